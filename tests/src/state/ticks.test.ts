import { beforeEach, describe, expect, it } from 'vitest';
import { createTicks, PRECISION, ticks as sharedTicks, type Ticks } from '../../../src/state/ticks';
import { createClock, type FakeClock } from '../../helpers/clock';
import { type FakePage, setPage } from '../../helpers/page';

const NEVER = Number.POSITIVE_INFINITY;

let clock: FakeClock;
let ticks: Ticks;
let isVisible: boolean;
let change: () => void;
/** How many times the browser's timer was set in all, and how many timers are set now. */
let timers: number;
let waiting: number;
/** By how much the visitor's clock was set back, in milliseconds. */
let setBack: number;
let page: FakePage;

beforeEach(() => {
  page = setPage();
  clock = createClock();
  isVisible = true;
  timers = waiting = setBack = 0;
  const after = (milliseconds: number, run: () => unknown) => {
    timers++;
    waiting++;
    let isSet = true;
    const unset = () => {
      if (isSet) waiting--;
      isSet = false;
    };
    const stop = clock.after(milliseconds, () => {
      unset();
      return run();
    });
    return () => {
      unset();
      stop();
    };
  };
  ticks = createTicks(
    { now: () => clock.now() - setBack, after },
    {
      isVisible: () => isVisible,
      onChange: (run) => {
        change = run;
      },
    },
  );
});

function see(isSeen: boolean): void {
  isVisible = isSeen;
  change();
}

/** Counts down to an end, and notes what is left. */
function countdown(milliseconds: number, interval: number, log: number[]) {
  const end = clock.now() + milliseconds;
  return ticks.add(() => {
    const left = end - clock.now();
    log.push(left);
    return left > 0 ? Math.min(left, interval) : NEVER;
  });
}

describe('a countdown', () => {
  it('is updated when it asks for that, and never after its end', async () => {
    const log: number[] = [];
    countdown(1200, 500, log);
    await clock.advance(5000);
    expect(log).toEqual([1200, 700, 200, 0]);
    expect(waiting).toBe(0);
  });

  it('is updated only at its end where it asks for nothing else', async () => {
    const log: number[] = [];
    countdown(3_600_000, NEVER, log);
    await clock.advance(3_700_000);
    expect(log).toEqual([3_600_000, 0]);
    expect(timers).toBe(1);
  });

  it('may be late by the precision, never early', async () => {
    const log: number[] = [];
    await clock.advance(30);
    countdown(1050, NEVER, log);
    await clock.advance(1050 - 1);
    expect(log).toEqual([1050]);
    await clock.advance(PRECISION);
    expect(log).toEqual([1050, -20]);
  });

  it('goes on when the clock is set back', async () => {
    const log: number[] = [];
    const end = clock.now() + 5000;
    ticks.add(() => {
      log.push(end - (clock.now() - setBack));
      return 1000;
    });
    setBack = 3_600_000;
    await clock.advance(3000);
    expect(log).toEqual([5000, 3_604_000, 3_603_000, 3_602_000]);
    expect(timers).toBe(4);
  });

  it('can be stopped', async () => {
    const log: number[] = [];
    const stop = countdown(5000, 1000, log);
    await clock.advance(1000);
    stop();
    await clock.advance(10_000);
    expect(log).toEqual([5000, 4000]);
    expect(waiting).toBe(0);
  });

  it('may stop another one, and itself, during an update', async () => {
    const log: string[] = [];
    const stops: (() => void)[] = [];
    ticks.add(() => {
      log.push('a');
      if (log.length > 2) for (const stop of stops) stop();
      return 1000;
    });
    stops.push(
      ticks.add(() => {
        log.push('b');
        return 1000;
      }),
    );
    await clock.advance(1000);
    expect(log).toEqual(['a', 'b', 'a']);
  });
});

describe('many countdowns', () => {
  it('share one timer of the browser', async () => {
    const logs = Array.from({ length: 200 }, () => [] as number[]);
    for (const log of logs) countdown(10_000, 1000, log);
    expect(timers).toBe(1);
    await clock.advance(10_000);
    expect(timers).toBe(10);
    expect(new Set(logs.map((log) => log.join())).size).toBe(1);
  });

  it('are updated together when they begin within the precision', async () => {
    await clock.advance(10);
    countdown(60_000, 1000, []);
    await clock.advance(40);
    countdown(60_000, 1000, []);
    const before = timers;
    await clock.advance(10_000);
    expect(timers - before).toBeLessThanOrEqual(10);
  });

  it('go on when one of them fails, which is reported to developers', async () => {
    const log: number[] = [];
    let isBroken = false;
    ticks.add(() => {
      if (isBroken) throw new Error('broken');
      return 1000;
    });
    countdown(3000, 1000, log);
    isBroken = true;
    await clock.advance(3000);
    expect(log).toEqual([3000, 2000, 1000, 0]);
    expect(page.problems).toHaveLength(1);
  });

  it('wake the clock earlier when an earlier one is added', async () => {
    const log: number[] = [];
    countdown(60_000, NEVER, []);
    countdown(500, NEVER, log);
    await clock.advance(500);
    expect(log).toEqual([500, 0]);
  });
});

describe('a page that nobody sees', () => {
  it('has no timer running, and is right at once when it is seen again', async () => {
    const log: number[] = [];
    countdown(10_000, 1000, log);
    see(false);
    expect(waiting).toBe(0);
    await clock.advance(4500);
    see(true);
    expect(log).toEqual([10_000, 5500]);
    await clock.advance(1000);
    expect(log).toEqual([10_000, 5500, 4500]);
  });

  it('updates a countdown that is added meanwhile only when the page is seen', async () => {
    const log: number[] = [];
    see(false);
    countdown(10_000, 1000, log);
    await clock.advance(3000);
    expect(log).toEqual([]);
    see(true);
    expect(log).toEqual([7000]);
  });
});

describe('the page’s own clock', () => {
  it('is one object, whoever asks', () => {
    expect(sharedTicks(clock)).toBe(sharedTicks(clock));
  });
});
