/** Reads a card's button. */
import { text } from '../../src/dom/attributes';
import { productName } from '../../src/dom/productName';
import { type ButtonKind, type CardButton, KINDS } from './contract';

// The comparison's class holds the wishlist's word too, so it is asked first.
const kindOf = ({ className }: HTMLElement) => (Object.entries(KINDS).find(([, part]) => className.includes(part))?.[0] ?? 'directCheckout') as ButtonKind;

export function readButton(button: HTMLElement): CardButton {
  return {
    kind: kindOf(button),
    isNamed: !!(text(button, 'aria-label') || text(button, 'aria-labelledby') || button.textContent?.trim() || button.querySelector('img[alt]:not([alt=""])')),
    productName: productName(button),
  };
}
