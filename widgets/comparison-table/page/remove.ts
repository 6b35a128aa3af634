/** Removes a product from the comparison: makes the call, takes its column out, and tells the shopper. */

import { pageComparisonTable } from '../../../src/actions/pageComparisonTable';
import { report } from '../../../src/bridge/page/islands';
import { ownLink } from '../../../src/rules/link';
import { say } from '../../../src/texts/say';
import { couldNotRemove, removed, somethingWrong, tryAgain } from '../../../src/texts/table';
import { announce } from '../../../src/ui/messages/announcer';
import { notify } from '../../../src/ui/messages/notify';
import { MODAL, PAGE } from '../contract';
import { readRemoveLink } from '../read';
import { showAddress } from './address';
import { columnsOf, dropColumn } from './columns';
import { renewAddress } from './share';

/** Ids of products whose removal is under way. */
const leaving = new Set<number>();

/** Dims a column while its removal is under way. */
function setBusy(host: HTMLElement, productId: number, isBusy: boolean): void {
  for (const cell of columnsOf(host).get(productId) ?? []) {
    if (isBusy) cell.setAttribute('aria-busy', 'true');
    else cell.removeAttribute('aria-busy');
  }
}

function takeAddress(host: HTMLElement, address: string): void {
  const own = ownLink(address, location.href);
  if (!own) return;
  renewAddress(host, own);
  // Runs after a removal in the dialog too, because the table on the page has changed with it.
  if (document.querySelector(PAGE)) showAddress(own);
}

/**
 * Removes a link's product. On the page its column goes at once, and comes back if the call fails; in the dialog it
 * goes after the answer (SPEC 4.10).
 */
export async function remove(link: HTMLElement, host: HTMLElement): Promise<void> {
  const { productId, name } = readRemoveLink(link);
  if (leaving.has(productId)) return;
  leaving.add(productId);
  const isInDialog = !!host.closest(MODAL);
  setBusy(host, productId, isInDialog);
  const putBack = isInDialog ? () => setBusy(host, productId, false) : dropColumn(host, productId);
  try {
    takeAddress(host, await pageComparisonTable().remove(productId));
    dropColumn(host, productId);
    if (name) announce(say(removed, { name }));
  } catch (cause) {
    putBack();
    report({
      island: 'comparison-table',
      what: 'A product could not be removed.',
      why: 'The shopper is told.',
      fix: 'See the cause.',
      cause,
    });
    notify({
      kind: 'error',
      text: name ? say(couldNotRemove, { name }) : say(somethingWrong),
      action: { label: say(tryAgain), run: () => void remove(link, host), about: productId },
    });
  } finally {
    leaving.delete(productId);
  }
}
