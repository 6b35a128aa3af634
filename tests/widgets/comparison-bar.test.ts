import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LazyViewIsland } from '../../src/island/types';
import type { Notice } from '../../src/ui/messages/notice';
import type { BarProps } from '../../widgets/comparison-bar/contract';
import { compareAddress } from '../../widgets/comparison-bar/rules';
import type { ComparisonBarStore } from '../../widgets/comparison-bar/store';
import type { View } from '../../widgets/comparison-bar/View';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { showView } from '../helpers/showView';
import { freshVisits } from '../helpers/visit';

freshVisits();

interface Call extends Pick<Held<string>, 'fail'> {
  what: string;
  answer(value?: string): Promise<void>;
}
let calls: Call[];
const call = vi.hoisted(() => ({ make: (_what: string, _signal?: AbortSignal) => Promise.resolve('') }));
vi.mock('../../src/api/comparison', async (original) => ({
  ...(await original<object>()),
  fetchComparisonTable: () => call.make('table'),
  fetchComparisonBar: ({ signal }: { signal: AbortSignal }) => call.make('bar', signal),
  removeFromComparison: (productId: number) => call.make(`remove ${productId}`),
}));
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));

call.make = (what, signal) => {
  const { promise, answer, fail } = hold<string>();
  signal?.addEventListener('abort', () => fail(new Error('aborted')));
  calls.push({
    what,
    answer(value = '') {
      const [, removed] = what.split(' ');
      if (removed) compare(...ids.filter((id) => id !== Number(removed)));
      return answer(value);
    },
    fail,
  });
  return promise;
};

let ids: number[];
function compare(...list: number[]): void {
  ids = list;
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `shopengine_comparison_id_list=${list.join('%2C')}; path=/`;
}

let page: FakePage;
type Island = LazyViewIsland<BarProps, ComparisonBarStore>;
let island: Island;
let Shown: typeof View;
let store: ComparisonBarStore;
let lists: typeof import('../../src/actions/pageLists');
let items: string;
/** Ends the bar's island, as when the bar leaves the page. */
let stop: () => void;

const BAR = '.shopengine-comparison-bottom-bar';
const bar = () => find(BAR);
const toggle = () => find('.comparison-bottom-bar-toggle');
const link = () => find<HTMLAnchorElement>('.comparison-endpoint-bottom');
const box = () => find('.shopengine-comparison-box');
const removeLink = (productId: number) => find(`.shopengine-comparison-bar-action[data-pid="${productId}"]`);
const press = (target: HTMLElement) => island.onIntent?.({ type: 'click', target, submitter: null, store });
/** Starts the bar, and mounts its view as soon as the view is wanted. */
const mount = () => {
  const createStore: Island['createStore'] = (props, host) => {
    store = island.createStore(props, host);
    return store;
  };
  return showView({ ...island, createStore }, Shown, bar());
};
const asked = () => calls.map(({ what }) => what);
const last = () => calls.at(-1) as Call;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.shopengine-comparison-bar-action')].map(({ dataset }) =>
    Number(dataset.pid),
  );
const isOpen = () => bar().classList.contains('active');
const icon = () => toggle().querySelector('i')?.className;
const open = async () => {
  press(toggle());
  await answer();
};
const answer = async (html = items) => {
  await last().answer(html);
  await settle();
};
const fail = async () => {
  await last().fail();
  await settle();
};
/** Changes the list, as another tab does. */
const become = async (...list: number[]) => {
  compare(...list);
  lists.pageComparison().refresh();
  await settle();
};

beforeEach(async () => {
  compare(12, 101, 123);
  calls = [];
  notices.length = 0;
  page = setPage();
  vi.resetModules();
  island = (await import('../../widgets/comparison-bar')).default as Island;
  Shown = (await import('../../widgets/comparison-bar/View')).View;
  lists = await import('../../src/actions/pageLists');
  showFixture('comparison-bar');
  items = box().innerHTML;
  box().replaceChildren();
  stop = mount();
});
afterEach(() => stop());

describe('the comparison’s bar', () => {
  it('opens when its items have loaded', async () => {
    press(toggle());
    await settle();
    expect([isOpen(), toggle().getAttribute('aria-busy'), icon(), asked()]).toEqual([
      false,
      'true',
      'eicon-loading fa-spin',
      ['bar'],
    ]);
    await answer();
    expect([isOpen(), toggle().getAttribute('aria-busy'), icon(), shown()]).toEqual([
      true,
      null,
      'eicon-close',
      [123, 101, 12],
    ]);
    expect([toggle().getAttribute('aria-expanded'), link().hidden, box().hasAttribute('inert')]).toEqual([
      'true',
      false,
      false,
    ]);
  });

  it('closes without a call, and its items are then out of reach', async () => {
    await open();
    press(toggle());
    await settle();
    expect([
      isOpen(),
      toggle().getAttribute('aria-expanded'),
      link().hidden,
      box().hasAttribute('inert'),
      icon(),
      asked(),
    ]).toEqual([false, 'false', true, true, undefined, ['bar']]);
  });

  it('loads its items each time that it opens', async () => {
    await open();
    press(toggle());
    await open();
    expect([asked(), shown(), toggle().querySelectorAll('i').length]).toEqual([['bar', 'bar'], [123, 101, 12], 1]);
  });

  it('is cancelled by a second press, and the late answer is dropped', async () => {
    press(toggle());
    const first = last();
    press(toggle());
    await first.answer(items);
    await settle();
    expect([isOpen(), toggle().getAttribute('aria-busy'), icon(), shown(), notices]).toEqual([
      false,
      null,
      undefined,
      [],
      [],
    ]);
    await open();
    expect([isOpen(), asked()]).toEqual([true, ['bar', 'bar']]);
  });

  it('says so when it cannot be filled, and can try again', async () => {
    press(toggle());
    await fail();
    expect([isOpen(), toggle().getAttribute('aria-busy'), icon(), page.problems.length]).toEqual([
      false,
      null,
      undefined,
      1,
    ]);
    expect(notices).toMatchObject([
      { kind: 'error', text: 'The comparison could not be loaded.', action: { label: 'Try again' } },
    ]);
    notices[0]?.action?.run?.();
    await answer();
    expect(isOpen()).toBe(true);
  });

  it('asks again by another press when it could not be filled, and no longer says so', async () => {
    press(toggle());
    await fail();
    expect(notices[0]?.until?.aborted).toBe(false);
    await open();
    expect([isOpen(), asked(), notices[0]?.until?.aborted]).toEqual([true, ['bar', 'bar'], true]);
  });

  it('shows the server’s words for an empty list', async () => {
    press(toggle());
    await answer('<h1 class="shopengine-no-comparison-product-for-bar">Nothing yet</h1>');
    expect([box().textContent, bar().classList.contains('no-comparison-found')]).toEqual(['Nothing yet', true]);
    press(toggle());
    await open();
    expect(bar().classList.contains('no-comparison-found')).toBe(false);
  });

  it('has remove links that keyboards and screen readers can use', async () => {
    await open();
    expect(
      [removeLink(123), removeLink(12)].map((one) => [
        one.getAttribute('role'),
        one.tabIndex,
        one.getAttribute('aria-label'),
      ]),
    ).toEqual([
      ['button', 0, 'Remove Glasswing Saga'],
      ['button', 0, 'Remove Paper Kingdoms'],
    ]);
  });

  it('leaves a link’s name to its title where the picture has no text or is WooCommerce’s placeholder', async () => {
    items = items
      .replace('alt="Paper Kingdoms"', 'alt=""')
      .replace('alt="Moonlight Drift"', 'alt="Placeholder" class="woocommerce-placeholder"');
    await open();
    expect([12, 101].map((id) => [removeLink(id).getAttribute('aria-label'), removeLink(id).title])).toEqual([
      [null, 'Remove Product For Comparison'],
      [null, 'Remove Product For Comparison'],
    ]);
    press(removeLink(12));
    await settle();
    await fail();
    expect(notices).toMatchObject([{ text: 'Something went wrong' }]);
    press(removeLink(101));
    await settle();
    await answer('');
    expect([shown(), document.querySelector('[role="status"]')?.textContent ?? '']).toEqual([[123, 12], '']);
  });

  it('is a region with a name', () => {
    expect([bar().getAttribute('role'), bar().getAttribute('aria-label')]).toEqual(['region', 'Compare products']);
  });

  it('closes when a product is added, and aborts its call', async () => {
    await open();
    await become(12, 101, 123, 7);
    expect(isOpen()).toBe(false);
    press(toggle());
    await become(12, 101, 123, 7, 8);
    await answer();
    expect([isOpen(), icon()]).toEqual([false, undefined]);
  });

  it('closes when the table is opened, also for a product that is in it already', async () => {
    const { pageComparisonTable } = await import('../../src/actions/pageComparisonTable');
    await open();
    void pageComparisonTable().open({ pid: 101 });
    expect([isOpen(), link().hidden]).toEqual([false, true]);
  });

  it('is closed, with the server’s own items, when it leaves the page', async () => {
    await open();
    stop();
    expect([isOpen(), shown(), box().querySelector('span'), document.querySelector('[data-island-view]')]).toEqual([
      false,
      [123, 101, 12],
      null,
      null,
    ]);
    const html = bar().outerHTML;
    await become();
    expect(bar().outerHTML).toBe(html);
    await become(12, 101, 123);
    stop = mount();
    await open();
    expect([isOpen(), shown()]).toEqual([true, [123, 101, 12]]);
  });

  it('reports to developers that its link has no address', () => {
    stop();
    link().removeAttribute('data-comparison-url');
    stop = mount();
    expect([page.problems.length, link().hasAttribute('href')]).toEqual([1, false]);
  });
});

describe('a removal in the bar', () => {
  it('dims the item, which goes after the answer', async () => {
    await open();
    press(removeLink(101));
    await settle();
    expect([asked(), shown(), removeLink(101).parentElement?.getAttribute('aria-busy')]).toEqual([
      ['bar', 'remove 101'],
      [123, 101, 12],
      'true',
    ]);
    await answer('');
    expect([shown(), isOpen(), find('[role="status"]').textContent]).toEqual([
      [123, 12],
      true,
      '“Moonlight Drift” was removed.',
    ]);
  });

  it('removes product 12, and not 123', async () => {
    await open();
    press(removeLink(12));
    await settle();
    await answer('');
    expect(shown()).toEqual([123, 101]);
  });

  it('by a double click is one call', async () => {
    await open();
    press(removeLink(101));
    press(removeLink(101));
    await settle();
    await answer('');
    expect(asked()).toEqual(['bar', 'remove 101']);
  });

  it('gives the focus to the next item, else to the one before', async () => {
    await open();
    removeLink(101).focus();
    press(removeLink(101));
    await settle();
    await answer('');
    expect(document.activeElement).toBe(removeLink(12));
    press(removeLink(12));
    await settle();
    await answer('');
    expect(document.activeElement).toBe(removeLink(123));
  });

  it('that fails leaves the item, says so, and can be tried again', async () => {
    await open();
    press(removeLink(101));
    await settle();
    await fail();
    expect([shown(), document.querySelector('[aria-busy]'), page.problems.length]).toEqual([[123, 101, 12], null, 1]);
    expect(notices).toMatchObject([{ text: '“Moonlight Drift” could not be removed. Please try again.' }]);
    notices[0]?.action?.run?.();
    await settle();
    await answer('');
    expect(shown()).toEqual([123, 12]);
  });

  it('that fails is told only as long as the product is in the list', async () => {
    await open();
    press(removeLink(101));
    await settle();
    await fail();
    expect(notices[0]?.until?.aborted).toBe(false);
    await become(12, 123);
    expect(notices.map(({ until }) => until?.aborted)).toEqual([true]);
  });

  it('of the last item closes the bar', async () => {
    await become(12);
    items = items.slice(items.lastIndexOf('<div'));
    await open();
    press(removeLink(12));
    await settle();
    await answer('');
    expect([shown(), isOpen()]).toEqual([[], false]);
  });

  it('in another place removes its item from the bar', async () => {
    await open();
    await become(12, 123);
    expect([shown(), isOpen()]).toEqual([[123, 12], true]);
  });

  it('of an item without a product is reported to developers', async () => {
    items = items.replace(' data-pid="12"', '');
    await open();
    press(find('[aria-label="Remove Paper Kingdoms"]'));
    await settle();
    expect([asked(), page.problems.length]).toEqual([['bar'], 1]);
  });
});

describe('the bar’s link to the comparison page', () => {
  it('is a real address from the start, and follows the list', async () => {
    expect(link().href).toBe('https://shop.example/?comparison=yes&product_ids=12,101,123');
    await become(12, 101);
    expect(link().href).toBe('https://shop.example/?comparison=yes&product_ids=12,101');
  });

  it('names the bar’s items where the cookie cannot be read', async () => {
    stop();
    await become();
    box().innerHTML = items;
    stop = mount();
    expect(link().href).toBe('https://shop.example/?comparison=yes&product_ids=123,101,12');
  });

  it('is a link that the browser follows', () => {
    expect(press(link())).toBe(false);
  });

  it.each([
    ['https://shop.example/?comparison=yes', [1, 2], 'https://shop.example/?comparison=yes&product_ids=1,2'],
    ['https://shop.example/comparison/', [1, 2], 'https://shop.example/comparison/?product_ids=1,2'],
    ['/comparison/?lang=de&product_ids=9#table', [1], 'https://shop.example/comparison/?lang=de&product_ids=1#table'],
    ['https://shop.example/?comparison=yes', [], 'https://shop.example/?comparison=yes'],
    ['', [1], undefined],
    ['javascript:alert(1)', [1], undefined],
  ])('from %j with %j is %j', (address, list, whole) => {
    expect(compareAddress(address, list, 'https://shop.example/shop/')).toBe(whole);
  });
});
