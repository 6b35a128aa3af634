/** Reads a card's button. */
import { number, text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { productName } from '../../src/dom/productName';
import { scalarOf } from '../../src/rules/values';
import { type ButtonKind, type CardButton, COMPARE, QUICK_VIEW, WISHLIST } from './contract';

const kindOf = (button: Element): ButtonKind =>
  button.matches(WISHLIST) ? 'wishlist' : button.matches(COMPARE) ? 'compare' : button.matches(QUICK_VIEW) ? 'quickView' : 'directCheckout';

export function readButton(button: Element): CardButton {
  return {
    kind: kindOf(button),
    productId: number(button, 'data-pid') ?? (Number(scalarOf(json(button, 'data-payload')?.pid)) || 0),
    isNamed:
      !!text(button, 'aria-label') ||
      button.hasAttribute('aria-labelledby') ||
      !!button.textContent?.trim() ||
      !!button.querySelector('img[alt]:not([alt=""])'),
    productName: productName(button),
  };
}
