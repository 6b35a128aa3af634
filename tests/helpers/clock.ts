/** A clock that stands still until a test moves it. */
import type { Clock } from '../../src/bridge/page/clock';

export interface FakeClock extends Clock {
  /** Moves time forward, and runs the timers that are due by then, in order; promises settle after each. */
  advance(milliseconds: number): Promise<void>;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** A clock at a moment of 2027, unless a test names another one; milliseconds. */
export function createClock(start = 1_800_000_000_000): FakeClock {
  let now = start;
  let due: { at: number; run: () => unknown }[] = [];
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      due.push(timer);
      return () => {
        due = due.filter((one) => one !== timer);
      };
    },
    async advance(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (!next) break;
        due = due.filter((one) => one !== next);
        now = next.at;
        next.run();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}
