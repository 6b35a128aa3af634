/** Says the result-count line again once the page has calmed down. */
import { clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';

/** Milliseconds (SPEC 9). */
const DELAY = 2000;

/** The lines that have been said again, or are about to be. */
const said = new WeakSet<HTMLElement>();

/**
 * Hides the line from screen readers, and puts it in anew later: that is when they say it. A line is said again once.
 */
export function adopt(line: HTMLElement): Cleanup | undefined {
  if (said.has(line)) return undefined;
  said.add(line);
  line.ariaHidden = 'true';
  return clock.after(DELAY, () => {
    line.ariaHidden = 'false';
    line.replaceChildren(...line.childNodes);
  });
}
