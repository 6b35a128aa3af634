import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tellTabs } from '../../src/bridge/page/tabs';
import type { Notice } from '../../src/ui/messages/notice';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

interface Call extends Pick<Held<string>, 'fail'> {
  productId: number;
  /** The server takes the product out of the cookie, and answers with an address. */
  answer(address?: string): Promise<void>;
}
let calls: Call[];
vi.mock('../../src/api/comparison', async (original) => ({
  ...(await original<object>()),
  fetchComparisonTable: async () => '<table>',
  removeFromComparison: (productId: number) => {
    const { promise, answer, fail } = hold<string>();
    calls.push({
      productId,
      answer(address = '') {
        compare(...ids.filter((id) => id !== productId));
        return answer(address);
      },
      fail,
    });
    return promise;
  },
}));
const notices: Notice[] = [];
vi.mock('../../src/ui/messages/notify', () => ({ notify: (notice: Notice) => notices.push(notice) }));

let ids: number[];
function compare(...list: number[]): void {
  ids = list;
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `shopengine_comparison_id_list=${list.join('%2C')}; path=/`;
}

let page: FakePage;
let island: typeof import('../../widgets/comparison-table')['default'];
let lists: typeof import('../../src/actions/pageLists');
let tables: typeof import('../../src/actions/pageComparisonTable');

const HOST = '.shopengine-comparison';
const DIALOG = 'shopengine-comparison-modal';
const PAGE = 'shopengine-comparison-page';
const link = (productId: number) => find(`.badge-comparison[data-pid="${productId}"]`);
const press = (target: HTMLElement) =>
  island.mode === 'enhance' && island.onIntent?.({ type: 'click', target, submitter: null, store: undefined });
/** Presses a remove link, and lets its call leave. */
const remove = async (productId: number) => {
  press(link(productId));
  await settle();
};
const adopt = (host = find(HOST)) => (island.mode === 'enhance' ? island.adopt?.(host) : undefined);
const last = () => calls.at(-1) as Call;
/** The table's texts, row by row; only the first row has the names. */
const rows = () =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => (cell.querySelector('h4') ?? cell).textContent?.trim()).join(' | '),
  );
const all = [
  'Paper Kingdoms | Moonlight Drift | Glasswing Saga',
  'instock | onbackorder | outofstock',
  'PC | Switch |  | PlayStation 5',
  '7 | 16',
];

/** Shows the fixture's table in the dialog or on the page. Product 77 is in the list, but the shop has it no more. */
async function show(place: string): Promise<void> {
  compare(12, 101, 77, 123);
  calls = [];
  notices.length = 0;
  page = setPage();
  vi.resetModules();
  island = (await import('../../widgets/comparison-table')).default;
  lists = await import('../../src/actions/pageLists');
  tables = await import('../../src/actions/pageComparisonTable');
  showFixture('comparison-table');
  const wrapper = document.createElement('div');
  wrapper.className = place;
  wrapper.append(...document.body.childNodes);
  document.body.append(wrapper);
  if (island.mode === 'enhance') island.start?.();
  adopt();
}

describe('the comparison’s table', () => {
  beforeEach(() => show(DIALOG));

  it('has labels that are headers, and headings in order', () => {
    expect([...document.querySelectorAll('th')].every((label) => label.getAttribute('scope') === 'row')).toBe(true);
    expect(find('h4').getAttribute('aria-level')).toBe('3');
  });

  it('can be scrolled by keyboard', () => {
    const scroller = find('.comparison-table-wrap');
    expect([scroller.tabIndex, scroller.getAttribute('role'), scroller.getAttribute('aria-label')]).toEqual([
      0,
      'region',
      'Compare products',
    ]);
  });

  it('has remove links for keyboards and screen readers', () => {
    expect([link(12).getAttribute('role'), link(12).tabIndex, link(12).getAttribute('aria-label')]).toEqual([
      'button',
      0,
      'Remove Paper Kingdoms',
    ]);
  });

  it('keeps the words of a remove link in another language, and leaves real links as they are', () => {
    link(12).textContent = ' Entfernen ';
    link(101).setAttribute('href', '/comparison/?remove=101');
    link(101).removeAttribute('role');
    adopt();
    expect(link(12).getAttribute('aria-label')).toBe('Entfernen: Paper Kingdoms');
    expect(link(101).hasAttribute('role')).toBe(false);
  });

  it('takes the names from the pictures where the shop shows no titles', async () => {
    for (const title of document.querySelectorAll('h4')) title.remove();
    const [first, second] = document.querySelectorAll('td img') as unknown as [HTMLImageElement, HTMLImageElement];
    first.alt = 'Paper Kingdoms';
    second.alt = 'Placeholder';
    second.className = 'woocommerce-placeholder wp-post-image';
    for (const productId of [12, 101]) link(productId).removeAttribute('aria-label');
    adopt();
    expect([link(12), link(101)].map((one) => one.getAttribute('aria-label'))).toEqual(['Remove Paper Kingdoms', null]);
    await remove(101);
    await last().fail(new Error('offline'));
    expect(notices).toMatchObject([{ text: 'Something went wrong' }]);
    await remove(101);
    await last().answer();
    expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('');
  });

  it('is not confused with an add button, which has the same class', () => {
    document.body.innerHTML = '<a class="shopengine_comparison_add_to_list_action shopengine-comparison"></a>';
    adopt();
    expect(document.body.innerHTML).toBe(
      '<a class="shopengine_comparison_add_to_list_action shopengine-comparison"></a>',
    );
  });

  it('tells developers of a remove link without a product', () => {
    link(12).removeAttribute('data-pid');
    expect(press(find('.badge-comparison'))).toBe(false);
    expect([calls, page.problems.length]).toEqual([[], 1]);
  });
});

describe('a removal in the dialog', () => {
  beforeEach(() => show(DIALOG));

  it('dims its column, which goes after the answer', async () => {
    await remove(101);
    expect([calls.map(({ productId }) => productId), rows()]).toEqual([[101], all]);
    expect(
      [...document.querySelectorAll('[aria-busy="true"]')].map(
        (cell) => cell.querySelector('h4')?.textContent ?? cell.textContent,
      ),
    ).toEqual(['Moonlight Drift', 'onbackorder', 'Switch']);
    await last().answer();
    expect(rows()).toEqual([
      'Paper Kingdoms | Glasswing Saga',
      'instock | outofstock',
      'PC |  | PlayStation 5',
      '7 | 16',
    ]);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('takes the right cells also of rows that have one for each id of the list', async () => {
    await remove(123);
    await last().answer();
    expect(rows()).toEqual(['Paper Kingdoms | Moonlight Drift', 'instock | onbackorder', 'PC | Switch | ', '7 | 16']);
  });

  it('is announced on the window, and to screen readers', async () => {
    const told: unknown[] = [];
    addEventListener('shopengineComparisonProductRemoved', (event) => told.push((event as CustomEvent).detail));
    await remove(101);
    expect(told).toEqual([]);
    await last().answer();
    expect(told).toEqual([{ product_id: 101 }]);
    expect(find('[role="status"]').textContent).toBe('“Moonlight Drift” was removed.');
  });

  it('by a double click is one call', async () => {
    press(link(101));
    press(link(101));
    await settle();
    await last().answer();
    expect(calls).toHaveLength(1);
  });

  it('gives the focus to the next product, else to the one before', async () => {
    link(101).focus();
    await remove(101);
    await last().answer();
    expect(document.activeElement).toBe(link(123));
    await remove(123);
    await last().answer();
    expect(document.activeElement).toBe(link(12));
  });

  it('leaves the focus where it has gone meanwhile', async () => {
    link(101).focus();
    await remove(101);
    link(12).focus();
    await last().answer();
    expect(document.activeElement).toBe(link(12));
  });

  it('closes the dialog with the last product', async () => {
    tables
      .pageComparisonTable()
      .open({ pid: 0 })
      .catch(() => {});
    const isOpen = () => tables.pageComparisonTable().$table.get().isOpen;
    await settle();
    for (const productId of [12, 101]) {
      await remove(productId);
      await last().answer();
    }
    expect(isOpen()).toBe(true);
    await remove(123);
    await last().answer();
    expect([isOpen(), document.querySelector('.shopengine-no-comparison-product')]).toEqual([false, null]);
  });

  it('of the last product does not close the dialog that another product has opened meanwhile', async () => {
    for (const productId of [12, 101]) {
      await remove(productId);
      await last().answer();
    }
    const table = tables.pageComparisonTable();
    await remove(123);
    table.close();
    // The dialog shows that the other product’s table is loading.
    const opened = table.open({ pid: 55 });
    find(`.${DIALOG}`).remove();
    await last().answer();
    await opened;
    expect(table.$table.get()).toMatchObject({ isOpen: true, html: '<table>' });
  });

  it('that fails leaves the column, says so, and can be tried again', async () => {
    await remove(101);
    await last().fail();
    expect([rows(), document.querySelector('[aria-busy]'), page.problems.length]).toEqual([all, null, 1]);
    expect(notices).toMatchObject([
      {
        kind: 'error',
        text: '“Moonlight Drift” could not be removed. Please try again.',
        action: { label: 'Try again' },
      },
    ]);
    notices[0]?.action?.run?.();
    await settle();
    await last().answer();
    expect([calls.length, rows()[0]]).toEqual([2, 'Paper Kingdoms | Glasswing Saga']);
  });

  it('that fails is told only as long as the product is in the list', async () => {
    await remove(101);
    await last().fail();
    await remove(12);
    await last().answer();
    expect(notices[0]?.until?.aborted).toBe(false);
    await remove(101);
    await last().answer();
    expect(notices.map(({ until }) => until?.aborted)).toEqual([true]);
  });

  it('does not change the address of a page that is no comparison', async () => {
    const push = vi.spyOn(history, 'pushState');
    await remove(101);
    await last().answer(`${location.origin}/?comparison=yes&product_ids=12,123`);
    expect(push.mock.calls).toEqual([]);
  });

  it('renews the addresses for sharing, if they are the shop’s own', async () => {
    vi.spyOn(location, 'href', 'get').mockReturnValue('https://shop.example/shop/');
    await remove(101);
    await last().answer('https://shop.example/?comparison=yes&product_ids=12,123');
    expect(find('.copy-comparison-share-url').dataset.shareUrl).toBe(
      'https://shop.example/?comparison=yes&product_ids=12,123',
    );
    expect(find('.facebook').getAttribute('href')).toBe(
      'https://social.example/share?u=https%3A%2F%2Fshop.example%2F%3Fcomparison%3Dyes%26product_ids%3D12%2C123',
    );
    await remove(12);
    await last().answer('https://evil.example/');
    expect(find('.copy-comparison-share-url').dataset.shareUrl).toBe(
      'https://shop.example/?comparison=yes&product_ids=12,123',
    );
  });
});

describe('a product that is twice in the cookie because it was added again', () => {
  it('leaves with all its cells, also in rows with one cell for each entry', async () => {
    await show(PAGE);
    compare(12, 101, 77, 123, 101);
    const [host] = document.querySelectorAll<HTMLElement>(HOST);
    const again = host?.cloneNode(true) as HTMLElement;
    const [, switchCell] = again.querySelectorAll('tr')[2]?.querySelectorAll('td') ?? [];
    switchCell?.parentElement?.append(switchCell.cloneNode(true));
    host?.replaceWith(again);
    adopt();
    await remove(101);
    expect(rows().slice(0, 3)).toEqual([
      'Paper Kingdoms | Glasswing Saga',
      'instock | outofstock',
      'PC |  | PlayStation 5',
    ]);
  });
});

describe('links for sharing', () => {
  beforeEach(() => show(DIALOG));

  const share = async (href: string) => {
    vi.spyOn(location, 'href', 'get').mockReturnValue('https://shop.example/shop/');
    find('.facebook').setAttribute('href', href);
    await remove(101);
    await last().answer('https://shop.example/?comparison=yes&product_ids=12,123');
    return find('.facebook').getAttribute('href');
  };
  const renewed = 'https%3A%2F%2Fshop.example%2F%3Fcomparison%3Dyes%26product_ids%3D12%2C123';

  it('are renewed where they contain the address unencoded, as ShopEngine prints it', async () => {
    expect(
      await share('https://www.facebook.com/sharer.php?u=https://shop.example/?comparison=yes&product_ids=12,101,123'),
    ).toBe(`https://www.facebook.com/sharer.php?u=${renewed}`);
  });

  it('name the products even before a removal, and their unencoded address is encoded', () => {
    const links = [
      'https://www.facebook.com/sharer.php?u=https://shop.example/?comparison=yes&product_ids=12,101',
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fshop.example%2F&via=shop',
    ];
    const hrefs = links.map((href) => {
      find('.facebook').setAttribute('href', href);
      adopt();
      return find('.facebook').getAttribute('href');
    });
    expect(hrefs).toEqual([
      'https://www.facebook.com/sharer.php?u=https%3A%2F%2Fshop.example%2F%3Fcomparison%3Dyes%26product_ids%3D12%2C101',
      links[1],
    ]);
  });

  it('are renewed without a copy button, and keep what else is in them', async () => {
    find('.copy-comparison-share-url').remove();
    expect(
      await share(
        'https://twitter.com/intent/tweet?text=Look&url=https%3A%2F%2Fshop.example%2F%3Fcomparison%3Dyes&via=shop',
      ),
    ).toBe(`https://twitter.com/intent/tweet?text=Look&url=${renewed}&via=shop`);
  });
});

describe('a product that leaves the list elsewhere', () => {
  beforeEach(() => show(DIALOG));

  it('leaves the table too', () => {
    compare(12, 123);
    lists.pageComparison().refresh();
    expect(rows()[0]).toBe('Paper Kingdoms | Glasswing Saga');
  });

  it('does not leave a table that has left the page', () => {
    const host = find(HOST);
    adopt(host)?.();
    compare(12, 123);
    lists.pageComparison().refresh();
    expect(rows()).toEqual(all);
  });

  it('takes 12 out of the table, and not 123', () => {
    compare(101, 123);
    lists.pageComparison().refresh();
    expect(rows()[0]).toBe('Moonlight Drift | Glasswing Saga');
  });
});

describe('a list that changes elsewhere while the comparison page is open', () => {
  beforeEach(() => show(PAGE));

  it('and is empty then shows the words for an empty list', () => {
    tellTabs('comparison', String(Date.now()));
    compare();
    lists.pageComparison().refresh();
    expect([document.querySelector('table'), find('h1').className]).toEqual([null, 'shopengine-no-comparison-product']);
  });

  it('and has run out after its day leaves the table to the shopper who still reads it', () => {
    tellTabs('comparison', String(Date.now() - 25 * 60 * 60 * 1000));
    compare();
    lists.pageComparison().refresh();
    expect([lists.pageComparison().$ids.get(), rows()]).toEqual([[], all]);
  });

  it('and is another list, as from a shared link, does not change the table', () => {
    compare(7, 8);
    lists.pageComparison().refresh();
    expect([lists.pageComparison().$ids.get(), rows()]).toEqual([[7, 8], all]);
  });
});

describe('a removal on the page', () => {
  const push = () => vi.spyOn(history, 'pushState').mockImplementation(() => {});
  beforeEach(() => show(PAGE));

  it('takes the column off at once', async () => {
    link(12).focus();
    press(link(12));
    expect([rows()[0], document.activeElement]).toEqual(['Moonlight Drift | Glasswing Saga', link(101)]);
    await settle();
    await last().answer();
    expect(rows()[0]).toBe('Moonlight Drift | Glasswing Saga');
  });

  it('puts the column back in its place when the call fails, and says so', async () => {
    press(link(101));
    press(link(12));
    await settle();
    await last().fail();
    expect(rows().slice(0, 3)).toEqual([
      'Moonlight Drift | Glasswing Saga',
      'onbackorder | outofstock',
      'Switch |  | PlayStation 5',
    ]);
    await last().answer();
    expect([rows()[0], notices.length, calls.map(({ productId }) => productId)]).toEqual([
      'Moonlight Drift | Glasswing Saga',
      1,
      [101, 12],
    ]);
  });

  it('puts the answer’s address into the history, if it is the shop’s own', async () => {
    vi.spyOn(location, 'href', 'get').mockReturnValue('https://shop.example/comparison/');
    const pushed = push();
    for (const [productId, address] of [
      [12, 'https://shop.example/?comparison=yes&product_ids=101,123'],
      [101, 'https://evil.example/?comparison=yes&product_ids=123'],
    ] as const) {
      await remove(productId);
      await last().answer(address);
    }
    expect(pushed.mock.calls).toEqual([[null, '', 'https://shop.example/?comparison=yes&product_ids=101,123']]);
  });

  it('of the last product leaves the words for an empty list', async () => {
    for (const productId of [12, 101, 123]) {
      link(productId).focus();
      await remove(productId);
      await last().answer();
    }
    const words = find('h1.shopengine-no-comparison-product');
    expect(words.textContent).toBe('No product is added for comparison, please add some product to compare');
    expect([document.activeElement, document.querySelector('table,.shopengine-modal-wrap')]).toEqual([words, null]);
  });

  it('of the last product that fails brings the whole table back', async () => {
    for (const productId of [12, 101]) {
      await remove(productId);
      await last().answer();
    }
    await remove(123);
    expect(document.querySelector('table')).toBeNull();
    await last().fail();
    expect([rows()[0], document.querySelector('h1')]).toEqual(['Glasswing Saga', null]);
    await remove(123);
    await last().answer();
    expect(document.querySelector('table')).toBeNull();
  });
});

describe('Back and Forward on the comparison page', () => {
  const visit = (query: string) => vi.spyOn(location, 'search', 'get').mockReturnValue(query);
  const back = () => dispatchEvent(new PopStateEvent('popstate'));
  beforeEach(() => {
    visit('?comparison=yes&product_ids=12,101,123');
    return show(PAGE);
  });

  it('reload the page where the address names other products', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    back();
    expect(reload).not.toHaveBeenCalled();
    visit('?comparison=yes&product_ids=12,101');
    back();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('know the address that a removal has set', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(history, 'pushState').mockImplementation(() => void visit('?comparison=yes&product_ids=101,123'));
    await remove(12);
    await last().answer(`${location.origin}/?comparison=yes&product_ids=101,123`);
    back();
    expect(reload).not.toHaveBeenCalled();
    visit('?comparison=yes&product_ids=12,101,123');
    back();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the copy button', () => {
  const LINK = 'https://shop.example/?comparison=yes&product_ids=12,101,123';
  const button = () => find('.copy-comparison-share-url');
  const label = () => find('span', button()).textContent;
  let copied: string[];
  let refuses: boolean;

  beforeEach(async () => {
    await show(DIALOG);
    copied = [];
    refuses = false;
    const writeText = async (text: string) => {
      if (refuses) throw new Error('denied');
      copied.push(text);
    };
    vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(() => ({ writeText }) as unknown as Clipboard);
    vi.stubGlobal('prompt', (...args: string[]) => copied.push(args.join(' ')));
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const copy = async () => {
    press(button());
    await vi.advanceTimersByTimeAsync(0);
  };

  it('copies the address, and confirms it for three seconds', async () => {
    await copy();
    expect([copied, label(), find('[role="status"]').textContent]).toEqual([[LINK], 'Copied', 'Copied']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(label()).toBe('Copied');
    await vi.advanceTimersByTimeAsync(1);
    expect(label()).toBe('Copy link');
  });

  it('starts the three seconds again when it is pressed again, and then gets its label back', async () => {
    await copy();
    await vi.advanceTimersByTimeAsync(2000);
    await copy();
    await vi.advanceTimersByTimeAsync(2000);
    expect([copied.length, label()]).toEqual([2, 'Copied']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(label()).toBe('Copy link');
  });

  it('has words of its own where the page has none', async () => {
    button().removeAttribute('data-message');
    await copy();
    expect(label()).toBe('The link was copied.');
  });

  it('shows the address where the browser refuses the clipboard', async () => {
    refuses = true;
    await copy();
    expect([copied, label()]).toEqual([[`Copy link, then click OK. ${LINK}`], 'Copy link']);
  });

  it('shows the address where there is no clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    await copy();
    expect(copied).toEqual([`Copy link, then click OK. ${LINK}`]);
  });

  it('without an address is reported to developers', async () => {
    button().removeAttribute('data-share-url');
    await copy();
    expect([copied, label(), page.problems.length]).toEqual([[], 'Copy link', 1]);
  });
});
