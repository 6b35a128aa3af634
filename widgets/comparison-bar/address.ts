/** Owns the link to the comparison page: a real address from the start, which follows the list. */

import { report } from '../../src/bridge/page/islands';
import type { ComparisonList } from '../../src/state/comparison';
import { say } from '../../src/texts/say';
import { compareProducts } from '../../src/texts/table';
import { lendAttributes } from '../../src/ui/lendAttributes';
import { LINK } from './contract';
import { readAddress } from './read';
import { compareAddress } from './rules';
import type { ComparisonBarStore } from './store';

/** Names the bar and keeps its link in step. Returns what gives both back as they were. */
export function followAddress(bar: HTMLElement, { $ids }: Pick<ComparisonList, '$ids'>, { $parts }: Pick<ComparisonBarStore, '$parts'>): () => void {
  if (!readAddress(bar))
    report({ island: 'comparison-bar', what: 'The bar has no way to the comparison.', why: 'Its link leads nowhere.', fix: 'Print data-comparison-url.' });
  let takeBack = () => {};
  // The list has them all; the bar shows some of a long one, and the comparison page takes its list from the address.
  const show = () => {
    takeBack();
    const ids = $ids.get();
    const items = $parts.get().flatMap(({ productId }) => productId || []);
    const link = bar.querySelector(LINK);
    if (link) takeBack = lendAttributes(link, { href: compareAddress(readAddress(bar), ids.length ? ids : items, location.href) });
  };
  const stops = [lendAttributes(bar, { role: 'region', 'aria-label': say(compareProducts) }), $ids.subscribe(show), $parts.listen(show)];
  return () => {
    for (const stop of stops) stop();
    takeBack();
  };
}
