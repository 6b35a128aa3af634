/** Reads a countdown. It never throws. */
import { text } from '../../src/dom/attributes';
import { type Countdown, LAYOUTS, UNITS, type Unit } from './contract';
import { parseVisitorTime } from './rules';

/** Reads a countdown's host. */
export const readCountdown = (host: Element): Countdown => ({
  end: parseVisitorTime(text(host, 'data-ekit-countdown')),
  layout: LAYOUTS.find(([className]) => host.classList.contains(className))?.[1] ?? 'round',
  labels: Object.fromEntries(UNITS.map((unit) => [unit, text(host, `data-date-ekit-${unit}`)])) as Record<Unit, string>,
  finishTitle: text(host, 'data-finish-title'),
  finishContent: text(host, 'data-finish-content'),
});
