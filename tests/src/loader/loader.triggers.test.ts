import { describe, expect, it, vi } from 'vitest';
import type { ShopIslands } from '../../../src/island/types';
import { settle, until } from '../../helpers/settle';
import { begin, find, freshLoader, late, log, ready } from './loaderPage';

freshLoader();

describe('triggers', () => {
  it('visible waits until the host is near the view', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    let appear = (_entries: { isIntersecting: boolean; target: Element }[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(run: typeof appear, options: { rootMargin: string }) {
          appear = run;
          log.push(options.rootMargin);
        }
        observe() {}
        disconnect() {}
        unobserve() {
          log.push('unobserved');
        }
      },
    );
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'visible' }));
    await settle();
    const target = find('.notice');
    // While the page sleeps, the loader observes the host; later the core chunk does.
    for (const { looking, isIntersecting } of [
      { looking: ['200px'], isIntersecting: false },
      { looking: ['200px'], isIntersecting: true },
      { looking: ['200px', 'unobserved', '200px'], isIntersecting: false },
      { looking: ['200px', 'unobserved', '200px'], isIntersecting: true },
    ]) {
      expect(log).toEqual(looking);
      appear([{ isIntersecting, target }]);
      await settle();
    }
    expect(log).toEqual(['200px', 'unobserved', '200px', 'unobserved', '+']);
  });

  it('visible does not wait where the address names a part of the host, at first or later', async () => {
    const Unseen = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    vi.stubGlobal('IntersectionObserver', Unseen);
    const part = (name: string) => `<div data-island="notice"><a data-handler="${name}"></a></div>`;
    location.hash = '#b%20b?from=mail';
    document.body.innerHTML = part('a') + part('b b') + part('c');
    const woken: unknown[] = [];
    begin(
      ready(
        { name: 'notice', adopt: (host) => void woken.push(host.querySelector('a')?.dataset.handler) },
        { when: 'visible', named: 'data-handler' },
      ),
    );
    await until(() => expect(woken).toEqual(['b b']));
    location.hash = '#c';
    dispatchEvent(new Event('hashchange'));
    await until(() => expect(woken).toEqual(['b b', 'c']));
    location.hash = '';
  });

  it('visible looks for its hosts in an idle moment, and load at once', async () => {
    document.body.innerHTML = '<p class="notice"></p><p class="total"></p>';
    let idle = () => {};
    vi.stubGlobal('requestIdleCallback', (run: () => void) => (idle = run));
    vi.stubGlobal('IntersectionObserver', undefined);
    const adopt = ({ className }: HTMLElement) => void log.push(className);
    begin(ready({ name: 'notice', adopt }, { when: 'visible' }), ready({ name: 'total', adopt }, { when: 'load' }));
    await settle();
    expect(log).toEqual(['total']);
    idle();
    await settle();
    expect(log).toEqual(['total', 'notice']);
  });

  it('media waits until the query matches', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    const query = Object.assign(new EventTarget(), { matches: false, media: '' });
    vi.stubGlobal('matchMedia', (media: string) => Object.assign(query, { media }));
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }, { when: 'media:(max-width: 921px)' }));
    await until(() => expect(query.media).toBe('(max-width: 921px)'));
    expect(log).toEqual([]);
    query.matches = true;
    query.dispatchEvent(new Event('change'));
    await settle();
    expect(log).toEqual(['+']);
  });

  it('interaction fetches nothing until a hand comes near, and then once', async () => {
    document.body.innerHTML = '<a class="button" href="/x"><span>Add</span></a><p id="else"></p>';
    const island = late({ name: 'button' });
    begin(island.row);
    find('#else').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(island.asked()).toBe(0);
    find('.button span').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('.button').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(island.asked()).toBe(1);
    expect(find('.button').hasAttribute('data-island-status')).toBe(false);
  });

  it('interaction fetches an island that the shopper was using before it was known, and no other', async () => {
    document.body.innerHTML = '<p class="button" tabindex="-1"><a href="/x">Add</a></p><p class="other"></p>';
    begin();
    const [island, other] = [late({ name: 'button' }), late({ name: 'other' })];
    find('a').focus();
    (window.shopIslands as ShopIslands).add([island.row, other.row]);
    await settle();
    expect([island.asked(), other.asked()]).toEqual([1, 0]);
  });

  it('run nothing while the page is prerendered', async () => {
    document.body.innerHTML = '<p class="notice"></p>';
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    begin(ready({ name: 'notice', adopt: () => void log.push('+') }));
    await settle();
    expect(log).toEqual([]);
    delete (document as { prerendering?: boolean }).prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
    await settle();
    expect(log).toEqual(['+']);
  });
});
