/** Owns a deal's numbers and its bars while the view is not there. It shows the same as View.tsx, without React. */
import type { Cleanup, Served } from '../../../src/island/types';
import { splitTime } from '../../../src/rules/countdown';
import { say } from '../../../src/texts/say';
import { stockSold } from '../../../src/texts/table';
import { colour } from '../../../src/ui/colour';
import { makeDigits } from '../../../src/ui/digits';
import { make } from '../../../src/ui/make';
import { nameTimer } from '../../../src/ui/timer';
import { undisplay } from '../../../src/ui/undisplay';
import { lendAttributes } from '../../../src/ui/views/lendAttributes';
import { BAR, type Deal, type DealClock, FILL, RAIL, type ServerBar } from '../contract';
import { barStyle } from '../rules';
import type { DealStore } from '../store';

/**
 * Puts a number in the place of the server's. If another script has written into it, the number gets a new element, and
 * the other script keeps the old one.
 */
function placeNumber(server: HTMLElement, onWritten: () => void) {
  const { className } = server;
  let digits = makeDigits('', className);
  server.replaceWith(digits.element);
  return {
    write(text: string) {
      if (digits.write(text)) return;
      const next = makeDigits(text, className);
      digits.element.replaceWith(next.element);
      digits = next;
      onWritten();
    },
    giveBack: () => digits.element.replaceWith(server),
  };
}

/** Runs the clock. The timer has one name, because a number and its label make no sense alone. */
function runClock({ element, numbers }: DealClock, hasDays: boolean, { $left, showAgain }: DealStore): Cleanup[] {
  const parts = [...element.children].map((part) => lendAttributes(part, { 'aria-hidden': 'true' }));
  const placed = numbers.map(([unit, server]) => ({ unit, ...placeNumber(server, showAgain) }));
  const stop = $left.subscribe((left) => {
    const time = splitTime(left, hasDays);
    for (const { unit, write } of placed) write(`${time[unit]}`);
  });
  return [stop, nameTimer(element, $left, hasDays), ...placed.map(({ giveBack }) => giveBack), ...parts];
}

/** Shows a bar before its canvas, which is not displayed meanwhile. */
function showBar({ canvas, ...bar }: ServerBar): Cleanup {
  const shown = make('div', {
    className: BAR,
    role: 'progressbar',
    ariaLabel: say(stockSold),
    ariaValueNow: `${bar.share}`,
  });
  const style = barStyle({ ...bar, rail: colour(bar.rail, RAIL), fill: colour(bar.fill, FILL) });
  for (const [name, value] of Object.entries(style)) {
    if (name.startsWith('--')) shown.style.setProperty(name, value);
    else Object.assign(shown.style, { [name]: value });
  }
  canvas.before(shown);
  const display = undisplay(canvas);
  return () => {
    shown.remove();
    display();
  };
}

/** Shows the clock and the bars of sold products, where there is anything to show. */
export function serveDeal({
  props: { end, clock, hasDays, bars },
  store,
}: Served<Deal, DealStore>): Cleanup | undefined {
  if (!store.$isShown.get()) return undefined;
  const stops = bars.filter(({ share }) => share !== undefined).map(showBar);
  if (clock && end !== undefined) stops.push(...runClock(clock, hasDays, store));
  return () => stops.forEach((stop) => void stop());
}
