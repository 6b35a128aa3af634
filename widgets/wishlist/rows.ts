/** Gives the rows of the wishlist's page life: their buttons, what is under way, and how a row goes. */

import { moveFocus } from '../../src/dom/focus';
import { productName } from '../../src/dom/productName';
import { say } from '../../src/texts/say';
import { remove, removeName, wishlistEmpty } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { playButton } from '../../src/ui/playButton';
import { REMOVE } from './contract';
import { readProductId, readRow } from './read';

const controlsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(REMOVE)];

/** Makes the server's `X` a button that says whose it is. */
export function adoptRow(control: HTMLElement): void {
  const name = productName(control);
  playButton(control);
  if (!control.hasAttribute('aria-label')) control.setAttribute('aria-label', name ? say(removeName, { name }) : say(remove));
}

/** @param busy products whose call is under way */
export function showBusyRows(busy: Record<number, boolean>): void {
  for (const control of controlsIn(document)) readRow(control).setAttribute('aria-busy', String(!!busy[readProductId(control)]));
}

/** Says in the list's own place that nothing is left. */
function showEmpty(list: HTMLElement): HTMLElement {
  const words = make('p', { className: 'woocommerce-info', textContent: say(wishlistEmpty), tabIndex: -1 });
  // A head without rows says nothing; what else stands around rows that are no table's is not ours to take away.
  if (list instanceof HTMLTableElement) list.replaceWith(words);
  else list.append(words);
  return words;
}

/** Focus that was in the row goes to the next one's button, else the last one's, else to the words that nothing is left. */
function dropRow(control: HTMLElement): void {
  const row = readRow(control);
  const list = row.closest('table') ?? row.parentElement;
  if (!list) return;
  const controls = controlsIn(list);
  const index = controls.indexOf(control);
  const hadFocus = row.contains(document.activeElement);
  row.remove();
  const next = controls[index + 1] ?? controls[index - 1];
  // Its own turn to become a button may be still to come.
  if (next) adoptRow(next);
  const heir = next ?? showEmpty(list);
  if (hadFocus) moveFocus(heir);
}

/** Takes a product's rows off the page as it is now: the server's HTML may have been replaced meanwhile. */
export function dropRows(productId: number): void {
  for (const control of controlsIn(document)) if (readProductId(control) === productId) dropRow(control);
}
