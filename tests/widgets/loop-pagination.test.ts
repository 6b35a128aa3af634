import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseHtml } from '../../src/bridge/html';
import { renewLoop } from '../../src/ui/loop';
import { adopt, press, start } from '../../widgets/loop-pagination/enhance';
import { readItemKey, readPagination, readProgress } from '../../widgets/loop-pagination/read';
import { hasMore, kindOf } from '../../widgets/loop-pagination/rules';
import { createMoreStore } from '../../widgets/loop-pagination/store';
import { visitAddress } from '../helpers/browser';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

const asked: string[] = [];
/** What a page waits for; it may reject. */
let arrival: Promise<unknown> = Promise.resolve();
vi.mock('../../src/api/page', () => ({
  fetchPage: async (url: string) => {
    asked.push(url);
    await arrival;
    return parseHtml(fixtureOf('loop-pagination'));
  },
}));

const growing = () => find('[data-id="3f2a1bc"]');
const numbered = () => find('[data-id="9d4e07a"]');

describe('what is read of a loop', () => {
  beforeEach(() => showFixture('loop-pagination'));

  it('is how its pages come', () => {
    expect(readPagination(growing())).toEqual({ id: '3f2a1bc', kind: 'button', hasSpinner: true, isScrolled: false });
    expect(readPagination(numbered())).toEqual({ id: '9d4e07a', kind: 'ajax', hasSpinner: false, isScrolled: false });
    numbered().setAttribute('data-settings', '{"auto_scroll":"yes","load_more_spinner":null}');
    expect(readPagination(numbered())).toMatchObject({ kind: 'links', hasSpinner: false, isScrolled: true });
  });

  it('is where its list stands', () => {
    expect(readProgress(growing())).toEqual({ page: 1, last: 3, next: 'https://shop.example/games/page/2/' });
    expect(readProgress(numbered())).toBeUndefined();
  });

  it('is which post an item is', () => {
    expect([...growing().querySelectorAll('.e-loop-item')].map(readItemKey)).toEqual(['e-loop-item-101', 'e-loop-item-102']);
    const article = document.createElement('article');
    article.className = 'elementor-post post-77 type-post';
    expect(readItemKey(article)).toBe('post-77');
    article.className = '';
    expect(readItemKey(article)).toBe('');
  });
});

describe('further pages', () => {
  it.each<[type: unknown, loadType: unknown, kind: string]>([
    ['load_more_on_click', undefined, 'button'],
    ['load_more_infinite_scroll', undefined, 'infinite'],
    ['numbers', 'ajax', 'ajax'],
    ['prev_next', 'ajax', 'ajax'],
    ['numbers_and_prev_next', 'page_reload', 'links'],
    [undefined, undefined, 'links'],
  ])('of type %s, loaded by %s, come by %s', (type, loadType, kind) => {
    expect(kindOf(type, loadType)).toBe(kind);
  });

  it.each<[page: number, last: number, next: string, isMore: boolean]>([
    [1, 3, '/2/', true],
    [3, 3, '/4/', false],
    [0, 3, '/2/', false],
    [Number.NaN, 3, '/2/', false],
    [1, 3, '', false],
  ])('after page %s of %s, with the next at %j, are there: %s', (page, last, next, isMore) => {
    expect(hasMore({ page, last, next })).toBe(isMore);
  });

  it('are none where there is a single page', () => {
    expect(hasMore(undefined)).toBe(false);
  });
});

describe('a list that grows', () => {
  let settles: { resolve(hasMore: boolean): void; reject(cause: Error): void }[];
  const create = (isMore = true) => createMoreStore(isMore, { load: () => new Promise((resolve, reject) => settles.push({ resolve, reject })) });
  beforeEach(() => {
    settles = [];
  });

  it('loads one page at a time, and none after its last', async () => {
    const store = create();
    const first = store.more();
    await store.more();
    expect(settles).toHaveLength(1);
    expect(store.$status.get()).toBe('loading');
    settles[0]?.resolve(true);
    await first;
    expect(store.$status.get()).toBe('idle');
    const second = store.more();
    settles[1]?.resolve(false);
    await second;
    expect(store.$status.get()).toBe('ended');
    await store.more();
    expect(settles).toHaveLength(2);
  });

  it('can be asked again after a failure', async () => {
    const store = create();
    const first = store.more();
    settles[0]?.reject(new Error('HTTP 500'));
    await expect(first).rejects.toThrow('HTTP 500');
    expect(store.$status.get()).toBe('failed');
    void store.more();
    expect(settles).toHaveLength(2);
    expect(store.$status.get()).toBe('loading');
  });

  it('that has been renewed does not hear of what was on its way', async () => {
    const store = create();
    const old = store.more();
    store.renew(true);
    expect(store.$status.get()).toBe('idle');
    settles[0]?.resolve(false);
    await old;
    expect(store.$status.get()).toBe('idle');
    store.renew(false);
    expect(store.$status.get()).toBe('ended');
  });

  it('has ended from the start where there is a single page', async () => {
    await create(false).more();
    expect(settles).toEqual([]);
  });
});

describe('a page that Back names', () => {
  freshVisits();

  it('is shown where a choice had found nothing', async () => {
    asked.length = 0;
    visitAddress('/games/');
    showFixture('loop-pagination');
    start();
    const stop = adopt(numbered());
    find('.elementor-widget-container', numbered()).innerHTML = '<div class="e-loop-nothing-found-message">Nothing.</div>';
    visitAddress('/games/?e-page-9d4e07a=2');
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(asked).toEqual(['https://shop.example/games/?e-page-9d4e07a=2']);
    expect(numbered().textContent).toContain('Nightcourier');
    stop?.();
  });
});

describe('a page that a filter has overtaken', () => {
  it('does not take the shopper away when it cannot be had', async () => {
    showFixture('loop-pagination');
    const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
    let fail = (_cause: Error) => {};
    arrival = new Promise((_resolve, reject) => {
      fail = reject;
    });
    adopt(numbered());
    press(find('a.page-numbers', numbered()));
    renewLoop(numbered(), parseHtml('<div class="elementor-loop-container"><div class="e-loop-item">Filtered</div></div>'));
    fail(new Error('HTTP 500'));
    await settle();
    arrival = Promise.resolve();
    expect([left.mock.calls, numbered().textContent, numbered().ariaBusy]).toEqual([[], expect.stringContaining('Filtered'), null]);
  });
});

describe('the island', () => {
  beforeEach(() => {
    visitAddress('/games/');
    showFixture('loop-pagination');
  });

  it('lets its button lead to the next page', () => {
    const stop = adopt(growing());
    expect(find('.elementor-button').getAttribute('href')).toBe('/games/page/2/');
    stop?.();
  });

  it('shows the end of a list that is on its last page', () => {
    find('.e-load-more-anchor').setAttribute('data-page', '3');
    const stop = adopt(growing());
    expect(growing().classList.contains('e-load-more-pagination-end')).toBe(true);
    stop?.();
  });

  it.each([
    [1, undefined],
    [3, '/games/?x=1'],
  ])('has a way back to the first page on a list that begins with page %d', (page, href) => {
    visitAddress(`/games/page/${page}/?x=1`);
    find('.e-load-more-anchor', growing()).dataset.page = String(page);
    for (let time = 0; time < 2; time++) adopt(growing());
    expect([...growing().querySelectorAll('.shop-islands-loop-first a')].map((link) => link.getAttribute('href'))).toEqual(href ? [href] : []);
  });

  it('leaves plain links to the browser', () => {
    numbered().setAttribute('data-settings', '{"pagination_type":"numbers"}');
    adopt(numbered());
    expect(press(find('a.page-numbers'))).toBe(false);
  });

  it('leaves all to Elementor Pro’s own front end', () => {
    const page = window as { elementorProFrontend?: object };
    page.elementorProFrontend = {};
    expect(adopt(growing())).toBeUndefined();
    expect(press(find('.elementor-button'))).toBeUndefined();
    delete page.elementorProFrontend;
    expect(growing().className).not.toContain('e-load-more');
    expect(find('.elementor-button').hasAttribute('href')).toBe(false);
  });
});
