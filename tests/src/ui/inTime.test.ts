import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Need } from '../../../src/ui/views/inTime';

let told: boolean[];
let $need: ReturnType<typeof atom<Need>>;
let host: HTMLElement;
let rest: (() => void)[];
let state: DocumentReadyState;
let inTime: typeof import('../../../src/ui/views/inTime').inTime;

const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
const load = () => {
  state = 'complete';
  dispatchEvent(new Event('load'));
};
const idle = async () => {
  await settle();
  for (const run of rest.splice(0)) run();
  await settle();
};
const setMeans = (means: object) => {
  for (const name of ['connection', 'deviceMemory']) {
    Object.defineProperty(navigator, name, { configurable: true, value: (means as Record<string, unknown>)[name] });
  }
};
const wait = () => inTime($need, host).subscribe((is) => told.push(is));

beforeEach(async () => {
  document.body.innerHTML = '<form><p><button>Chat</button></p></form>';
  host = document.querySelector('p') as HTMLElement;
  told = [];
  rest = [];
  state = 'interactive';
  $need = atom<Need>(true);
  setMeans({});
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rest.push(run));
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  // The module remembers that the page is idle, so each test imports it anew.
  vi.resetModules();
  ({ inTime } = await import('../../../src/ui/views/inTime'));
});

describe('a view that the store can do without', () => {
  it('comes when the page has loaded and is idle, not before', async () => {
    wait();
    await idle();
    expect(told).toEqual([]);
    load();
    await settle();
    expect(told).toEqual([]);
    await idle();
    expect(told).toEqual([true]);
  });

  it('comes when the page is idle where the page had loaded before', async () => {
    state = 'complete';
    wait();
    expect(told).toEqual([]);
    await idle();
    expect(told).toEqual([true]);
  });

  it('comes in one idle moment together with all other views', async () => {
    load();
    wait();
    wait();
    await settle();
    expect(rest).toHaveLength(1);
    await idle();
    expect(told).toEqual([true, true]);
  });

  it('comes a moment later in a browser that knows no idle moments', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    vi.useFakeTimers();
    state = 'complete';
    wait();
    await vi.advanceTimersByTimeAsync(900);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toEqual([true]);
    vi.useRealTimers();
  });

  it('does not come where its host has left, or has nothing to show any more', async () => {
    state = 'complete';
    wait()();
    wait();
    $need.set(false);
    await idle();
    expect(told).toEqual([false]);
  });

  it('comes at once for what only it can show, also later', async () => {
    $need.set(false);
    wait();
    $need.set('now');
    expect(told).toEqual([false, true]);
  });
});

describe.each([
  ['with Save-Data', { connection: { saveData: true } }],
  ['on a slow line', { connection: { effectiveType: '3g' } }],
  ['on a small device', { deviceMemory: 2 }],
])('%s', (_where, means) => {
  beforeEach(() => setMeans(means));

  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin'])(
    'the view comes with a hand near its host, by %s',
    async (type) => {
      state = 'complete';
      wait();
      await idle();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect([told, rest]).toEqual([[], []]);
      host.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
      host.dispatchEvent(new Event(type, { bubbles: true }));
      expect(told).toEqual([true]);
    },
  );

  it('the view comes at once if the pointer or the focus is in its host already', () => {
    vi.spyOn(host, 'matches').mockImplementation((selector) => selector === ':hover,:focus-within');
    wait();
    expect(told).toEqual([true]);
  });

  it('the view comes at once for what only it can show', () => {
    $need.set('now');
    wait();
    expect(told).toEqual([true]);
  });

  it('the view does not come to a host that has left', () => {
    wait()();
    host.dispatchEvent(new Event('pointerover'));
    expect(told).toEqual([]);
  });
});
