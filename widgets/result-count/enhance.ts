/** Announces the result count again once the page has calmed down. */
import { clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';

/** How long the line is silent, in milliseconds (SPEC 9). */
const DELAY = 2000;

/** The lines that have been announced again, or are about to be. */
const said = new WeakSet<HTMLElement>();

/**
 * Hides the line from screen readers, and later inserts its text again, which makes them announce it. Each line is
 * announced again once.
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
