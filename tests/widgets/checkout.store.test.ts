import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderReview, type OrderReview } from '../../widgets/checkout/store';
import { createClock, type FakeClock } from '../helpers/clock';

interface Call {
  updatesShipping: boolean;
  signal: AbortSignal;
  answer(): void;
  fail(): void;
}

let clock: FakeClock;
let calls: Call[];
let log: string[];
let review: OrderReview;

beforeEach(() => {
  clock = createClock();
  calls = [];
  log = [];
  review = createOrderReview({
    clock,
    ask: (updatesShipping, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ updatesShipping, signal, answer: resolve, fail: () => reject(new Error('no')) });
      }),
    onBusy: (isBusy) => log.push(isBusy ? 'busy' : 'idle'),
    onFailed: (error) => log.push(`failed: ${(error as Error).message}`),
  });
});

const last = () => calls.at(-1) as Call;

describe('the order’s review', () => {
  it('is asked for once when several requests for it come within 5 ms', async () => {
    review.request();
    await clock.advance(4);
    review.request();
    await clock.advance(4);
    expect(calls).toHaveLength(0);
    await clock.advance(1);
    expect(calls).toHaveLength(1);
    last().answer();
    await clock.advance(0);
    expect(log).toEqual(['busy', 'idle']);
  });

  it('leaves the shipping methods alone only when every request says so', async () => {
    review.request({ update_shipping_method: false });
    await clock.advance(5);
    review.request({ update_shipping_method: false });
    review.request();
    await clock.advance(5);
    review.request();
    review.request({ update_shipping_method: false });
    await clock.advance(5);
    expect(calls.map(({ updatesShipping }) => updatesShipping)).toEqual([false, true, true]);
  });

  it('gives up an older call, and stays busy until the newer one is answered', async () => {
    review.request();
    await clock.advance(5);
    const [first] = calls as [Call];
    review.request();
    expect(first.signal.aborted).toBe(true);
    first.fail();
    await clock.advance(4);
    expect(log).toEqual(['busy']);
    await clock.advance(1);
    await clock.advance(0);
    expect(log).toEqual(['busy', 'busy']);
    last().answer();
    await clock.advance(0);
    expect(log).toEqual(['busy', 'busy', 'idle']);
  });

  it('is idle again after a failure, and can be asked for again', async () => {
    review.request();
    await clock.advance(5);
    last().fail();
    await clock.advance(0);
    expect(log).toEqual(['busy', 'failed: no', 'idle']);
    review.request();
    await clock.advance(5);
    expect(calls).toHaveLength(2);
  });

  it('waits until nobody has typed for 1000 ms', async () => {
    review.typed(() => true);
    await clock.advance(999);
    review.typed(() => true);
    await clock.advance(1000);
    expect(calls).toHaveLength(0);
    await clock.advance(5);
    expect(calls).toHaveLength(1);
  });

  it('is asked for once when a key is pressed while a request waits', async () => {
    review.request();
    review.typed(() => false);
    await clock.advance(5);
    expect(calls).toHaveLength(1);
    await clock.advance(2000);
    expect(calls).toHaveLength(1);
  });

  it('is not asked for when the address has become incomplete meanwhile', async () => {
    let isWhole = true;
    review.typed(() => isWhole);
    isWhole = false;
    await clock.advance(2000);
    expect(calls).toHaveLength(0);
  });

  it('is asked for once, immediately, when the shopper chooses something during the wait after typing', async () => {
    review.typed(() => true);
    review.request();
    await clock.advance(2000);
    expect(calls).toHaveLength(1);
  });

  it('can be stopped, and tells whether anything was waiting', async () => {
    expect(review.stop()).toBe(false);
    review.request();
    expect(review.stop()).toBe(true);
    await clock.advance(2000);
    expect(calls).toHaveLength(0);
    review.request();
    await clock.advance(5);
    expect(review.stop()).toBe(true);
    expect(last().signal.aborted).toBe(true);
    last().fail();
    await clock.advance(0);
    expect(log.filter((line) => line.startsWith('failed'))).toEqual([]);
    expect(log.at(-1)).toBe('idle');
  });
});
