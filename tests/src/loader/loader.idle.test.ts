import { describe, expect, it, vi } from 'vitest';
import type { IslandRow } from '../../../src/island/types';
import { settle } from '../../helpers/settle';
import { begin, find, freshLoader, log, ready, status } from './loaderPage';

freshLoader();

describe('triggers', () => {
  it('idle waits for an idle moment, or for a second on a page that has none', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let idle = () => {};
    const ask = vi.fn((run: () => void, _options: IdleRequestOptions) => (idle = run));
    vi.stubGlobal('requestIdleCallback', ask);
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    expect([log, status('.notice')]).toEqual([[], undefined]);
    expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 1000 });
    idle();
    await settle();
    expect(log).toEqual(['+']);
  });

  it('idle wakes a hundred in one idle moment, and the rest in the next ones', async () => {
    document.body.innerHTML = '<p class="notice"></p>'.repeat(250);
    const asked: ((deadline: object) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    // Drop the first idle callback, which checks whether the page has problems.
    asked.shift();
    for (const [woken, waiting] of [
      [100, 1],
      [200, 1],
      [250, 0],
    ]) {
      asked.shift()?.({});
      await settle();
      expect([log.length, asked.length]).toEqual([woken, waiting]);
    }
  });

  it('idle wakes nothing that was switched off meanwhile', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
    const api = begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    api.disarm('notice', { what: 'It fails.', why: 'A test.', fix: 'None.' });
    idle();
    await settle();
    expect([log, status('.notice')]).toEqual([[], undefined]);
  });

  it('of a family leaves the status that a host’s own island has set', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
    const rows: IslandRow = {
      name: 'rows',
      family: true,
      when: 'idle',
      match: '.notice',
      load: async () => ({ default: [], rows: [] }),
    };
    begin(ready({ name: 'notice', adopt: () => undefined }), rows);
    await settle();
    idle();
    await settle();
    expect(status('.notice')).toBe('ready');
  });

  it('idle finds a host that was off the page in the idle moment, once it is back', async () => {
    document.body.innerHTML = '<main></main>';
    const asked: ((deadline: object) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: (typeof asked)[number]) => asked.push(run));
    const rest = async () => {
      for (const run of asked.splice(0)) run({});
      await settle();
    };
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'idle' }));
    await settle();
    await rest();
    const part = Object.assign(document.createElement('section'), { innerHTML: '<p class="notice"></p>' });
    find('main').append(part);
    await settle();
    part.remove();
    await settle();
    await rest();
    expect(log).toEqual([]);
    find('main').append(part);
    await settle();
    await rest();
    expect(log).toEqual(['+']);
  });
});
