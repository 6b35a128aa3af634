import { describe, expect, it } from 'vitest';
import type { Problem, ShopIslands } from '../../../src/island/types';
import { settle } from '../../helpers/settle';
import { begin, find, freshLoader, late, log, ready, status } from './loaderPage';

freshLoader();

describe('a host', () => {
  it('goes from found over loading to ready, which an event announces', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const island = late(
      { name: 'notice', adopt: (host) => void log.push(`adopted ${host.className}`) },
      { when: 'load' },
    );
    const seen: string[] = [];
    document.addEventListener('island:ready', (event) => seen.push((event as CustomEvent).detail.island), {
      once: true,
    });
    begin(island.row);
    await settle();
    expect(status('.notice')).toBe('loading');
    await island.arrive();
    expect(status('.notice')).toBe('ready');
    expect(log).toEqual(['adopted notice']);
    expect(seen).toEqual(['notice']);
  });

  it('gets its island once where the island’s row comes twice at once', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const row = ready({ name: 'notice', adopt: () => void log.push('adopted') });
    begin(row, { ...row });
    await settle();
    expect(log).toEqual(['adopted']);
  });

  it('is found by data-island too', async () => {
    document.body.innerHTML = '<div data-island="other notice"></div>';
    begin(ready({ name: 'notice', adopt: () => void log.push('adopted') }));
    await settle();
    expect(log).toEqual(['adopted']);
  });

  it.each([
    ['was printed', '<div data-island="late"></div>', ''],
    ['has come since', '', '<div><div data-island="late"></div></div>'],
  ])('is found by data-island in what %s, even if its row comes later', async (_what, printed, since) => {
    document.body.innerHTML = printed;
    begin(ready({ name: 'first' }));
    await settle();
    document.body.insertAdjacentHTML('beforeend', since);
    await settle();
    (window.shopIslands as ShopIslands).add([ready({ name: 'late', adopt: () => void log.push('adopted') })]);
    await settle();
    expect(log).toEqual(['adopted']);
  });

  it('that arrives later is adopted, and one that leaves is unmounted', async () => {
    begin(
      ready({
        name: 'notice',
        adopt: (host) => {
          log.push(`+${host.id}`);
          return () => void log.push(`-${host.id}`);
        },
      }),
    );
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="wrap"><p class="notice" id="a"></p></div><p class="notice" id="b"></p>',
    );
    await settle();
    expect(log).toEqual(['+a', '+b']);
    find('#wrap').remove();
    await settle();
    expect(log).toEqual(['+a', '+b', '-a']);
  });

  it('that is moved stays mounted, and one that comes back is adopted again', async () => {
    document.body.innerHTML = '<div id="to"></div><p class="notice"></p>';
    const host = find('.notice');
    begin(
      ready({
        name: 'notice',
        adopt: () => {
          log.push('+');
          return () => void log.push('-');
        },
      }),
    );
    await settle();
    find('#to').append(host);
    await settle();
    expect(log).toEqual(['+']);
    host.remove();
    await settle();
    document.body.append(host);
    await settle();
    expect(log).toEqual(['+', '-', '+']);
  });

  it('is mounted once, however often it is scanned for', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const api = begin(ready({ name: 'notice', adopt: () => void log.push('+') }));
    await settle();
    api.scan();
    await api.mount(find('.notice'));
    await api.mount(find('.notice'), 'notice');
    expect(log).toEqual(['+']);
  });

  it('whose island throws is failed, and the other islands still work', async () => {
    document.body.innerHTML = '<p class="broken"></p><p class="notice"></p>';
    const problems: Problem[] = [];
    document.addEventListener('island:error', (event) => problems.push((event as CustomEvent).detail), { once: true });
    begin(
      ready({
        name: 'broken',
        adopt: () => {
          throw new Error('oh');
        },
      }),
      ready({ name: 'notice', adopt: () => void log.push('+') }),
    );
    await settle();
    expect([status('.broken'), status('.notice'), log]).toEqual(['failed', 'ready', ['+']]);
    expect(problems).toMatchObject([
      {
        island: 'broken',
        what: expect.any(String),
        why: expect.any(String),
        fix: expect.any(String),
        cause: new Error('oh'),
      },
    ]);
  });
});
