/** Reads a card's button. */
import { text } from '../../src/dom/attributes';
import { productName } from '../../src/dom/productName';
import { type CardButton, WORDS } from './contract';

const kindOf = ({ className }: HTMLElement) =>
  (Object.keys(WORDS) as (keyof typeof WORDS)[]).find((part) => className.includes(part));

/** Reads what a button does, and what it is called. */
export function readButton(button: HTMLElement): CardButton {
  return {
    kind: kindOf(button),
    isNamed: !!(
      text(button, 'aria-label') ||
      text(button, 'aria-labelledby') ||
      button.textContent?.trim() ||
      button.querySelector('[alt]:not([alt=""])')
    ),
    productName: productName(button),
  };
}
