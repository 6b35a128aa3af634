import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBeacon } from '../../../src/beacon/start';
import type { BeaconReport } from '../../../src/rules/beacon';

interface Timing {
  interactionId: number;
  duration: number;
  target: Element | null;
}

/** Each beacon gets its own list, because the beacons of earlier tests go on listening. */
let timings: Timing[] = [];
let fetched: [url: string, init: RequestInit][] = [];

beforeEach(() => {
  [timings, fetched] = [[], []];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      own = timings;
      observe() {}
      takeRecords = () => this.own.splice(0);
    },
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => void fetched.push([url, init]));
});
afterEach(() => vi.unstubAllGlobals());

const leave = () => window.dispatchEvent(new Event('pagehide'));
const reports = () => fetched.map(([, { body }]) => JSON.parse(String(body)) as BeaconReport);
const fail = (detail: object) => document.dispatchEvent(new CustomEvent('island:error', { detail }));
const start = () => startBeacon({ to: 'https://owner.example/beacon', build: 'abcdef01' });

/** Beacons of earlier tests report too; the last report comes from this test's beacon. */
const last = () => reports().at(-1) as BeaconReport;

describe('a beacon', () => {
  test('reports once per page, and later only what has come since', () => {
    start();
    leave();
    leave();
    expect(reports()).toHaveLength(1);
    expect(last()).toMatchObject({
      v: 1,
      build: 'abcdef01',
      part: 0,
      page: 'other',
      mode: 'islands',
      interactions: 0,
      inp: null,
      errors: [],
      actions: {},
    });
    fetched = [];
    document.body.innerHTML = '<a class="ajax_add_to_cart"><b></b></a>';
    timings.push({ interactionId: 7, duration: 40, target: document.querySelector('b') });
    leave();
    expect(last()).toMatchObject({
      part: 1,
      interactions: 1,
      inp: 40,
      actions: { 'add-to-cart': { count: 1, slowest: 40 } },
    });
  });

  test('counts an interaction once, by its longest event, even if its element is gone', () => {
    document.body.innerHTML = '<span class="swatch"></span>';
    start();
    const target = document.querySelector('.swatch');
    timings.push(
      { interactionId: 3, duration: 24, target },
      { interactionId: 3, duration: 120, target: null },
      { interactionId: 0, duration: 900, target },
    );
    leave();
    expect(last()).toMatchObject({
      interactions: 1,
      inp: 120,
      actions: { swatch: { count: 1, slowest: 120, buckets: [0, 0, 1, 0, 0] } },
    });
  });

  test('counts the outcomes of adds whose answer was lost, but only those that it knows', () => {
    start();
    const follow = (outcome: string) =>
      document.dispatchEvent(new CustomEvent('island:cart:followed', { detail: { outcome } }));
    for (const outcome of ['added', 'added', 'unknown', 'jane@example.org']) follow(outcome);
    leave();
    expect(last().adds).toEqual({ added: 2, unknown: 1 });
    fetched = [];
    follow('failed');
    leave();
    expect(last()).toMatchObject({ part: 1, adds: { failed: 1 } });
  });

  test('sends neither texts nor addresses, and neither cookies nor a referrer with it', () => {
    start();
    fail({
      island: 'wishlist',
      what: 'Loading failed.',
      why: 'secret',
      fix: 'secret',
      cause: new Error('https://shop.example/?secret=1'),
    });
    fail({ island: '<b>secret</b>', what: 'secret' });
    fail({ what: 'secret' });
    leave();
    expect(last()).toMatchObject({ islands: { wishlist: 'failed', other: 'failed' } });
    expect(last().errors).toEqual([
      { island: 'wishlist', code: 'loading', count: 1 },
      { island: 'other', code: 'other', count: 1 },
      { island: 'page', code: 'other', count: 1 },
    ]);
    expect(JSON.stringify(reports())).not.toMatch(/secret|example/);
    expect(fetched.at(-1)?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  });

  test('adds up repeated failures, and stops at a limit', () => {
    start();
    for (let index = 0; index < 30; index++) {
      fail({ island: 'cart', what: 'Acting failed.' });
      fail({ island: `island-${index}`, what: 'Acting failed.' });
    }
    leave();
    expect(last().errors[0]).toEqual({ island: 'cart', code: 'acting', count: 30 });
    expect(last().errors).toHaveLength(20);
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is silent for a visitor who has declined: %o',
    (wish) => {
      vi.stubGlobal('navigator', { ...wish });
      const listen = vi.spyOn(document, 'addEventListener');
      start();
      expect(listen).not.toHaveBeenCalled();
    },
  );

  test('tells a page whose code is missing from a page without islands', () => {
    vi.stubGlobal('shopIslands', undefined);
    Reflect.deleteProperty(window, 'shopIslands');
    start();
    leave();
    expect(last().mode).toBe('original');
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'text/plain',
        src: 'https://cdn.example/shop-islands.js',
      }),
    );
    fail({ what: 'x' });
    leave();
    expect(last().mode).toBe('missing');
  });

  test.each([
    ['original', '{"disable":["*"]}'],
    ['original', '{\n  "disable": [\n    "*"\n  ]\n}'],
    ['original', '{"disable":["*","cart"],"timeout":9000}'],
    ['original', '{"disable":["\\u002a"]}'],
    ['original', '{"disable":["cart"]}', '{"disable":["*"]}'],
    ['original', '{broken', '{"disable":["*"]}'],
    ['islands', '{"disable":["cart"]}'],
    ['islands', '{"disable":[]}'],
    ['islands', '{"disable":["*"]}', '{"disable":["cart"]}'],
    ['islands', '{"postsActions":["*"]}'],
    // A value of the wrong type, which is left out.
    ['islands', '{"disable":"*"}'],
    ['islands', '{broken["*"]'],
  ])('says %s where the config is %s %s', (mode, ...scripts) => {
    document.head.innerHTML = scripts
      .map((json) => `<script type="application/json" data-islands-config>${json}</script>`)
      .join('');
    start();
    leave();
    expect(last().mode).toBe(mode);
  });
});
