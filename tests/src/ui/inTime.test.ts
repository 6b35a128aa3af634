import { atom } from 'nanostores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, type Need, pageRests } from '../../../src/ui/views/inTime';

let told: boolean[];
let $need: ReturnType<typeof atom<Need>>;
let host: HTMLElement;

const wait = () => inTime($need, host).subscribe((is) => told.push(is));

beforeEach(() => {
  document.body.innerHTML = '<form><p><button>Chat</button></p></form>';
  host = document.querySelector('p') as HTMLElement;
  told = [];
  $need = atom<Need>(true);
});

describe('a view that the store can do without', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin'])('comes with a hand near its host, by %s', (type) => {
    wait();
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(told).toEqual([]);
    host.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
    host.dispatchEvent(new Event(type, { bubbles: true }));
    expect(told).toEqual([true]);
  });

  it('comes at once to a hand that is there already', () => {
    vi.spyOn(host, 'matches').mockImplementation((selector) => selector === ':hover,:focus-within');
    wait();
    expect(told).toEqual([true]);
  });

  it('does not come to a host that has left', () => {
    wait()();
    host.dispatchEvent(new Event('pointerover'));
    expect(told).toEqual([]);
  });

  it('does not come where there is nothing to show any more', () => {
    wait();
    $need.set(false);
    host.dispatchEvent(new Event('pointerover'));
    expect(told).toEqual([false]);
  });

  it('comes at once for what only it can show, also later', () => {
    $need.set(false);
    wait();
    $need.set('now');
    expect(told).toEqual([false, true]);
  });
});

describe('a page comes to rest', () => {
  let rest: (() => void)[];
  let state: DocumentReadyState;
  let isAtRest: boolean;

  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const load = () => {
    state = 'complete';
    dispatchEvent(new Event('load'));
  };
  const listen = () => void pageRests().then(() => (isAtRest = true));

  beforeEach(() => {
    rest = [];
    state = 'interactive';
    isAtRest = false;
    vi.stubGlobal('requestIdleCallback', (run: () => void) => rest.push(run));
    vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  });

  it('in an idle moment after it has loaded', async () => {
    listen();
    await settle();
    expect(rest).toEqual([]);
    load();
    await settle();
    expect([rest.length, isAtRest]).toEqual([1, false]);
    rest[0]?.();
    await settle();
    expect(isAtRest).toBe(true);
  });

  it('a moment later in a browser that knows no idle moments', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    vi.useFakeTimers();
    state = 'complete';
    listen();
    await vi.advanceTimersByTimeAsync(900);
    expect(isAtRest).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(isAtRest).toBe(true);
    vi.useRealTimers();
  });
});
