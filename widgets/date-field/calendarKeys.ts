/** Owns the keys in an open calendar, besides flatpickr's own. */

/** What Tab reaches, in order. */
const STOPS = 'button,input:not([hidden]),.flatpickr-day[tabindex="0"]';

function end(event: KeyboardEvent, leave: () => void): void {
  event.preventDefault();
  leave();
}

/**
 * Leaves the calendar by Tab at its ends: it stands at the end of the page, but for the keyboard it follows its field.
 */
function leaveAtEnd(event: KeyboardEvent, dialog: HTMLElement, leave: () => void): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)];
  if (event.target === stops.at(event.shiftKey ? 0 : -1)) end(event, leave);
}

/**
 * Handles a key before flatpickr does. flatpickr would choose a day with Enter on any button, and does not know Space.
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
  }
}
