/** Owns the rows of the wishlist's page: their buttons, their busy state, and their removal. */

import { moveFocus } from '../../../src/dom/focus';
import { productName } from '../../../src/dom/productName';
import { say } from '../../../src/texts/say';
import { remove, removeName, wishlistEmpty } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { playButton } from '../../../src/ui/presses/playButton';
import { REMOVE } from '../contract';
import { readProductId, readRow } from '../read';

const controlsIn = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>(REMOVE)];

/** Makes a button of the server's `X`, with the product's name in its label. */
export function adoptRow(control: HTMLElement): void {
  const name = productName(control);
  playButton(control);
  if (!control.hasAttribute('aria-label'))
    control.setAttribute('aria-label', name ? say(removeName, { name }) : say(remove));
}

/** Shows which rows are busy. @param busy the products whose call is under way */
export function showBusyRows(busy: Record<number, boolean>): void {
  for (const control of controlsIn(document))
    readRow(control).setAttribute('aria-busy', String(!!busy[readProductId(control)]));
}

/** Replaces the list by a message that it is empty. */
function showEmpty(list: HTMLElement): HTMLElement {
  const words = make('p', { className: 'woocommerce-info', textContent: say(wishlistEmpty), tabIndex: -1 });
  // An empty table is replaced as a whole. Rows of another kind may stand among other content, which stays.
  if (list instanceof HTMLTableElement) list.replaceWith(words);
  else list.append(words);
  return words;
}

/**
 * Removes a row. If it had the focus, the focus moves to the next row's button, else the last row's, else to the text
 * that the list is empty.
 */
function dropRow(control: HTMLElement): void {
  const row = readRow(control);
  const list = row.closest('table') ?? row.parentElement;
  if (!list) return;
  const controls = controlsIn(list);
  const index = controls.indexOf(control);
  const hadFocus = row.contains(document.activeElement);
  row.remove();
  const next = controls[index + 1] ?? controls[index - 1];
  // The next row's control may not be a button yet.
  if (next) adoptRow(next);
  const heir = next ?? showEmpty(list);
  if (hadFocus) moveFocus(heir);
}

/** Removes a product's rows. It searches the page anew, because the server's HTML may have been replaced meanwhile. */
export function dropRows(productId: number): void {
  for (const control of controlsIn(document)) if (readProductId(control) === productId) dropRow(control);
}
