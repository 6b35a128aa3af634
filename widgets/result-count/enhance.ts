/** Announces the result count again once the page has calmed down. */
import { clock } from '../../src/bridge/page/clock';

/** How long the line is silent, in milliseconds (SPEC 9). */
const DELAY = 2000;

/** The lines that have been announced again, or are about to be. */
const said = new WeakSet<HTMLElement>();

/**
 * Hides the line from screen readers, and later inserts its text again, which makes them announce it. Each line is
 * announced again once, even if another script takes it off the page meanwhile and puts it back.
 */
export function adopt(line: HTMLElement): undefined {
  if (said.has(line)) return;
  said.add(line);
  line.ariaHidden = 'true';
  clock.after(DELAY, () => {
    line.ariaHidden = 'false';
    line.replaceChildren(...line.childNodes);
  });
}
