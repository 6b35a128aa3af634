/** Owns how an item looks that is on its way out of the cart. */
import { UPDATING } from '../contract';

/** Dims an item's row, until the shop's answer prints the cart anew. */
export function dim(row: Element): void {
  row.classList.add(UPDATING);
  row.setAttribute('aria-busy', 'true');
}
