import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewLoop } from '../../src/actions/pageLoop';
import { parseHtml } from '../../src/bridge/page/html';
import { adopt, press, start } from '../../widgets/loop-pagination/enhance';
import { readItemKey, readPagination, readProgress } from '../../widgets/loop-pagination/read';
import { hasMore, kindOf } from '../../widgets/loop-pagination/rules';
import { createMoreStore } from '../../widgets/loop-pagination/store';
import { visitAddress } from '../helpers/browser';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

const asked: string[] = [];
/** Pages that are other than the fixture, by address. */
let answers: Record<string, string> = {};
/** The promise that a page waits for; it may reject. */
let arrival: Promise<unknown> = Promise.resolve();
vi.mock('../../src/api/fetchPage', () => ({
  fetchPage: async (url: string) => {
    asked.push(url);
    await arrival;
    return parseHtml(answers[url] ?? fixtureOf('loop-pagination'));
  },
}));

const growing = () => find('[data-id="3f2a1bc"]');
const numbered = () => find('[data-id="9d4e07a"]');

describe('what is read from a loop', () => {
  beforeEach(() => showFixture('loop-pagination'));

  it('is the way in which its pages come', () => {
    expect(readPagination(growing())).toEqual({ id: '3f2a1bc', kind: 'button', hasSpinner: true, isScrolled: false });
    expect(readPagination(numbered())).toEqual({ id: '9d4e07a', kind: 'ajax', hasSpinner: false, isScrolled: false });
    numbered().setAttribute('data-settings', '{"auto_scroll":"yes","load_more_spinner":null}');
    expect(readPagination(numbered())).toMatchObject({ kind: 'links', hasSpinner: false, isScrolled: true });
  });

  it('is how far its list is shown', () => {
    expect(readProgress(growing())).toEqual({ page: 1, last: 3, next: 'https://shop.example/games/page/2/' });
    expect(readProgress(numbered())).toBeUndefined();
  });

  it('is which post an item is', () => {
    expect([...growing().querySelectorAll('.e-loop-item')].map(readItemKey)).toEqual([
      'e-loop-item-101',
      'e-loop-item-102',
    ]);
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
  ])('with the type %s, loaded by %s, come by %s', (type, loadType, kind) => {
    expect(kindOf(type, loadType)).toBe(kind);
  });

  it.each<[page: number, last: number, next: string, isMore: boolean]>([
    [1, 3, '/2/', true],
    [3, 3, '/4/', false],
    [0, 3, '/2/', false],
    [Number.NaN, 3, '/2/', false],
    [1, 3, '', false],
  ])('exist after page %s of %s, with the next at %j: %s', (page, last, next, isMore) => {
    expect(hasMore({ page, last, next })).toBe(isMore);
  });

  it('are none where there is a single page', () => {
    expect(hasMore(undefined)).toBe(false);
  });
});

describe('a list that grows', () => {
  let settles: { resolve(hasMore: boolean): void; reject(cause: Error): void }[];
  const create = (isMore = true) =>
    createMoreStore(isMore, { load: () => new Promise((resolve, reject) => settles.push({ resolve, reject })) });
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

  it('that was replaced ignores the answer to its earlier call', async () => {
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

  it('is at its end from the start where there is a single page', async () => {
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
    find('.elementor-widget-container', numbered()).innerHTML =
      '<div class="e-loop-nothing-found-message">Nothing.</div>';
    visitAddress('/games/?e-page-9d4e07a=2');
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(asked).toEqual(['https://shop.example/games/?e-page-9d4e07a=2']);
    expect(numbered().textContent).toContain('Nightcourier');
    stop?.();
  });
});

describe('a page that another filter has replaced', () => {
  it('does not load another page when it fails', async () => {
    showFixture('loop-pagination');
    const left = vi.spyOn(location, 'assign').mockImplementation(() => {});
    let fail = (_cause: Error) => {};
    arrival = new Promise((_resolve, reject) => {
      fail = reject;
    });
    adopt(numbered());
    press(find('a.page-numbers', numbered()));
    renewLoop(
      numbered(),
      parseHtml('<div class="elementor-loop-container"><div class="e-loop-item">Filtered</div></div>'),
    );
    fail(new Error('HTTP 500'));
    await settle();
    arrival = Promise.resolve();
    expect([left.mock.calls, numbered().textContent, numbered().ariaBusy]).toEqual([
      [],
      expect.stringContaining('Filtered'),
      null,
    ]);
  });
});

describe('a list that had grown, when the shopper comes back', () => {
  freshVisits();
  const pages = ['/games/', '/games/page/2/', '/games/page/3/'];
  const pageOf = (page: number, ...posts: number[]) =>
    `<div class="elementor-widget-loop-grid" data-id="3f2a1bc" data-settings='{"pagination_type":"load_more_on_click"}'><div class="elementor-widget-container">
<div class="elementor-loop-container">${posts.map((post) => `<div class="e-loop-item e-loop-item-${post}"><a href="/product/${post}/">${post}</a></div>`).join('')}</div>
<div class="e-load-more-anchor" data-page="${page}" data-max-page="3" data-next-page="${page < 3 ? `https://shop.example/games/page/${page + 1}/` : ''}"></div>
<div class="e-loop__load-more"><a class="elementor-button" role="button">Load more</a></div></div></div>`;
  const keys = () => [...growing().querySelectorAll('.e-loop-item')].map(readItemKey);
  const kept = () => history.state?.shopIslandsPages?.['loop-pagination 3f2a1bc']?.pages;
  let stop: (() => void) | undefined;

  beforeEach(() => {
    asked.length = 0;
    answers = { '/games/': pageOf(1, 1, 2), '/games/page/2/': pageOf(2, 3, 4), '/games/page/3/': pageOf(3, 5) };
    arrival = Promise.resolve();
    history.replaceState(null, '');
  });
  afterEach(() => {
    stop?.();
    answers = {};
    history.replaceState(null, '');
  });

  function open(address: string): void {
    visitAddress(address);
    document.body.innerHTML = answers[address] ?? '';
    stop = adopt(growing());
  }

  function comeBack(): void {
    visitAddress('/games/page/3/');
    history.replaceState({ shopIslandsPages: { 'loop-pagination 3f2a1bc': { pages } } }, '');
    open('/games/page/3/');
  }

  it('is kept in the history’s entry, with what others keep there', async () => {
    history.replaceState({ theirs: 1 }, '');
    open('/games/');
    for (let time = 0; time < 2; time++) {
      press(find('.elementor-button'));
      await settle();
    }
    expect([history.state.theirs, kept(), keys().length]).toEqual([1, pages, 5]);
  });

  it('has its earlier pages again, the nearest first, at the same address', async () => {
    comeBack();
    await settle();
    expect([asked, keys(), location.pathname]).toEqual([
      ['/games/page/2/', '/games/'],
      [1, 2, 3, 4, 5].map((post) => `e-loop-item-${post}`),
      '/games/page/3/',
    ]);
    expect([
      growing().querySelector('.shop-islands-loop-first'),
      growing().classList.contains('e-load-more-pagination-end'),
    ]).toEqual([null, true]);
  });

  it('keeps its pages when one does not load, shows an error, and can be tried again', async () => {
    arrival = Promise.reject(new Error('HTTP 500'));
    comeBack();
    await settle();
    expect([keys(), growing().querySelectorAll('[role="alert"]').length]).toEqual([['e-loop-item-5'], 1]);
    arrival = Promise.resolve();
    press(find('.elementor-button'));
    await settle();
    expect([keys().length, growing().querySelectorAll('[role="alert"]').length]).toEqual([5, 0]);
  });

  it('stays as the server prints it when the entry’s address names another page now', async () => {
    visitAddress('/games/page/2/');
    history.replaceState({ shopIslandsPages: { 'loop-pagination 3f2a1bc': { pages } } }, '');
    open('/games/page/2/');
    await settle();
    expect(asked).toEqual([]);
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
  ])('has a link back to the first page on a list that begins with page %d', (page, href) => {
    visitAddress(`/games/page/${page}/?x=1`);
    find('.e-load-more-anchor', growing()).dataset.page = String(page);
    for (let time = 0; time < 2; time++) adopt(growing());
    expect(
      [...growing().querySelectorAll('.shop-islands-loop-first a')].map((link) => link.getAttribute('href')),
    ).toEqual(href ? [href] : []);
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
