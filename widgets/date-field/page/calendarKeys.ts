/** Owns the keys in an open calendar, besides flatpickr's own. */
import { isRightToLeft } from '../../../src/dom/direction';

/** The elements that Tab reaches, in order. */
const STOPS = 'button,input:not([hidden]),.flatpickr-day[tabindex="0"]';

function end(event: KeyboardEvent, leave: () => void): void {
  event.preventDefault();
  leave();
}

/**
 * Leaves the calendar when Tab reaches its end. In the document the calendar is at the end of the page, but for the
 * keyboard it follows its field.
 */
function leaveAtEnd(event: KeyboardEvent, dialog: HTMLElement, leave: () => void): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  if (event.target === stops.at(event.shiftKey ? 0 : -1)) end(event, leave);
}

/** The numbers of the arrow keys to the sides. */
const LEFT = 37;
const RIGHT = 39;

/**
 * Lets flatpickr read the number of the other arrow key: from right to left the next day is on the left, but flatpickr
 * takes it to be on the right.
 */
function mirror(event: KeyboardEvent): void {
  Object.defineProperty(event, 'keyCode', { value: LEFT + RIGHT - event.keyCode });
}

/**
 * Handles a key before flatpickr does. flatpickr would choose a day with Enter on any button, does not know Space, and
 * knows one direction.
 * @param leave closes the calendar and moves the focus to its field
 */
export function handleKey(event: KeyboardEvent, dialog: HTMLElement, leave: () => void): void {
  const target = event.target as HTMLElement;
  const isButton = target.localName === 'button';
  if (event.key === 'Escape' || event.key === 'Tab' || isButton) event.stopPropagation();
  if (event.key === 'Escape') end(event, leave);
  else if (event.key === 'Tab') leaveAtEnd(event, dialog, leave);
  else if (event.key === ' ' && !isButton && target.classList.contains('flatpickr-day')) {
    event.preventDefault();
    target.click();
  } else if (/^Arrow[LR]/.test(event.key) && isRightToLeft(target)) mirror(event);
}
