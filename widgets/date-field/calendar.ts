/**
 * Owns the one calendar that is open: flatpickr's, as a dialog below its field. Texts are SPEC 9's: English names, weeks
 * from Monday, left to right. Fetched with the first one; not for pages with Trusted Types.
 */

import { computePosition, flip, shift } from '@floating-ui/core';
import flatpickr from 'flatpickr';
import flatpickrCss from 'flatpickr/dist/flatpickr.css?inline';
import type { Instance } from 'flatpickr/dist/types/instance';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus, takeTo } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { chooseDate, close as closeText, nextMonth, previousMonth, today as todayText } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { screenPlatform } from '../../src/ui/screenPlatform';
import tokens from '../../src/ui/tokens.css?inline';
import css from './calendar.css?inline';
import type { Day } from './day.rules';

export interface CalendarOptions {
  /** What it is opened for. It keeps the focus until the calendar is entered. */
  field: HTMLInputElement;
  /** The store's today. */
  today: Day;
  /** Shown as chosen; "" for none. */
  chosen: Day | '';
  /** The month that is shown where nothing is chosen is this day's. */
  start: Day;
  mayChoose(day: Day): boolean;
  onChoose(day: Day): void;
  onClose(): void;
}

export interface Calendar {
  element: HTMLElement;
  /** Moves the focus to the chosen day, today, or the first that can be chosen. */
  enter(): void;
  /** Shows what was typed. */
  show(day: Day): void;
  close(): void;
}

const FORMAT = 'Y-m-d';
const ID = 'shop-islands-calendar';

/** Moves the only day that Tab stops at: flatpickr's own have none. */
function settle({ days, selectedDateElem, todayDateElem }: Instance): HTMLElement | undefined {
  const open = [...days.querySelectorAll<HTMLElement>('.flatpickr-day:not(.flatpickr-disabled)')];
  const first = [selectedDateElem, todayDateElem, open.find((day) => !/MonthDay/.test(day.className))].find((day) => day && open.includes(day));
  for (const day of open) day.tabIndex = day === first ? 0 : -1;
  return first;
}

/** A day is a button: what can be chosen is said, too. */
function nameDay(day: HTMLElement): void {
  day.role = 'button';
  day.ariaPressed = String(day.classList.contains('selected'));
  day.ariaDisabled = String(day.classList.contains('flatpickr-disabled'));
}

const button = (label: string, textContent: string, run?: () => void) => {
  const made = make('button', { type: 'button', textContent });
  if (label !== textContent) made.ariaLabel = label;
  if (run) made.addEventListener('click', run);
  return made;
};

function create({ today, chosen, start, mayChoose, onChoose }: CalendarOptions, host: HTMLElement): Instance {
  const input = make('input', { hidden: true });
  host.append(input);
  const settled = (_days: Date[], _text: string, calendar: Instance) => void settle(calendar);
  return flatpickr(input, {
    inline: true,
    disableMobile: true,
    dateFormat: FORMAT,
    now: today,
    defaultDate: chosen || undefined,
    disable: [(date) => !mayChoose(flatpickr.formatDate(date, FORMAT))],
    locale: { firstDayOfWeek: 1 },
    monthSelectorType: 'static',
    onDayCreate: (_days, _text, _calendar, day) => nameDay(day),
    onReady: (_days, _text, calendar) => {
      // flatpickr listens on what is around them.
      calendar.prevMonthNav.replaceChildren(button(say(previousMonth), '‹'));
      calendar.nextMonthNav.replaceChildren(button(say(nextMonth), '›'));
      calendar.monthNav.querySelector('.cur-month')?.setAttribute('aria-live', 'polite');
      calendar.currentYearElement.tabIndex = 0;
      if (!chosen) calendar.jumpToDate(start);
      settle(calendar);
    },
    onMonthChange: settled,
    onYearChange: settled,
    onChange: (_days, day) => onChoose(day),
  });
}

async function place(dialog: HTMLElement, field: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(field, dialog, {
    placement: 'bottom-start',
    strategy: 'fixed',
    platform: screenPlatform,
    middleware: [flip(), shift({ padding: 4 })],
  });
  // It moves with the page.
  Object.assign(dialog.style, { left: `${x + scrollX}px`, top: `${y + scrollY}px` });
}

/** What keys do besides flatpickr's own: those would choose with Enter on any button, and know no Space. */
function handleKey(event: KeyboardEvent, dialog: HTMLElement, leave: () => void): void {
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    leave();
  } else if (target.localName === 'button') {
    if (event.key !== 'Tab') event.stopPropagation();
  } else if (event.key === ' ' && target.classList.contains('flatpickr-day')) {
    event.preventDefault();
    target.click();
  }
  if (event.key !== 'Tab') return;
  // It stands at the end of the page; for the keyboard it follows its field.
  const stops = [...dialog.querySelectorAll<HTMLElement>('button,input:not([hidden]),.flatpickr-day[tabindex="0"]')];
  event.stopPropagation();
  if (target !== stops.at(event.shiftKey ? 0 : -1)) return;
  event.preventDefault();
  leave();
}

/** Opens the calendar for a field; it closes by Escape, its button, a choice, and when pointer or focus go elsewhere. */
export function showCalendar(options: CalendarOptions): Calendar {
  const { field, today, onClose } = options;
  adoptStyles(tokens, flatpickrCss, css);
  const dialog = make('div', {
    id: ID,
    className: 'shop-islands shop-islands-calendar',
    popover: 'manual',
    role: 'dialog',
    dir: 'ltr',
    ariaLabel: say(chooseDate),
  });
  // Beside a form of the page's, not in it, and inside of what a screen reader calls its main part.
  (field.closest('main,[role="main"]') ?? document.body).append(dialog);
  const listening = new AbortController();
  const calendar = create(options, dialog);

  const close = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    calendar.destroy();
    dialog.remove();
    onClose();
  };
  const leave = () => {
    close();
    moveFocus(field);
  };
  const enter = () => takeTo(settle(calendar));
  const leaveOutside = ({ target }: Event) => {
    if (target !== field && !dialog.contains(target as Node)) close();
  };

  const goToToday = () => {
    calendar.jumpToDate(today, true);
    const first = settle(calendar);
    if (first === calendar.todayDateElem) takeTo(first);
  };
  dialog.append(
    make(
      'div',
      { className: 'shop-islands-calendar-actions' },
      button(say(todayText), say(todayText), goToToday),
      button(say(closeText), say(closeText), leave),
    ),
  );
  dialog.addEventListener('keydown', (event) => handleKey(event, dialog, leave), { capture: true });
  for (const type of ['click', 'focusin']) document.addEventListener(type, leaveOutside, { capture: true, signal: listening.signal });
  dialog.showPopover?.();
  place(dialog, field);

  return { element: dialog, enter, close, show: (day) => calendar.setDate(day, false) };
}
