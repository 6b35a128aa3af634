/** Tests how functions share the page's idle moments. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../../../src/runtime/look';

type Moment = Pick<IdleDeadline, 'didTimeout' | 'timeRemaining'>;

let asked: ((moment: Moment) => void)[];
let ran: string[];

beforeEach(() => {
  asked = [];
  ran = [];
  vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
});

const note = (name: string) => () => void ran.push(name);
/** A moment that has room for one function less than `rooms` says. */
const moment = (rooms: number, didTimeout = false): Moment => ({
  didTimeout,
  timeRemaining: () => Math.max(0, --rooms),
});
const nextMoment = (one: Moment) => asked.shift()?.(one);

describe('what waits for an idle moment', () => {
  it('runs together, as much as the moment has room for, in its order', () => {
    later(note('a'), note('b'), note('c'));
    expect(asked).toHaveLength(1);
    nextMoment(moment(2));
    expect(ran).toEqual(['a', 'b']);
    nextMoment(moment(1));
    expect([ran, asked]).toEqual([['a', 'b', 'c'], []]);
  });

  it('asks for nothing if there is nothing', () => {
    later();
    expect(asked).toEqual([]);
  });

  it('gets a task each on a page that is never idle', async () => {
    later(note('a'), note('b'), note('c'));
    nextMoment(moment(0, true));
    expect(ran).toEqual(['a']);
    await vi.waitFor(() => expect(ran).toEqual(['a', 'b', 'c']));
    expect(asked).toEqual([]);
  });

  it('goes on after one that fails', () => {
    later(() => {
      throw new Error('a script’s fault');
    }, note('b'));
    expect(() => nextMoment(moment(5))).toThrow('a script’s fault');
    nextMoment(moment(5));
    expect(ran).toEqual(['b']);
  });

  it('runs task by task in a browser that tells no idle moments', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    later(note('a'), note('b'));
    expect(ran).toEqual([]);
    await vi.waitFor(() => expect(ran).toEqual(['a', 'b']));
  });
});
