/** Gives date fields their calendar and says what is wrong with a typed date. The field itself stays a text field. */

import { clock } from '../../src/bridge/page/clock';
import { config, report } from '../../src/bridge/page/islands';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import { say } from '../../src/texts/say';
import { dateFormat, dateTooEarly } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { setDescribed } from '../../src/ui/messages/describedBy';
import tokens from '../../src/ui/tokens.css?inline';
import { MESSAGE } from './contract';
import { type Day, dayIn, isDay } from './day.rules';
import type { Calendar } from './page/calendar';
import { isFree, readEarliest, readStored, readText } from './read';
import { earliestOf, faultOf, type Limits, mayChoose } from './rules';
import css from './styles.css?inline';

const storeToday = (): Day => dayIn(config().timeZone ?? '', clock.now());

const limitsOf = (field: HTMLInputElement): Limits => ({
  earliest: earliestOf(readEarliest(field), storeToday()),
  stored: readStored(field),
});

/**
 * These attributes tell screen readers what the field is, and keep browsers from covering the calendar with
 * suggestions.
 */
const ATTRIBUTES = [
  ['role', 'combobox'],
  ['aria-haspopup', 'dialog'],
  ['aria-expanded', 'false'],
  ['autocomplete', 'off'],
] as const;

/** The field whose calendar is open or loads. */
let current: HTMLInputElement | undefined;
let calendar: Calendar | undefined;
let messages = 0;

/** Says below the field what is wrong with its date. The text stays as the shop's staff typed it. */
function check(field: HTMLInputElement): void {
  const limits = limitsOf(field);
  const fault = faultOf(readText(field), limits);
  const next = field.nextElementSibling;
  const before = next?.classList.contains(MESSAGE) ? next : undefined;
  if (before) setDescribed(field, before.id, false);
  before?.remove();
  if (fault) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
  if (!fault) return;
  const textContent =
    fault === 'early' ? say(dateTooEarly, { day: limits.earliest }) : say(dateFormat, { example: limits.earliest });
  const message = make('span', { className: MESSAGE, id: `${MESSAGE}-${++messages}`, role: 'alert', textContent });
  field.after(message);
  setDescribed(field, message.id, true);
}

/**
 * Writes a chosen day into the field. The events are those of typing, so that WooCommerce saves a variation that has
 * changed.
 */
function choose(field: HTMLInputElement, day: Day): void {
  calendar?.close();
  field.value = day;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  moveFocus(field);
}

/** True once the focus has gone on from a field to something else. */
function isLeft(field: HTMLInputElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== field && activeElement !== body && !calendar?.element.contains(activeElement);
}

/**
 * Opens the calendar of a field, unless the field has another script's picker, or the shop's staff have gone on to
 * another field while the code was on its way. If the code does not load, the date can still be typed.
 * @param isEntered moves the focus into the calendar
 */
export async function open(field: HTMLInputElement, isEntered = false): Promise<void> {
  if (!isFree(field) || isLeft(field)) return;
  if (current !== field) {
    calendar?.close();
    current = field;
    try {
      const { showCalendar } = await import('./page/calendar');
      if (current !== field) return;
      if (isLeft(field)) current = undefined;
      else show(field, showCalendar);
    } catch (cause) {
      current = undefined;
      report({
        island: 'date-field',
        what: 'The calendar could not be loaded.',
        why: 'Dates can only be typed.',
        fix: 'See the cause.',
        cause,
      });
    }
  }
  if (isEntered) calendar?.enter();
}

function show(field: HTMLInputElement, showCalendar: typeof import('./page/calendar').showCalendar): void {
  const limits = limitsOf(field);
  const text = readText(field);
  calendar = showCalendar({
    field,
    today: storeToday(),
    chosen: isDay(text) && mayChoose(text, limits) ? text : '',
    start: limits.earliest,
    mayChoose: (day) => mayChoose(day, limits),
    onChoose: (day) => choose(field, day),
    onClose() {
      current = calendar = undefined;
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-controls');
    },
  });
  field.setAttribute('aria-expanded', 'true');
  field.setAttribute('aria-controls', calendar.element.id);
}

function pressKey(field: HTMLInputElement, event: KeyboardEvent): void {
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    open(field, true);
  } else if (event.key === 'Escape' && current === field) {
    event.preventDefault();
    if (calendar) calendar.close();
    else current = undefined;
  } else if (event.key === 'Tab' && !event.shiftKey && current === field && calendar) {
    event.preventDefault();
    calendar.enter();
  }
}

/** Tells screen readers what a field is, and listens to it. */
export function adopt(host: HTMLElement): (() => void) | undefined {
  if (!(host instanceof HTMLInputElement) || !isFree(host)) return undefined;
  const field = host;
  const listening = new AbortController();
  const { signal } = listening;
  for (const [name, value] of ATTRIBUTES) field.setAttribute(name, value);
  field.addEventListener('keydown', (event) => isFree(field) && pressKey(field, event), { signal });
  field.addEventListener('change', () => isFree(field) && check(field), { signal });
  field.addEventListener(
    'input',
    () => current === field && isDay(readText(field)) && calendar?.show(readText(field)),
    { signal },
  );
  return () => {
    listening.abort();
    if (current === field) calendar?.close();
  };
}

/** Adds the style sheets. */
export function start(): void {
  adoptStyles(tokens, css);
}
