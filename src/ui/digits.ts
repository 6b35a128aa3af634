/** Owns digits that change, without React: only changed text is written. */
import { make } from './make';

/**
 * Writes a text into an element; false when the element does not hold the last written text, because another script has
 * changed it.
 */
export function writeText({ firstChild }: Element, last: string, text: string): boolean {
  const node = firstChild as Text | null;
  if (node?.data === text) return true;
  if (node?.data !== last) return false;
  node.data = text;
  return true;
}

/** Digits in an element of their own. */
export interface PlainDigits {
  element: HTMLElement;
  /** False when another script had written into the element. */
  write(text: string): boolean;
}

/**
 * Makes digits in the element that `Digits` of Countdown.tsx shows. They are not translated, because a translating
 * browser would stop them.
 */
export function makeDigits(text: string, className?: string): PlainDigits {
  const element = make('span', className === undefined ? {} : { className }, text);
  element.setAttribute('translate', 'no');
  let last = text;
  return {
    element,
    write(next) {
      const isWritten = writeText(element, last, next);
      if (!isWritten) element.textContent = next;
      last = next;
      return isWritten;
    },
  };
}
