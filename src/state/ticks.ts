/**
 * Owns the one ticking clock of a page. All countdowns share one timer, which stops while nobody sees the page or no
 * countdown runs.
 */
import { type Clock, clock as realClock } from '../bridge/page/clock';
import { report } from '../bridge/page/islands';
import { sharedStore } from '../bridge/page/shared';
import { visibility as realVisibility, type Visibility } from '../bridge/page/visibility';

/** Updates a countdown. Returns the milliseconds until its next update; `Infinity` when it is done. */
export type Look = () => number;

export interface Ticks {
  /** Calls `look` at once if somebody sees the page, and then whenever it is due. Returns a function that stops it. */
  add(look: Look): () => void;
}

/** How late an update may be, in milliseconds, so that several updates run together (SPEC 9: update precision). */
export const PRECISION = 100;

const later = (time: number, delay: number) => Math.ceil((time + delay) / PRECISION) * PRECISION;

/** Runs one update. If it fails, it is not called again, and the others continue. */
function attempt(look: Look): number {
  try {
    return look();
  } catch (cause) {
    report({ what: 'A countdown failed.', why: 'It has stopped.', fix: 'See the cause.', cause });
    return Number.POSITIVE_INFINITY;
  }
}

/** Creates a ticking clock. */
export function createTicks({ now, after }: Clock, { isVisible, onChange }: Visibility): Ticks {
  /** When each update is due, in milliseconds since 1970. */
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
    // The update itself may have stopped the countdown.
    else if (due.has(look)) due.set(look, later(time, delay));
  };

  const run = () => {
    const time = now();
    // If somebody sets the clock back, updates that wait for a time would wait until the clock reaches it again.
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

/** The page's ticking clock; the first call creates it with its clock. */
export const ticks = (clock: Clock = realClock): Ticks =>
  sharedStore('ticks', () => createTicks(clock, realVisibility));
