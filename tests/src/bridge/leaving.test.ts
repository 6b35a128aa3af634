// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenStaying } from '../../../src/bridge/page/leaving';
import { importAgain } from '../../../src/runtime/again';
import { leavePage } from '../../helpers/leaving';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

/** The names of the waits that have ended. */
const ended: string[] = [];
const note = (name: string, work: Promise<unknown>) =>
  work.then(
    () => ended.push(name),
    () => ended.push(`${name} failed`),
  );
beforeEach(() => void (ended.length = 0));

describe('a page that stays', () => {
  it('goes on at once', async () => {
    await note('waiting', whenStaying());
    expect(ended).toEqual(['waiting']);
  });

  it('goes on at once under a policy that forbids the request for the test', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Refused to connect');
    });
    await note('waiting', whenStaying());
    expect(ended).toEqual(['waiting']);
  });

  it('fetches a chunk again under another address', async () => {
    const module = await importAgain('data:text/javascript,export const address = import.meta.url//');
    expect((module as { address: string }).address).toMatch(/#again$/);
  });
});

describe('a page that is being left', () => {
  it('waits, and continues if the page stays after all', async () => {
    const stay = leavePage();
    const work = [note('waiting', whenStaying()), note('chunk', importAgain('data:text/javascript,//'))];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toEqual([]);
    stay();
    await vi.advanceTimersByTimeAsync(250);
    await Promise.all(work);
    expect(ended.sort()).toEqual(['chunk', 'waiting']);
  });
});
