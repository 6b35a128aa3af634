/** Owns the link to the comparison page: it has a real address from the start, which follows the list. */

import { report } from '../../../src/bridge/page/islands';
import type { ComparisonList } from '../../../src/state/comparison';
import { LINK } from '../contract';
import { readAddress } from '../read';
import { compareAddress } from '../rules';
import type { ComparisonBarStore } from '../store';

/** Keeps the link's address up to date. Returns a function that restores the printed address. */
export function followAddress(
  bar: HTMLElement,
  { $ids }: Pick<ComparisonList, '$ids'>,
  { $parts }: Pick<ComparisonBarStore, '$parts'>,
): () => void {
  if (!readAddress(bar))
    report({
      island: 'comparison-bar',
      what: 'The bar has no way to the comparison.',
      why: 'Its link leads nowhere.',
      fix: 'Print data-comparison-url.',
    });
  const link = bar.querySelector(LINK);
  const printed = link?.getAttribute('href');
  // The list rather than the items: the bar shows only some of a long list, and the comparison page takes its list from
  // the address.
  const show = () => {
    const ids = $ids.get();
    const items = $parts.get().flatMap(({ productId }) => productId || []);
    const address = compareAddress(readAddress(bar), ids.length ? ids : items, location.href);
    if (address) link?.setAttribute('href', address);
  };
  const stops = [$ids.subscribe(show), $parts.listen(show)];
  return () => {
    for (const stop of stops) stop();
    if (typeof printed === 'string') link?.setAttribute('href', printed);
    else link?.removeAttribute('href');
  };
}
