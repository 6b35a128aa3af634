/** Owns the text for an empty cart in the page's cart widgets. It is a file of its own to save bytes. */
import { emit, shopIslands } from '../../../src/bridge/page/islands';
import { CART_WIDGET } from '../../../src/rules/selectors';
import { say } from '../../../src/texts/say';
import { emptyCart } from '../../../src/texts/table';
import { BLANK } from '../contract';

/**
 * Copies the text for an empty cart that the server printed elsewhere into blank cart widgets. Returns false when one
 * stays blank.
 */
export function fillBlankWidgets(): boolean {
  const contents = [...document.querySelectorAll(CART_WIDGET)];
  const filled = contents.find(({ childElementCount }) => childElementCount);
  if (!filled) return !contents.length;
  for (const content of contents) if (!content.childElementCount) content.append(...filled.cloneNode(true).childNodes);
  return true;
}

/** Shows the text for an empty cart from the config in blank cart widgets. Returns false when the config has none. */
function sayEmpty(): boolean {
  const textContent = say(emptyCart);
  if (textContent === emptyCart.en) return false;
  for (const blank of document.querySelectorAll(BLANK)) {
    blank.append(
      Object.assign(document.createElement('p'), { className: 'woocommerce-mini-cart__empty-message', textContent }),
    );
  }
  return true;
}

/**
 * Fills blank cart widgets: with the page's text for an empty cart, with the config's, or with the cart that the tab
 * has kept. If none of these exists, fetches the cart (docs/decisions/spec.md).
 */
export async function fillBlanks(): Promise<void> {
  if (fillBlankWidgets() || sayEmpty()) return;
  await shopIslands().wake('mini-cart');
  if (!fillBlankWidgets()) emit('cart:refresh', {});
}
