/** Owns the numbers of a countdown, in the markup that the plugin's styles know. */
import type { Clock } from '../../src/bridge/page/clock';
import { roundToMinute } from '../../src/rules/countdown';
import { sayTimeLeft } from '../../src/texts/sayTimeLeft';
import { make } from '../../src/ui/make';
import { type Countdown, type Layout, UNITS, type Unit } from './contract';
import { createFlip } from './flip';
import { digitsOf } from './rules';

type Piece = [element: HTMLElement, write: (digits: string) => void];

const block = (className: string, ...children: Node[]) => make('div', { className }, ...children);

/** Names of the two boxes around a number and its label. */
const BOXES: Record<Exclude<Layout, 'flip'>, [string, string]> = {
  round: ['elementskit-inner-container ekit-countdown-inner', 'elementskit-timer-content'],
  box: ['elementskit-timer-content ekit-countdown-inner', 'elementskit-inner-container'],
};

function createPiece(unit: Unit, label: string, layout: Layout, clock: Clock): Piece {
  if (layout === 'flip') return createFlip(unit, label, clock);
  const [outer, inner] = BOXES[layout];
  const number = new Text();
  const count = make('span', { className: 'elementskit-timer-count' }, number, ' ');
  // A browser that translates the page would take the text out that is written into, and the time would stand still.
  count.setAttribute('translate', 'no');
  const parts = [count, make('span', { className: 'elementskit-timer-title' }, label)];
  const piece = block(`elementskit-timer-container elementskit-${unit}s`, block(outer, block(inner, ...parts)));
  return [
    piece,
    (digits) => {
      number.data = digits;
    },
  ];
}

/** Makes the numbers; gives what shows the milliseconds that are left. Each is written when it changes only. */
export function createDigits(host: HTMLElement, { layout, labels }: Countdown, clock: Clock): (left: number) => void {
  const hasWeeks = layout === 'flip';
  const pieces = UNITS.filter((unit) => hasWeeks || unit !== 'week').map((unit) => [unit, ...createPiece(unit, labels[unit], layout, clock)] as const);
  for (const [, element] of pieces) element.setAttribute('aria-hidden', 'true');
  host.replaceChildren(...pieces.map(([, element]) => element));
  // One name for all of it: numbers and their labels, read one by one, are no time.
  host.setAttribute('role', 'timer');
  const written = new Map<Unit, string>();
  let said = 0;
  return (left) => {
    const digits = digitsOf(left, hasWeeks);
    for (const [unit, , write] of pieces) if (written.get(unit) !== digits[unit]) write(digits[unit]);
    for (const unit of UNITS) written.set(unit, digits[unit]);
    const minutes = roundToMinute(left);
    if (minutes !== said) host.setAttribute('aria-label', sayTimeLeft((said = minutes)));
  };
}
