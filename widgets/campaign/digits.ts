/** Owns the digits of a timer, in the markup of its skin, which the plugin's styles know. */

import { roundToMinute, type Unit } from '../../src/rules/countdown';
import { say } from '../../src/texts/say';
import { sayTimeLeft } from '../../src/texts/sayTimeLeft';
import { campaignDay, campaignHour, campaignMinute, campaignSecond } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import type { Skin, Timer } from './contract';
import { digitsOf, twoDigits, unitsShown } from './rules';

/** One unit on the page: its digits are written into `number`. */
interface Piece {
  nodes: Node[];
  number: Text;
  /** What pulses. */
  border?: HTMLElement;
}

const PULSE = ['wcct_pulse', 'wcct_animated'];
const NO_BORDER = 'wcct_border_none';
const LABELS = { days: campaignDay, hours: campaignHour, minutes: campaignMinute, seconds: campaignSecond };

const span = (className: string, ...children: (Node | string)[]) => make('span', { className }, ...children);
const block = (className: string, ...children: (Node | string)[]) => make('div', { className }, ...children);

/** A place for digits. A browser that translates the page would take the text out that is written into, and the time would stand still. */
function digitsPlace(className = ''): { place: HTMLElement; number: Text } {
  const number = new Text();
  const place = span(className, number);
  place.setAttribute('translate', 'no');
  return { place, number };
}

function box(shape: 'round' | 'square', isGhost: boolean, label: string): Piece {
  const { place, number } = digitsPlace();
  const border = block('wcct_wrap_border');
  const table = block('wcct_table', block('wcct_table_cell', place, ` ${label}`));
  return { nodes: [block(`wcct_${shape}_wrap`, ...(isGhost ? [border, table] : [table, border]))], number, border };
}

function highlight(label: string, isLast: boolean): Piece {
  const { place, number } = digitsPlace('wcct_timer_label');
  const colon = isLast ? [] : [span('wcct_colon_sep', ':')];
  return { nodes: [block('wcct_highlight_1_wrap', place, ` ${label}`, ...colon)], number };
}

function plain(label: string, isLast: boolean): Piece {
  const { place, number } = digitsPlace();
  return { nodes: [place, new Text(isLast ? label : `${label} `)], number };
}

const makers: Record<Skin, (label: string, isLast: boolean) => Piece> = {
  round_fill: (label) => box('round', false, label),
  round_ghost: (label) => box('round', true, label),
  square_fill: (label) => box('square', false, label),
  square_ghost: (label) => box('square', true, label),
  highlight_1: highlight,
  default: plain,
};

/** The seconds' box pulses all the time, the minutes' when it changes. */
function pulse({ border }: Piece, isOn: boolean): void {
  for (const name of PULSE) border?.classList.toggle(name, isOn);
  border?.parentElement?.classList.toggle(NO_BORDER, isOn);
}

function build(wrap: HTMLElement, units: readonly Unit[], { skin, labels }: Timer): Partial<Record<Unit, Piece>> {
  const pieces = units.map((unit) => [unit, makers[skin](labels[unit] || say(LABELS[unit]), unit === 'seconds')] as const);
  const nodes = pieces.flatMap(([, piece]) => piece.nodes);
  // The timer has one name: numbers and their labels, read one by one, are no time.
  for (const node of nodes) if (node instanceof HTMLElement) node.setAttribute('aria-hidden', 'true');
  wrap.replaceChildren(...nodes);
  const byUnit = Object.fromEntries(pieces);
  if (byUnit.seconds) pulse(byUnit.seconds, true);
  return byUnit;
}

/** The last name that was made, by its minutes: hundreds of timers may change theirs together. */
let name = { minutes: -1, text: '' };
function nameOf(minutes: number): string {
  if (name.minutes !== minutes) name = { minutes, text: sayTimeLeft(minutes) };
  return name.text;
}

/** Gives what shows seconds; nothing is written that stands there already. */
export function createDigits(wrap: HTMLElement, timer: Timer): (seconds: number) => void {
  let shown = '';
  let pieces: Partial<Record<Unit, Piece>> = {};
  let said = -1;
  let isPulsing = false;
  wrap.setAttribute('role', 'timer');

  const showAll = (seconds: number) => {
    const units = unitsShown(seconds, timer.always);
    if (units.join() !== shown) {
      pieces = build(wrap, units, timer);
      shown = units.join();
      isPulsing = false;
    }
    const digits = digitsOf(seconds);
    for (const unit of units) {
      const text = pieces[unit]?.number;
      if (text && text.data !== digits[unit]) text.data = digits[unit];
    }
    if (pieces.minutes && isPulsing !== (digits.seconds === '00')) pulse(pieces.minutes, (isPulsing = !isPulsing));
    const minutes = roundToMinute(seconds * 1000);
    if (minutes !== said) wrap.setAttribute('aria-label', nameOf((said = minutes)));
  };

  let last = -1;
  return (seconds) => {
    // Most of the time only the seconds change, and there may be hundreds of timers.
    const isMinute = last % 60 && seconds % 60 && Math.floor(last / 60) === Math.floor(seconds / 60);
    if (!isMinute || !pieces.seconds) showAll(seconds);
    else if (seconds !== last) pieces.seconds.number.data = twoDigits(seconds % 60);
    last = seconds;
  };
}
