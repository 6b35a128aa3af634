/** Owns time. Tests replace it by their own clock. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after a delay. Returns a function that stops it. */
  after(milliseconds: number, run: () => unknown): () => void;
}

/** The longest delay that timers accept, in milliseconds; a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

export const clock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(milliseconds, LONGEST));
    return () => clearTimeout(timer);
  },
};
