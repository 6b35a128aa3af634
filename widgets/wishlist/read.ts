/** Reads a wishlist button or a row of the wishlist's page. */
import { number } from '../../src/dom/attributes';
import { ACTIVE } from './contract';

/** Id of the button's product; 0 where it names none. */
export function readProductId(control: Element): number {
  const id = number(control, 'data-pid') ?? 0;
  return Number.isInteger(id) && id > 0 ? id : 0;
}

/** What the server printed, or another script has shown since: true when the product is in the list. */
export const readIsIn = (button: Element): boolean => button.classList.contains(ACTIVE);

/** What goes when a product goes. */
export const readRow = (control: Element): HTMLElement => control.closest('tr') ?? control.parentElement ?? (control as HTMLElement);
