import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../src/ui/messages/notice';
import { fakeReadPage, type PageCall } from '../helpers/archive';
import { visitAddress } from '../helpers/browser';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, fixtureOf } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

const calls: PageCall[] = [];
vi.mock('../../src/api/fetchPage', () => ({ readPage: fakeReadPage(calls) }));
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));
let time: FakeClock;
vi.mock('../../src/bridge/page/clock', async (original) => ({
  ...(await original<object>()),
  clock: { after: (...args: [number, () => void]) => time.after(...args) },
}));

let page: FakePage;
let island: typeof import('../../widgets/archive')['default'];
let undo: (() => void) | undefined;
let scrolled: ScrollIntoViewOptions[];

const BLOCK = '.shopengine-archive-products';
const block = () => find(BLOCK);
const ids = () => [...block().querySelectorAll('.product')].map((product) => /post-(\d+)/.exec(product.className)?.[1]);
const link = (name: string) => find(`a.page-numbers${name}`);
const press = (target: HTMLElement) =>
  island.mode === 'enhance'
    ? island.onIntent?.({ type: 'click', target, submitter: null, store: undefined })
    : undefined;
const last = () => calls.at(-1) as PageCall;
const count = () => find('.shopengine-archive-result-count > p').textContent;
const said = () => document.querySelector('[role="status"]')?.textContent;
const words = (selector: string) => document.querySelector(selector)?.textContent ?? null;

const product = (id: number) =>
  `<li class="archive-product-container"><ul><li class="shopengine-archive-products__left-image"></li><li class="product post-${id}"><a href="/product/${id}/">${id}</a></li></ul></li>`;
const links = (...names: string[]) =>
  `<nav class="woocommerce-pagination"><ul class="page-numbers">${names.map((name) => (name.startsWith('/') ? `<li><a class="next page-numbers" href="${name}">Load more</a></li>` : `<li><span class="page-numbers current">${name}</span></li>`)).join('')}</ul></nav>`;
/** Another page of the archive, as the server answers it. */
const answer = (
  words: string,
  products: number[],
  pages = '',
) => `<header></header><div class="shopengine-archive-products">
<p class="woocommerce-result-count" role="alert">${words}<span class="screen-reader-text">Sorted by latest</span></p>
<ul class="products">${products.map(product).join('')}</ul>${pages}</div>`;
const second = answer('Showing 4–6 of 8 results', [104, 105, 106], links('2', '/games/page/3/'));
const third = answer('Showing 7–8 of 8 results', [107, 108], links('3'));
const failed = { kind: 'error', text: 'The products could not be loaded.', action: { label: 'Try again' } };

async function show(pagination = 'numeric', html = fixtureOf('archive')): Promise<void> {
  undo?.();
  calls.length = 0;
  notices.length = 0;
  scrolled = [];
  time = createClock();
  page = setPage();
  vi.resetModules();
  island = (await import('../../widgets/archive')).default;
  document.body.innerHTML = html;
  block().dataset.pagination = pagination;
  Element.prototype.scrollIntoView = (options) => void scrolled.push(options as ScrollIntoViewOptions);
  if (island.mode !== 'enhance') return;
  island.start?.();
  undo = island.adopt?.(block()) ?? undefined;
}

/** The products of the archive at each event that announces further products. */
function hearPosts(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('is.post-load', () => heard.push(ids().join()), { once: true });
  return heard;
}

beforeEach(() => {
  history.replaceState(null, '');
  visitAddress('/games/');
});

describe('a numbered page', () => {
  beforeEach(() => show());

  it('replaces the products in the same block, and the browser shows its address', async () => {
    const before = block();
    press(link('.next'));
    expect([
      calls.map(({ url }) => url),
      before.classList.contains('is-loading'),
      before.getAttribute('aria-busy'),
    ]).toEqual([['/games/page/2/'], true, 'true']);
    await last().answer(second);
    expect([ids(), block(), location.pathname]).toEqual([['104', '105', '106'], before, '/games/page/2/']);
    expect([before.classList.contains('is-loading'), before.hasAttribute('aria-busy')]).toEqual([false, false]);
  });

  it('is announced to scripts that work on each product', async () => {
    const heard = hearPosts();
    press(link('.next'));
    await last().answer(second);
    expect(heard).toEqual(['104,105,106']);
  });

  it('has its count shown and announced once, politely', async () => {
    press(link('.next'));
    await last().answer(second);
    expect(count()).toBe('Showing 4–6 of 8 resultsSorted by latest');
    expect(said()).toBe('Showing 4–6 of 8 results Sorted by latest');
    expect(document.querySelectorAll('.woocommerce-result-count[role]')).toHaveLength(0);
  });

  it('is scrolled to, at once where motion is to be reduced', async () => {
    press(link('.next'));
    await last().answer(second);
    expect(scrolled).toEqual([{ block: 'start', behavior: 'smooth' }]);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    press(link('.next'));
    await last().answer(third);
    expect(scrolled.at(-1)).toEqual({ block: 'start', behavior: 'instant' });
  });

  it('moves the focus from the block to its first product, and leaves it alone elsewhere', async () => {
    link('.next').focus();
    press(link('.next'));
    await last().answer(second);
    expect(document.activeElement?.getAttribute('href')).toBe('/product/104/');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    press(link('.next'));
    await last().answer(third);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('moves the focus to the block when nothing was found', async () => {
    link('.next').focus();
    press(link('.next'));
    await last().answer(
      '<div class="shopengine-archive-products"><div class="woocommerce-info">No products were found.</div></div>',
    );
    expect([document.activeElement, said(), count()]).toEqual([block(), 'No products were found.', '']);
  });

  it('that does not load shows an error, and can be tried again', async () => {
    press(link('.next'));
    await last().fail();
    expect([ids(), location.pathname, block().className.includes('is-loading'), page.problems.length]).toEqual([
      ['101', '12', '103'],
      '/games/',
      false,
      1,
    ]);
    expect(notices).toMatchObject([failed]);
    notices[0]?.action?.run?.();
    await last().answer(second);
    expect([calls.length, ids()[0]]).toEqual([2, '104']);
  });

  it.each([
    ['a page without the archive', '<p>Maintenance</p>'],
    ['null', 'null'],
    ['nothing', ''],
  ])('that is answered by %s fails like one that does not load', async (_what, html) => {
    press(link('.next'));
    await last().answer(html);
    expect([ids(), notices.length, block().hasAttribute('aria-busy'), location.pathname]).toEqual([
      ['101', '12', '103'],
      1,
      false,
      '/games/',
    ]);
  });

  it('of another block or of another site is left to the browser', async () => {
    document.body.append(block().cloneNode(true));
    expect(press([...document.querySelectorAll<HTMLElement>('.next')][1] as HTMLElement)).toBe(false);
    link('.next').setAttribute('href', 'https://other.example/page/2/');
    expect(press(link('.next'))).toBe(false);
    expect(calls).toEqual([]);
  });

  it('fills a count that was printed empty', async () => {
    find('.shopengine-archive-result-count').replaceChildren();
    press(link('.next'));
    await last().answer(second);
    expect(count()).toContain('Showing 4–6 of 8 results');
  });

  it('runs no script of the answer', async () => {
    const ran = vi.fn();
    vi.stubGlobal('ran', ran);
    press(link('.next'));
    await last().answer(second.replace('<ul', '<script>ran()</script><ul'));
    expect(ran).not.toHaveBeenCalled();
  });
});

describe('Back', () => {
  it('brings the results of its address, and makes no entry', async () => {
    await show();
    press(link('.next'));
    await last().answer(second);
    const push = vi.spyOn(history, 'pushState');
    visitAddress('/games/');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(last().url).toBe('/games/');
    await last().answer(fixtureOf('archive'));
    expect([ids(), scrolled.length, push.mock.calls]).toEqual([['101', '12', '103'], 1, []]);
  });

  it('from the back/forward cache stops what was still loading', async () => {
    await show();
    press(link('.next'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([block().className.includes('is-loading'), last().signal.aborted]).toEqual([false, true]);
    await last().fail();
    expect(notices).toEqual([]);
  });
});

const LOADING = answer('Showing 1–3 of 8 results', [101, 102, 103], links('1', '/games/page/2/'));
const filtered = answer(
  'Showing 1–3 of 5 results',
  [901, 902, 903],
  links('1', '/games/page/2/?shopengine_filter_category=pc'),
);
/** Shows other results, as a filter does. */
async function filter(): Promise<void> {
  const { pageArchive } = await import('../../src/actions/pageArchive');
  void pageArchive().go('https://shop.example/games/?shopengine_filter_category=pc');
  await last().answer(filtered);
}
const withCount = (html: string) =>
  `<div class="shopengine-archive-result-count"><p>Showing 1–3 of 8 results</p></div>${html}`;

describe('“load more”', () => {
  beforeEach(() => show('load-more', withCount(LOADING)));

  it('is a button', () => {
    expect(link('.next').getAttribute('role')).toBe('button');
  });

  it('adds products, says how many there are, and keeps the address at the page that was added', async () => {
    const push = vi.spyOn(history, 'pushState');
    press(link('.next'));
    await last().answer(second);
    expect([ids(), location.pathname, push.mock.calls]).toEqual([
      ['101', '102', '103', '104', '105', '106'],
      '/games/page/2/',
      [],
    ]);
    expect([count(), words('.shop-islands-archive-progress'), said()]).toEqual([
      'Showing 1–6 of 8 resultsSorted by latest',
      '6 of 8 products',
      '6 of 8 products',
    ]);
    expect([link('.next').getAttribute('href'), link('.next').getAttribute('role'), scrolled]).toEqual([
      '/games/page/3/',
      'button',
      [],
    ]);
  });

  it('announces the added products to scripts that work on each product', async () => {
    const heard = hearPosts();
    press(link('.next'));
    await last().answer(second);
    expect(heard).toEqual(['101,102,103,104,105,106']);
  });

  it('says in the end that these are all', async () => {
    for (const html of [second, third]) {
      press(link('.next'));
      await last().answer(html);
    }
    expect([ids().length, said(), document.querySelector('.next')]).toEqual([8, 'All 8 products are shown.', null]);
    expect(document.querySelectorAll('.shop-islands-archive-progress')).toHaveLength(1);
  });

  it('pressed twice adds once', async () => {
    press(link('.next'));
    press(link('.next'));
    await last().answer(second);
    expect([calls.length, ids().length]).toEqual([1, 6]);
  });

  it('adds no product that is there already', async () => {
    press(link('.next'));
    await last().answer(answer('Showing 4–6 of 8 results', [103, 104, 105]));
    expect(ids()).toEqual(['101', '102', '103', '104', '105']);
  });

  it('moves its focus to the first new product', async () => {
    link('.next').focus();
    press(link('.next'));
    await last().answer(second);
    expect(document.activeElement?.getAttribute('href')).toBe('/product/104/');
  });

  it('that fails keeps the products and the button, which can be pressed again', async () => {
    press(link('.next'));
    await last().fail();
    expect([ids().length, notices, location.pathname]).toEqual([
      3,
      [expect.objectContaining({ text: failed.text })],
      '/games/',
    ]);
    press(link('.next'));
    await last().answer(second);
    expect(ids()).toHaveLength(6);
  });

  it('that is tried again when other results are shown adds their next page', async () => {
    press(link('.next'));
    await last().fail();
    await filter();
    notices[0]?.action?.run?.();
    expect(last().url).toBe('/games/page/2/?shopengine_filter_category=pc');
    await last().answer(answer('Showing 4–5 of 5 results', [904, 905]));
    expect(ids()).toEqual(['901', '902', '903', '904', '905']);
  });

  it('that is tried again when the last page is shown adds nothing', async () => {
    press(link('.next'));
    await last().fail();
    find('nav').remove();
    notices[0]?.action?.run?.();
    await settle();
    expect([calls.length, ids().length]).toEqual([1, 3]);
  });

  it('leaves a number that the theme shows to replace the products', async () => {
    find('.next').className = 'page-numbers';
    press(link(''));
    await last().answer(third);
    expect(ids()).toEqual(['107', '108']);
  });

  it('names no total when the shop prints none', async () => {
    for (const line of document.querySelectorAll('.woocommerce-result-count, .shopengine-archive-result-count'))
      line.remove();
    press(link('.next'));
    await last().answer(second.replace(/<p.*<\/p>/, ''));
    expect([ids().length, document.querySelector('.shop-islands-archive-progress')]).toEqual([6, null]);
  });

  it('on a later page shows a link to the first page, which keeps the query', async () => {
    visitAddress('/games/page/2/?orderby=price');
    await show('load-more', second);
    const way = find<HTMLAnchorElement>('.shop-islands-archive-first a');
    expect([way.textContent, way.href]).toEqual([
      'Back to the first products',
      'https://shop.example/games/?orderby=price',
    ]);
    press(way);
    await last().answer(LOADING);
    expect([ids(), document.querySelector('.shop-islands-archive-first')]).toEqual([['101', '102', '103'], null]);
  });

  it('that has added pages to the first one shows no link to it', async () => {
    press(link('.next'));
    await last().answer(second);
    expect(document.querySelector('.shop-islands-archive-first')).toBeNull();
  });
});

describe('a list that had grown, when the shopper comes back', () => {
  /** Comes back to the list: the page is as the server prints it for the address, and the history's entry is kept. */
  async function comeBack(html = withCount(third)): Promise<void> {
    await show('load-more', html);
    await settle();
  }
  async function grow(): Promise<void> {
    history.replaceState({ theirs: 1 }, '');
    await show('load-more', withCount(LOADING));
    for (const html of [second, third]) {
      press(link('.next'));
      await last().answer(html);
    }
  }
  beforeEach(grow);

  it('is kept in the history’s entry, with what others keep there', () => {
    expect(history.state).toEqual({
      theirs: 1,
      shopIslandsPages: { archive: { pages: ['/games/', '/games/page/2/', '/games/page/3/'] } },
    });
  });

  it('loads its earlier pages again, the nearest first, at the same address', async () => {
    await comeBack();
    expect([calls.map(({ url }) => url), ids()]).toEqual([['/games/page/2/'], ['107', '108']]);
    await last().answer(second);
    await settle();
    expect([last().url, ids(), words('.shop-islands-archive-first a')]).toEqual([
      '/games/',
      ['104', '105', '106', '107', '108'],
      'Back to the first products',
    ]);
    await last().answer(LOADING);
    await settle();
    expect([ids(), location.pathname, document.querySelector('.shop-islands-archive-first')]).toEqual([
      ['101', '102', '103', '104', '105', '106', '107', '108'],
      '/games/page/3/',
      null,
    ]);
    expect([count(), said(), calls.length]).toEqual([
      'Showing 1–8 of 8 resultsSorted by latest',
      'All 8 products are shown.',
      2,
    ]);
  });

  it('keeps its pages when one does not load, and continues from there at the next try', async () => {
    await comeBack();
    await last().answer(second);
    await settle();
    await last().fail();
    expect([ids(), notices, block().hasAttribute('aria-busy')]).toEqual([
      ['104', '105', '106', '107', '108'],
      [expect.objectContaining({ text: failed.text })],
      false,
    ]);
    notices[0]?.action?.run?.();
    expect(calls.map(({ url }) => url)).toEqual(['/games/page/2/', '/games/', '/games/']);
    await last().answer(LOADING);
    expect(ids()).toHaveLength(8);
  });

  it('gives way to other results that the shopper chooses meanwhile', async () => {
    await comeBack();
    const [first] = calls;
    await filter();
    await first?.answer(second);
    await settle();
    expect([first?.signal.aborted, ids(), calls.length]).toEqual([true, ['901', '902', '903'], 2]);
  });

  it('stays as the server prints it when the entry’s address names another page now', async () => {
    history.replaceState(history.state, '', '/games/page/2/');
    await comeBack(withCount(second));
    expect(calls).toEqual([]);
  });

  it('is restored by Back within the page, too', async () => {
    const { state } = history;
    await filter();
    visitAddress('/games/page/3/');
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate'));
    await last().answer(third);
    for (const html of [second, LOADING]) {
      await settle();
      await last().answer(html);
    }
    await settle();
    expect(ids()).toEqual(['101', '102', '103', '104', '105', '106', '107', '108']);
  });

  it('keeps the place of a followed link, and returns to that place', async () => {
    const move = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    let top = 300;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => ({ top, bottom: top + 100 }) as DOMRect,
    );
    const stop = (event: Event) => event.preventDefault();
    const to = find<HTMLAnchorElement>('a[href="/product/105/"]');
    to.addEventListener('click', stop);
    to.click();
    expect(history.state.shopIslandsPages.archive.place).toBeUndefined();
    to.removeEventListener('click', stop);
    // This listener runs after the island's own, and keeps the browser from leaving the page.
    addEventListener('click', stop);
    to.click();
    expect(history.state.shopIslandsPages.archive.place).toEqual({ item: '105', top: 300 });
    await comeBack();
    top = 900;
    await last().answer(second);
    await settle();
    expect(move).toHaveBeenCalledWith({ top: 600, behavior: 'instant' });
    vi.restoreAllMocks();
  });
});

describe('“load more” while scrolling', () => {
  let isInView: boolean;
  beforeEach(() => {
    isInView = false;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
      () => (isInView ? { top: 10, bottom: 60 } : { top: 5000, bottom: 5050 }) as DOMRect,
    );
    return show('load-more-on-scroll', withCount(LOADING));
  });
  const scroll = () => dispatchEvent(new Event('scroll'));

  it('adds the next page once scrolling has rested for 500 ms with the links in view', async () => {
    await time.advance(500);
    expect(calls).toEqual([]);
    isInView = true;
    scroll();
    await time.advance(400);
    scroll();
    await time.advance(499);
    expect(calls).toEqual([]);
    await time.advance(1);
    expect(calls.map(({ url }) => url)).toEqual(['/games/page/2/']);
    await last().answer(second);
    expect(ids()).toHaveLength(6);
  });

  it('goes on while the links are in view, until there are no more', async () => {
    isInView = true;
    await time.advance(500);
    await last().answer(second);
    await time.advance(500);
    await last().answer(third);
    await time.advance(5000);
    expect([calls.length, ids().length]).toEqual([2, 8]);
  });

  it('asks for a page once, however much is scrolled meanwhile', async () => {
    isInView = true;
    for (let turn = 0; turn < 5; turn++) {
      scroll();
      await time.advance(600);
    }
    expect(calls).toHaveLength(1);
  });

  it('waits for the shopper after a failure', async () => {
    isInView = true;
    await time.advance(500);
    await last().fail();
    scroll();
    await time.advance(5000);
    expect([calls.length, notices.length]).toEqual([1, 1]);
    notices[0]?.action?.run?.();
    await last().answer(second);
    await time.advance(500);
    expect(calls.map(({ url }) => url)).toEqual(['/games/page/2/', '/games/page/2/', '/games/page/3/']);
  });

  it('goes on by itself after a failure once other results are shown', async () => {
    isInView = true;
    await time.advance(500);
    await last().fail();
    await filter();
    scroll();
    await time.advance(5000);
    expect(calls.map(({ url }) => url)).toEqual([
      '/games/page/2/',
      '/games/?shopengine_filter_category=pc',
      '/games/page/2/?shopengine_filter_category=pc',
    ]);
  });

  it('can be pressed too', async () => {
    press(link('.next'));
    await last().answer(second);
    expect(ids()).toHaveLength(6);
  });

  it('stops when its block leaves the page', async () => {
    undo?.();
    undo = undefined;
    isInView = true;
    scroll();
    await time.advance(5000);
    await settle();
    expect(calls).toEqual([]);
  });
});
