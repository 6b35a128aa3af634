/** Reads a wishlist button or a row of the wishlist's page. */
import { number } from '../../src/dom/attributes';
import { ACTIVE } from './contract';

/** Id of the button's product; 0 when it names none. */
export function readProductId(control: Element): number {
  const id = number(control, 'data-pid') ?? 0;
  return Number.isInteger(id) && id > 0 ? id : 0;
}

/** True when the button shows that the product is in the list, as the server or another script has marked it. */
export const readIsIn = (button: Element): boolean => button.classList.contains(ACTIVE);

/** The element to remove with a product. */
export const readRow = (control: Element): HTMLElement =>
  control.closest('tr') ?? control.parentElement ?? (control as HTMLElement);
