/** Owns the numbers of a deal's clock. */

import { roundToMinute, splitTime } from '../../src/rules/countdown';
import { sayTimeLeft } from '../../src/texts/sayTimeLeft';
import { CLOCK, NUMBERS } from './contract';

/** Gives what shows the milliseconds that are left; undefined where the block has no clock. */
export function createClock(host: HTMLElement, hasDays: boolean): ((left: number) => void) | undefined {
  const clock = host.querySelector(CLOCK);
  if (!clock) return undefined;
  // One name for all of it: numbers and their labels, read one by one, are no time.
  clock.setAttribute('role', 'timer');
  for (const part of clock.children) part.setAttribute('aria-hidden', 'true');
  const written: Record<string, string> = {};
  let said = 0;

  /**
   * Where another script has written a number of its own (ShopEngine's reads the end in the shopper's time zone, and
   * hides the block by that), it is left with a node of no consequence.
   */
  const write = (node: Element | null, name: keyof typeof NUMBERS, value: string) => {
    if (node && node.textContent !== value) {
      let target = node;
      if (written[name] && node.textContent !== written[name]) {
        target = node.cloneNode() as Element;
        node.replaceWith(target);
        host.style.display = '';
      }
      target.textContent = value;
    }
    written[name] = value;
  };

  return (left) => {
    const time = splitTime(left, hasDays);
    for (const name of Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]) write(clock.querySelector(NUMBERS[name]), name, `${time[name]}`);
    const next = roundToMinute(left);
    if (next !== said) clock.setAttribute('aria-label', sayTimeLeft((said = next), hasDays));
  };
}
