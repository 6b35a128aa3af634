/** Tests how functions share the page's idle moments. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../../../src/runtime/look';

let asked: (() => void)[];
let ran: string[];
let now: number;

beforeEach(() => {
  asked = [];
  ran = [];
  now = 0;
  vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** A function that takes some milliseconds. */
const note =
  (name: string, milliseconds = 1) =>
  () => {
    ran.push(name);
    now += milliseconds;
  };

describe('what waits for an idle moment', () => {
  it('runs together in its order', () => {
    later(note('a'), note('b'), note('c'));
    expect([ran, asked.length]).toEqual([[], 1]);
    asked.shift()?.();
    expect([ran, asked.length]).toEqual([['a', 'b', 'c'], 0]);
  });

  it('goes on in another task before a tap would have to wait', async () => {
    later(note('a', 4), note('b', 1), note('c', 50), note('d'));
    asked.shift()?.();
    expect(ran).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(ran).toEqual(['a', 'b', 'c', 'd']));
    expect(asked).toEqual([]);
  });

  it('goes on after one that fails', async () => {
    later(() => {
      throw new Error('a script’s fault');
    }, note('b'));
    expect(() => asked.shift()?.()).toThrow('a script’s fault');
    await vi.waitFor(() => expect(ran).toEqual(['b']));
  });

  it('runs in a browser that tells no idle moments', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    later(note('a'), note('b'));
    expect(ran).toEqual([]);
    await vi.waitFor(() => expect(ran).toEqual(['a', 'b']));
  });
});
