/**
 * Owns flatpickr's calendar of one month: its settings, its names for screen readers, and the one day at which Tab
 * stops.
 */
import flatpickr from 'flatpickr';
import type { DayElement, Instance } from 'flatpickr/dist/types/instance';
import { say } from '../../../src/texts/say';
import { intlLanguage } from '../../../src/texts/sayCount';
import { nextMonth, previousMonth } from '../../../src/texts/table';
import { make } from '../../../src/ui/make';
import { calendarLocale } from '../calendarLocale.rules';
import type { Day } from '../day.rules';

export type { Instance };

export interface MonthOptions {
  /** The store's today. */
  today: Day;
  /** The day that is shown as chosen; "" for none. */
  chosen: Day | '';
  /** When nothing is chosen, the month of this day is shown. */
  start: Day;
  mayChoose(day: Day): boolean;
  onChoose(day: Day): void;
}

const FORMAT = 'Y-m-d';

/**
 * Makes one day the only one at which Tab stops, because flatpickr's own days have no stop: the chosen day, today, or
 * the first that can be chosen.
 */
export function setTabStop({ days, selectedDateElem, todayDateElem }: Instance): HTMLElement | undefined {
  const open = [...days.querySelectorAll<HTMLElement>('.flatpickr-day:not(.flatpickr-disabled)')];
  const inMonth = open.find((day) => !/MonthDay/.test(day.className));
  const first = [selectedDateElem, todayDateElem, inMonth].find((day) => day && open.includes(day));
  for (const day of open) day.tabIndex = day === first ? 0 : -1;
  return first;
}

/** Makes a day a button for screen readers, which says whether it is chosen and whether it can be chosen. */
function nameDay(day: DayElement, name: string): void {
  day.role = 'button';
  day.ariaLabel = name;
  day.ariaPressed = String(day.classList.contains('selected'));
  day.ariaDisabled = String(day.classList.contains('flatpickr-disabled'));
}

const makeArrow = (ariaLabel: string, textContent: string) =>
  make('button', { type: 'button', textContent, ariaLabel });

/** Makes the arrows buttons and the month's name a live text. flatpickr listens on the elements around the arrows. */
function nameMonth({ prevMonthNav, nextMonthNav, monthNav, currentYearElement }: Instance): void {
  prevMonthNav.replaceChildren(makeArrow(say(previousMonth), '‹'));
  nextMonthNav.replaceChildren(makeArrow(say(nextMonth), '›'));
  monthNav.querySelector('.cur-month')?.setAttribute('aria-live', 'polite');
  currentYearElement.tabIndex = 0;
}

/** Creates the calendar in an element, in the page's language. */
export function createMonth({ today, chosen, start, mayChoose, onChoose }: MonthOptions, host: HTMLElement): Instance {
  const input = make('input', { hidden: true });
  host.append(input);
  const { nameOf, ...locale } = calendarLocale(intlLanguage());
  const onMove = (_days: Date[], _text: string, month: Instance) => void setTabStop(month);
  return flatpickr(input, {
    inline: true,
    disableMobile: true,
    dateFormat: FORMAT,
    now: today,
    defaultDate: chosen || undefined,
    disable: [(date) => !mayChoose(flatpickr.formatDate(date, FORMAT))],
    locale,
    monthSelectorType: 'static',
    onDayCreate: (_days, _text, _month, day) => nameDay(day, nameOf(day.dateObj)),
    onReady: (_days, _text, month) => {
      nameMonth(month);
      if (!chosen) month.jumpToDate(start);
      setTabStop(month);
    },
    onMonthChange: onMove,
    onYearChange: onMove,
    onChange: (_days, day) => onChoose(day),
  });
}
