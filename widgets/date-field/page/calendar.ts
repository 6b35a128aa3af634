/**
 * Owns the one calendar that is open: a dialog below its field, which runs in the page's direction. The code is fetched
 * with the first calendar. It does not work on pages with Trusted Types.
 */

import { computePosition, flip, shift } from '@floating-ui/core';
import flatpickrCss from 'flatpickr/dist/flatpickr.css?inline';
import { adoptStyles } from '../../../src/bridge/page/styles';
import { isRightToLeft } from '../../../src/dom/direction';
import { moveFocus, takeTo } from '../../../src/dom/focus';
import { say } from '../../../src/texts/say';
import { chooseDate, close as closeText, today as todayText } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { onPressBeside } from '../../../src/ui/presses/pressBeside';
import { screenPlatform } from '../../../src/ui/screenPlatform';
import css from '../calendar.css?inline';
import type { Day } from '../day.rules';
import { handleKey } from './calendarKeys';
import { createMonth, type Instance, type MonthOptions, setTabStop } from './flatpickr';

export interface CalendarOptions extends MonthOptions {
  /** The field that the calendar opens for. It keeps the focus until the shopper enters the calendar. */
  field: HTMLInputElement;
  onClose(): void;
}

export interface Calendar {
  element: HTMLElement;
  /** Moves the focus to the chosen day, today, or the first that can be chosen. */
  enter(): void;
  /** Shows a typed day as chosen. */
  show(day: Day): void;
  close(): void;
}

const ID = 'shop-islands-calendar';

function makeDialog(): HTMLElement {
  const className = 'shop-islands shop-islands-calendar';
  return make('div', { id: ID, className, popover: 'manual', role: 'dialog', ariaLabel: say(chooseDate) });
}

function goToToday(month: Instance, today: Day): void {
  month.jumpToDate(today, true);
  const first = setTabStop(month);
  if (first === month.todayDateElem) takeTo(first);
}

function makeActions(onToday: () => void, onClose: () => void): HTMLElement {
  const action = (textContent: string, onclick: () => void) => make('button', { type: 'button', textContent, onclick });
  return make(
    'div',
    { className: 'shop-islands-calendar-actions' },
    action(say(todayText), onToday),
    action(say(closeText), onClose),
  );
}

/** Puts the dialog below its field. It scrolls with the page. */
async function place(dialog: HTMLElement, field: HTMLElement): Promise<void> {
  const middleware = [flip(), shift({ padding: 4 })];
  const { x, y } = await computePosition(field, dialog, {
    placement: 'bottom-start',
    strategy: 'fixed',
    platform: { ...screenPlatform, isRTL: isRightToLeft },
    middleware,
  });
  Object.assign(dialog.style, { left: `${x + scrollX}px`, top: `${y + scrollY}px` });
}

/** Calls back when the pointer or the focus goes elsewhere than to the field or the dialog. */
function onLeave(field: Element, dialog: Element, run: () => void, signal: AbortSignal): void {
  const isElsewhere = (target: Node) => target !== field && !dialog.contains(target);
  document.addEventListener('focusin', ({ target }) => isElsewhere(target as Node) && run(), { capture: true, signal });
  onPressBeside(isElsewhere, run, { capture: true, signal });
}

/**
 * Opens the calendar for a field. It closes by Escape, by its button, by a choice, and when the pointer or the focus
 * goes elsewhere.
 */
export function showCalendar(options: CalendarOptions): Calendar {
  const { field, today, onClose } = options;
  // The tokens are there, because the field's own code has adopted them.
  adoptStyles(flatpickrCss, css);
  const dialog = makeDialog();
  // Outside of the page's form, but inside the part that screen readers call the main part.
  (field.closest('main,[role="main"]') ?? document.body).append(dialog);
  const month = createMonth(options, dialog);
  const listening = new AbortController();
  const { signal } = listening;

  const close = () => {
    if (signal.aborted) return;
    listening.abort();
    month.destroy();
    dialog.remove();
    onClose();
  };
  const leave = () => {
    close();
    moveFocus(field);
  };
  dialog.append(makeActions(() => goToToday(month, today), leave));
  dialog.addEventListener('keydown', (event) => handleKey(event, dialog, leave), { capture: true });
  onLeave(field, dialog, close, signal);
  dialog.showPopover?.();
  place(dialog, field);
  return { element: dialog, enter: () => takeTo(setTabStop(month)), close, show: (day) => month.setDate(day, false) };
}
