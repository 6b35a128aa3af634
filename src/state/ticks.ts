/**
 * Owns the one ticking clock of a page: all countdowns share a timer, which stands still while nobody sees the page or
 * nobody waits for it.
 */
import { type Clock, clock as realClock } from '../bridge/page/clock';
import { report } from '../bridge/page/islands';
import { sharedStore } from '../bridge/page/shared';
import { visibility as realVisibility, type Visibility } from '../bridge/page/visibility';

/** Shows what time has done; gives in how many milliseconds it has to look again, `Infinity` when it is done. */
export type Look = () => number;

export interface Ticks {
  /** Looks at once if somebody sees the page, and from then on when it is time; returns how to stop. */
  add(look: Look): () => void;
}

/** Milliseconds that a look may be late, so that looks come together (SPEC 9: update precision). */
export const PRECISION = 100;

const later = (time: number, delay: number) => Math.ceil((time + delay) / PRECISION) * PRECISION;

/** One that fails is not asked again; the others go on. */
function attempt(look: Look): number {
  try {
    return look();
  } catch (cause) {
    report({ what: 'A countdown failed.', why: 'It stands still.', fix: 'See the cause.', cause });
    return Number.POSITIVE_INFINITY;
  }
}

export function createTicks({ now, after }: Clock, { isVisible, onChange }: Visibility): Ticks {
  /** When each has to look again, in milliseconds since 1970. */
  const due = new Map<Look, number>();
  let planned = Number.POSITIVE_INFINITY;
  let stop = () => {};

  const plan = (at: number) => {
    stop();
    planned = isVisible() ? at : Number.POSITIVE_INFINITY;
    stop = planned < Number.POSITIVE_INFINITY ? after(Math.max(at - now(), 0), run) : () => {};
  };

  const ask = (look: Look, time: number) => {
    const delay = attempt(look);
    if (delay === Number.POSITIVE_INFINITY) due.delete(look);
    // It may have been stopped by what it did.
    else if (due.has(look)) due.set(look, later(time, delay));
  };

  const run = () => {
    const time = now();
    // Timers know nothing of a clock that is set back: whoever waits for it would stand still until it is there again.
    const isBack = time < planned - PRECISION;
    for (const [look, at] of due) if (isBack || at <= time) ask(look, time);
    plan([...due.values()].reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY));
  };

  onChange(() => {
    if (!isVisible()) return plan(Number.POSITIVE_INFINITY);
    for (const look of due.keys()) due.set(look, 0);
    run();
  });

  return {
    add(look) {
      due.set(look, 0);
      if (isVisible()) ask(look, now());
      const at = due.get(look) ?? Number.POSITIVE_INFINITY;
      if (at < planned) plan(at);
      return () => void due.delete(look);
    },
  };
}

/** The page's own; whoever asks first gives it its time. */
export const ticks = (clock: Clock = realClock): Ticks => sharedStore('ticks', () => createTicks(clock, realVisibility));
