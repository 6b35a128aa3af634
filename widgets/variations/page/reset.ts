/** Owns the announcement of a reset, and the focus after it. */
import { takeTo } from '../../../src/dom/focus';
import { say } from '../../../src/texts/say';
import { selectionReset } from '../../../src/texts/table';
import { ALERT } from '../contract';

/** Announces a reset. @param text "" removes the announcement */
export function sayReset(form: Element, text = say(selectionReset)): void {
  for (const place of form.querySelectorAll(ALERT)) place.textContent = text;
}

/** Moves the focus to the first select, or to the swatches that replace it. */
export function focusFirst([first]: readonly HTMLElement[]): void {
  takeTo(first);
  if (document.activeElement !== first)
    takeTo(first?.closest('tr,.value')?.querySelector<HTMLElement>('[tabindex="0"]'));
}
