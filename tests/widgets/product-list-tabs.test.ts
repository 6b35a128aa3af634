import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '../../src/ui/messages/notice';
import type { ListQuestion } from '../../widgets/product-list-tabs/api';
import { tabAfter } from '../../widgets/product-list-tabs/rules';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

interface Call extends Pick<Held<string>, 'fail'> {
  question: ListQuestion;
  signal: AbortSignal;
  answer(html?: string): Promise<void>;
}
let calls: Call[];
vi.mock('../../widgets/product-list-tabs/api', () => ({
  fetchProductList: ({ products, order, orderBy, settings }: ListQuestion, { signal }: { signal: AbortSignal }) => {
    const { promise, answer, fail } = hold<string>();
    calls.push({
      question: { products, order, orderBy, settings },
      signal,
      answer: (html = PRODUCT) => answer(html),
      fail,
    });
    return promise;
  },
}));
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));

const PRODUCT =
  '<div class="shopengine-single-product-item"><h3 class="product-title"><a href="/product/nightcourier/">Nightcourier</a></h3></div>';
const NOTHING = '<p class="error">No products were found.</p>';

const HOST = '.shopengine-filterable-product-wrap';
const host = () => find(HOST);
const tabs = () => [...document.querySelectorAll<HTMLElement>('.filter-nav-link')];
const tab = (index: number) => tabs()[index] as HTMLElement;
const panels = () => [...document.querySelectorAll<HTMLElement>('.filtered-product-list')];
const last = () => calls.at(-1) as Call;
/** The open tab's name, and the first words of its panel. */
const open = () => [
  tabs()
    .filter(
      (one) => one.classList.contains('active') && one.getAttribute('aria-selected') === 'true' && one.tabIndex === 0,
    )
    .map((one) => one.textContent)
    .join(),
  panels()
    .filter((panel) => panel.classList.contains('active'))
    .map((panel) => panel.querySelector('a:not([aria-hidden]),p')?.textContent)
    .join(),
];
const busy = () => [host().classList.contains('is-loading'), tabs().map((one) => one.getAttribute('aria-busy'))];
const free = [false, ['false', 'false', 'false']];

let page: FakePage;
let island: typeof import('../../widgets/product-list-tabs')['default'];
const adopt = () => (island.mode === 'enhance' ? island.adopt?.(host()) : undefined);
const press = (index: number) =>
  island.mode === 'enhance' &&
  island.onIntent?.({ type: 'click', target: tab(index), submitter: null, store: undefined });

beforeEach(async () => {
  calls = [];
  notices.length = 0;
  page = setPage();
  vi.resetModules();
  island = (await import('../../widgets/product-list-tabs')).default;
  showFixture('product-list-tabs');
  adopt();
});

describe('the filterable product list', () => {
  it('has the roles and names of tabs', () => {
    expect([
      find('ul').getAttribute('role'),
      tabs().map((one) => one.getAttribute('role')),
      find('li').getAttribute('role'),
    ]).toEqual(['tablist', ['tab', 'tab', 'tab'], 'presentation']);
    expect([
      panels()[0]?.getAttribute('role'),
      panels()[0]?.getAttribute('aria-labelledby'),
      tab(0).getAttribute('aria-controls'),
    ]).toEqual(['tabpanel', tab(0).id, panels()[0]?.id]);
    expect([open(), tabs().map((one) => one.tabIndex)]).toEqual([
      ['Just in', 'Moonlight Drift'],
      [0, -1, -1],
    ]);
  });

  it('has ids of its own for tabs and panels in a copy that another script makes of it', () => {
    const copy = host().cloneNode(true) as HTMLElement;
    host().after(copy);
    if (island.mode === 'enhance') island.adopt?.(copy);
    for (const one of document.querySelectorAll(HOST)) {
      const own = find('.filter-nav-link', one);
      const panel = find('.filtered-product-list', one);
      expect([own.getAttribute('aria-controls'), panel.getAttribute('aria-labelledby')]).toEqual([panel.id, own.id]);
    }
    const ids = [...document.querySelectorAll('[role="tab"],[role="tabpanel"]')].flatMap(({ id }) => id || []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('asks for a tab’s products with the settings of the tab and of the list', async () => {
    press(1);
    await settle();
    expect(calls.map(({ question }) => question)).toEqual([
      {
        products: ['102', '103'],
        order: 'ASC',
        orderBy: 'title',
        settings: { shopengine_is_cats: 'yes', shopengine_is_details: 'no' },
      },
    ]);
  });

  it('opens a tab once its products have come', async () => {
    press(1);
    expect([open(), busy()]).toEqual([
      ['Just in', 'Moonlight Drift'],
      [true, ['false', 'true', 'false']],
    ]);
    await last().answer();
    expect([open(), busy()]).toEqual([['Reduced', 'Nightcourier'], free]);
    expect([panels().length, tab(1).getAttribute('aria-controls'), find('[role="status"]').textContent]).toEqual([
      2,
      panels()[1]?.id,
      '1 product',
    ]);
    expect(panels()[1]?.className).toBe('filter-content-row filtered-product-list filter-65f0a1c2b3d52 active');
  });

  it('asks once for each tab', async () => {
    press(1);
    press(1);
    await last().answer();
    press(0);
    expect(open()).toEqual(['Just in', 'Moonlight Drift']);
    press(1);
    expect(open()).toEqual(['Reduced', 'Nightcourier']);
    expect([calls.length, panels().length]).toEqual([1, 2]);
  });

  it('shows a text when the answer is empty, because the shop no longer has a tab’s products', async () => {
    press(1);
    await last().answer('');
    expect([open(), busy(), find('[role="status"]').textContent]).toEqual([
      ['Reduced', 'Nothing was found for this choice.'],
      free,
      'Nothing was found for this choice.',
    ]);
  });

  it('has links that add on the page, not on the route that printed them', async () => {
    press(1);
    const route = '/wp-json/shopengine-builder/v1/widgets_partials/filter_cat_products/?products%5B0%5D=103&order=DESC';
    await last().answer(
      `<div class="shopengine-single-product-item"><a href="${route}&#038;add-to-cart=103" class="add_to_cart_button">Add</a></div>`,
    );
    expect(find('.add_to_cart_button', panels()[1]).getAttribute('href')).toBe('?add-to-cart=103');
  });

  it('asks for a tab without products, too, and its words can be reached by keyboard', async () => {
    press(2);
    expect(last().question.products).toEqual([]);
    await last().answer(NOTHING);
    expect([open()[1], panels()[1]?.tabIndex, find('[role="status"]').textContent]).toEqual([
      'No products were found.',
      0,
      'No products were found.',
    ]);
  });

  it('opens the tab that was pressed last, in whatever order answers come', async () => {
    press(1);
    const [first] = calls;
    press(2);
    expect([first?.signal.aborted, busy()]).toEqual([true, [true, ['false', 'false', 'true']]]);
    await last().answer(NOTHING);
    await first?.answer();
    expect([open(), panels().length, busy()]).toEqual([['Later', 'No products were found.'], 2, free]);
  });

  it('gives up what is on its way when an open tab is pressed', async () => {
    press(1);
    press(0);
    expect([last().signal.aborted, busy()]).toEqual([true, free]);
    await last().answer();
    expect(open()).toEqual(['Just in', 'Moonlight Drift']);
  });

  it('leaves the open tab open when a call fails, shows an error, and can try again', async () => {
    press(1);
    await last().fail();
    expect([open(), busy(), panels().length, page.problems.length]).toEqual([
      ['Just in', 'Moonlight Drift'],
      free,
      1,
      1,
    ]);
    expect(notices).toMatchObject([
      { kind: 'error', text: 'The products of “Reduced” could not be loaded.', action: { label: 'Try again' } },
    ]);
    notices[0]?.action?.run?.();
    await last().answer();
    expect([open(), calls.length]).toEqual([['Reduced', 'Nightcourier'], 2]);
  });

  it('does not report a call that was given up', async () => {
    press(1);
    press(0);
    await last().fail();
    expect([notices, page.problems]).toEqual([[], []]);
  });

  it('is no longer busy when the page comes back from history', () => {
    press(1);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([last().signal.aborted, busy()]).toEqual([true, free]);
    press(1);
    expect(calls).toHaveLength(2);
  });

  it('works without settings that are damaged, and reports them', () => {
    find('[data-widget_settings]').setAttribute('data-widget_settings', '{"shopengine_is_cats":"ye');
    press(1);
    expect([last().question.settings, page.problems.length]).toEqual([{}, 1]);
  });

  it('leaves a button without a tab to the browser', () => {
    tab(1).removeAttribute('data-filter-uid');
    expect([press(1), calls]).toEqual([false, []]);
  });

  it('without tabs is left as it is', () => {
    document.body.innerHTML = `<div class="${HOST.slice(1)}"><div class="filter-nav"><ul></ul></div><div class="filter-content"><div class="filtered-product-list active "></div></div></div>`;
    const html = document.body.innerHTML;
    adopt();
    expect(document.body.innerHTML).toBe(html);
  });
});

describe('the keys of the tabs', () => {
  const key = (name: string, options: KeyboardEventInit = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options }),
    );

  it('move the focus, and open nothing', () => {
    tab(0).focus();
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((name) => [
      key(name),
      document.activeElement?.textContent,
    ]);
    expect(seen).toEqual(['Reduced', 'Later', 'Just in', 'Later', 'Just in', 'Later'].map((name) => [false, name]));
    expect([calls, open()[0]]).toEqual([[], 'Just in']);
  });

  it('are the browser’s otherwise', () => {
    tab(0).focus();
    expect([key('a'), key('Enter'), key('ArrowRight', { altKey: true }), document.activeElement]).toEqual([
      true,
      true,
      true,
      tab(0),
    ]);
  });

  it.each([
    ['ArrowRight', 0, 2],
    ['ArrowLeft', 0, 1],
    ['Home', 1, 0],
    ['Tab', 1, undefined],
  ])('lead from right to left by %s from %i to %s', (name, index, next) => {
    expect(tabAfter(name, index, 3, true)).toBe(next);
  });
});
