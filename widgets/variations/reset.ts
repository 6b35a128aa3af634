/** Owns what a shopper hears and sees of a reset: its announcement, and where the focus goes. */
import { takeTo } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { selectionReset } from '../../src/texts/table';
import { ALERT } from './contract';

/** @param text "" takes the announcement away */
export function sayReset(form: Element, text = say(selectionReset)): void {
  for (const place of form.querySelectorAll(ALERT)) place.textContent = text;
}

/** To the first select, or to the swatches that stand in its place. */
export function focusFirst([first]: readonly HTMLElement[]): void {
  takeTo(first);
  if (document.activeElement !== first) takeTo(first?.closest('tr,.value')?.querySelector<HTMLElement>('[tabindex="0"]'));
}
