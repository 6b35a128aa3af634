/** What stands in the open bar: the server's items, their remove links, and the link to the comparison page. */

import { pageComparisonTable } from '../../src/actions/pageComparisonTable';
import { pageComparison } from '../../src/actions/pageLists';
import { aliveNodes, parseHtml } from '../../src/bridge/page/html';
import { report } from '../../src/bridge/page/islands';
import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { couldNotRemove, removed, removeName, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/announcer';
import { notify } from '../../src/ui/notify';
import { playButton } from '../../src/ui/playButton';
import { BAR, BOX, EMPTY, EMPTY_WORDS, ITEM, LINK, REMOVE, TOGGLE } from './contract';
import { type BarItem, readAddress, readItem, readItems } from './read';
import { compareAddress } from './rules';

/** The list has them all; the bar shows some of a long one, and the comparison page takes its list from the address. */
export function showAddress(bar: HTMLElement): void {
  const ids = pageComparison().$ids.get();
  const items = readItems(bar).map(({ productId }) => productId);
  const address = compareAddress(readAddress(bar), ids.length ? ids : items, location.href);
  if (address) bar.querySelector(LINK)?.setAttribute('href', address);
}

function nameItem({ element, name }: BarItem): void {
  const link = element.querySelector<HTMLElement>(REMOVE);
  if (!link) return;
  playButton(link);
  if (name) link.setAttribute('aria-label', say(removeName, { name }));
}

/** Takes an item out; focus that was in it goes to the next one's link, else to the one's before, else to the toggle. */
function drop(item: HTMLElement): void {
  const { activeElement } = document;
  const bar = item.closest(BAR);
  const near = [item.nextElementSibling, item.previousElementSibling].find((one) => one?.matches(ITEM));
  const heir = near?.querySelector<HTMLElement>(REMOVE) ?? bar?.querySelector<HTMLElement>(TOGGLE);
  const hadFocus = item.contains(activeElement);
  item.remove();
  if (hadFocus) moveFocus(heir);
}

/** Drops what is not in the list any more. */
export function dropItems(bar: HTMLElement, ids: readonly number[]): void {
  for (const { element, productId } of readItems(bar)) if (productId && !ids.includes(productId)) drop(element);
}

/** Puts the server's items into the bar. */
export function showItems(bar: HTMLElement, html: string): void {
  const box = bar.querySelector(BOX);
  box?.replaceChildren(...aliveNodes(parseHtml(html)));
  bar.classList.toggle(EMPTY, !!box?.querySelector(EMPTY_WORDS));
  for (const item of readItems(bar)) nameItem(item);
}

/** Removes a product: its item is dimmed until the answer, and stays if the call fails. A second press is no second call. */
export async function removeItem(link: HTMLElement): Promise<void> {
  const element = link.closest<HTMLElement>(ITEM);
  const { productId, name } = element ? readItem(element) : { productId: 0, name: '' };
  if (!element || !productId)
    return report({ island: 'comparison-bar', what: 'An item has no product.', why: 'It cannot be removed.', fix: 'Print its id as data-pid.' });
  if (element.getAttribute('aria-busy')) return;
  element.setAttribute('aria-busy', 'true');
  try {
    await pageComparisonTable().remove(productId);
    drop(element);
    announce(say(removed, { name }));
  } catch (cause) {
    element.removeAttribute('aria-busy');
    report({ island: 'comparison-bar', what: 'A product could not be removed.', why: 'The shopper is told.', fix: 'See the cause.', cause });
    notify({ kind: 'error', text: say(couldNotRemove, { name }), action: { label: say(tryAgain), run: () => void removeItem(link) } });
  }
}
