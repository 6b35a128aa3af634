/** Reads an add-to-cart button. */
import type { ProductToAdd } from '../../src/actions/addProduct';

/**
 * Reads the data that a press sends.
 * @param button a link or button with `data-product_id`
 */
export function readButton(button: HTMLElement): ProductToAdd {
  // The loader's own marks are not sent to the shop.
  const { island, islandStatus, ...fields } = button.dataset as Record<string, string>;
  return { fields, successMessage: fields.success_message ?? '', href: (button as HTMLAnchorElement).href ?? '' };
}
