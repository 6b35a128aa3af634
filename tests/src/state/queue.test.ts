import { afterEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '../../../src/state/queue';
import { settle } from '../../helpers/settle';

afterEach(() => vi.unstubAllGlobals());

describe('the cart’s queue', () => {
  it('runs one call at a time, in order, whether the call before failed or not', async () => {
    const log: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        log.push(`${name} begins`);
        await settle();
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const all = [enqueue(work('a')), enqueue(work('b', true)), enqueue(work('c'))];
    expect(await Promise.allSettled(all)).toMatchObject([{ value: 'a' }, { reason: { message: 'b' } }, { value: 'c' }]);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('is shared with other tabs by a lock', async () => {
    const names: string[] = [];
    const request = async (name: string, _options: unknown, run: () => unknown) => {
      names.push(name);
      return run();
    };
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await enqueue(async () => 'done')).toBe('done');
    expect(names).toEqual(['shop-islands:cart']);
  });

  it('does not wait for ever for a tab that never lets go', async () => {
    const request = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await enqueue(async () => 'done')).toBe('done');
  });

  it('does not do work twice that failed inside the lock', async () => {
    const request = async (_name: string, _options: unknown, run: () => unknown) => run();
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn(async () => {
      throw new Error('no');
    });
    await expect(enqueue(work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
