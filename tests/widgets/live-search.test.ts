import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ORIGINAL } from '../../widgets/live-search/contract';
import { find, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import { flush, mountLazyIsland } from '../helpers/lazyIsland';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

interface Call extends Pick<Held<string>, 'fail'> {
  address: string;
  query: string;
  signal: AbortSignal;
  answer(html?: string): Promise<void>;
}
let calls: Call[];
const settle = () => vi.advanceTimersByTimeAsync(0);
vi.mock('../../widgets/live-search/api', () => ({
  fetchSearch: (address: string, query: string, signal: AbortSignal) => {
    const { promise, answer, fail } = hold<string>(settle);
    calls.push({ address, query, signal, answer: (html = RESULTS) => answer(html), fail });
    return promise;
  },
}));

const item = (name: string, slug: string) => `<div class="shopengine-search-product__item">
  <div class="shopengine-search-product__item--image"><img src="/${slug}.svg" alt="" /></div>
  <div class="shopengine-search-product__item--content">
    <h4 class="shopengine-search-product__item--title"><a title="${name}" href="/product/${slug}/"> ${name} </a></h4>
    <div class="shopengine-search-product__item--price">£39.99</div>
  </div>
  <a class="shopengine-search-more-btn" href="/product/${slug}/"><i></i></a>
</div>`;
const MORE =
  '<div class="shopengine-search-product__item"><a class="shopengine-search-more-products" href="/all/">Everything</a></div>';
const list = (...items: string[]) => `<div class="shopengine-search-product">${items.join('')}</div>`;
const RESULTS = list(
  item('Moonlight Drift', 'moonlight-drift'),
  item('Moon &amp; &lt;b&gt;Tide&lt;/b&gt;', 'moon-tide'),
  MORE,
);
const NOTHING = list('<div> Nothing like that </div>');

const FORM = '.shopengine-search-form';
const form = () => find<HTMLFormElement>(FORM);
const input = () => find<HTMLInputElement>('.shopengine-advanced-search-input');
const category = () => find<HTMLSelectElement>('select');
const result = () => find('.shopengine-search-result');
const panel = () => find('.shopengine-search-result-container');
const rows = () => {
  flush();
  return [...document.querySelectorAll('[role="row"]')];
};
const isOpen = () => {
  flush();
  return [
    form().classList.contains('sr-container-opened'),
    input().getAttribute('aria-expanded'),
    document.body.className,
  ];
};
const active = () => {
  flush();
  return document
    .getElementById(input().getAttribute('aria-activedescendant') ?? '')
    ?.querySelector('a')
    ?.textContent?.trim();
};
const selected = () => rows().map((row) => row.getAttribute('aria-selected'));
const said = () => find('[role="status"]').textContent;
const last = () => calls.at(-1) as Call;

const event = (element: Element, type: string, options: EventInit = {}) =>
  element.dispatchEvent(new Event(type, { bubbles: true, ...options }));
const put = (text: string) => {
  input().value = text;
  event(input(), 'input');
};
/** Types, and waits until it is sent. */
const type = async (text: string) => {
  put(text);
  await vi.advanceTimersByTimeAsync(500);
};
const search = async (text = 'moon', html?: string) => {
  await type(text);
  await last().answer(html);
};
/** Presses a key in the text field; true when it was the browser's. */
const press = (key: string, options: KeyboardEventInit = {}, target: Element = input()) => {
  flush();
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
};

let page: FakePage;
let island: typeof import('../../widgets/live-search')['default'];
const adopt = (host: HTMLElement = form()) => mountLazyIsland(island, host).unmount;
const start = () => island.start?.();
const submit = (submitter: HTMLElement | null = null) =>
  island.onIntent?.({ type: 'submit', target: form(), submitter, store: undefined as never });

beforeEach(async () => {
  vi.useFakeTimers();
  calls = [];
  page = setPage();
  document.body.className = '';
  vi.resetModules();
  island = (await import('../../widgets/live-search')).default;
  await import('../../widgets/live-search/View');
  showFixture('live-search');
  input().focus();
  return () => vi.useRealTimers();
});

describe('a search form', () => {
  it('has a text field that is a combobox, and names', () => {
    adopt();
    expect(
      ['role', 'aria-expanded', 'aria-haspopup', 'aria-autocomplete', 'aria-label'].map((name) =>
        input().getAttribute(name),
      ),
    ).toEqual(['combobox', 'false', 'grid', 'list', 'Find a game…']);
    expect(input().getAttribute('aria-controls')).toBe(panel().id);
    expect([category().getAttribute('aria-label'), find('button').getAttribute('aria-label')]).toEqual([
      'Category',
      'Search',
    ]);
  });

  it('keeps names that it has', () => {
    input().setAttribute('aria-label', 'Look for');
    category().id = 'shelf';
    category().before(Object.assign(document.createElement('label'), { htmlFor: 'shelf', textContent: 'Shelf' }));
    find('button').textContent = 'Go';
    adopt();
    expect([
      input().getAttribute('aria-label'),
      category().hasAttribute('aria-label'),
      find('button').hasAttribute('aria-label'),
    ]).toEqual(['Look for', false, false]);
  });

  it('without a place for results is reported, and left alone', () => {
    result().remove();
    adopt();
    expect([page.problems.length, input().hasAttribute('role')]).toEqual([1, false]);
  });

  it('has an id of its own for its panel in a copy that a sticky header makes of it', () => {
    adopt();
    const copy = form().cloneNode(true) as HTMLFormElement;
    form().after(copy);
    const stop = adopt(copy);
    const panelOf = (one: Element) => find('.shopengine-search-result-container', one);
    expect(panelOf(copy).id).not.toBe(panel().id);
    for (const one of [form(), copy])
      expect(find('[role="combobox"]', one).getAttribute('aria-controls')).toBe(panelOf(one).id);
    stop?.();
  });

  it('is taken over when the shopper’s focus comes to it', async () => {
    const mounted: unknown[] = [];
    page.mount = async (host, name) => void mounted.push(host, name);
    input().blur();
    start();
    await settle();
    expect(mounted).toEqual([]);
    event(input(), 'focusin');
    await settle();
    expect(mounted).toEqual([form(), 'live-search']);
  });

  it('is empty and closed in a copy that a sticky header makes of it while it shows results', async () => {
    const stop = adopt();
    await search();
    flush();
    const copy = form().cloneNode(true) as HTMLFormElement;
    form().after(copy);
    const stopCopy = adopt(copy);
    expect([copy.className, find('.shopengine-search-result', copy).textContent, rows().length]).toEqual([
      form().className.replace(' sr-container-opened', ''),
      '',
      3,
    ]);
    stopCopy?.();
    stop?.();
  });

  it('is taken over in a copy that a sticky header makes of it while it runs', async () => {
    const mounted: HTMLElement[] = [];
    page.mount = async (host) => {
      if (mounted.includes(host)) return;
      mounted.push(host);
      adopt(host);
      host.dataset.islandStatus = 'ready';
    };
    start();
    await settle();
    const copy = form().cloneNode(true) as HTMLFormElement;
    form().after(copy);
    find<HTMLInputElement>('[role="combobox"]', copy).value = 'moon';
    event(find('[role="combobox"]', copy), 'input');
    await settle();
    expect(mounted).toEqual([form(), copy]);
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(1);
  });

  it('that has the focus already is taken over at once, with what was typed', async () => {
    page.mount = async (host) => void adopt(host);
    input().value = 'moon';
    start();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.map(({ query }) => new URLSearchParams(query).get('s'))).toEqual(['moon']);
  });

  it('is left to the original script where that runs, also if it starts later', async () => {
    const mounted: unknown[] = [];
    page.mount = async (host) => void mounted.push(host);
    page.originals.add(ORIGINAL);
    start();
    await settle();
    expect(mounted).toEqual([]);
    adopt();
    await type('moon');
    expect(calls).toEqual([]);
  });
});

describe('a search', () => {
  beforeEach(() => void adopt());

  it('sends the whole form to its action, 500 ms after the last key', async () => {
    put('mo');
    await vi.advanceTimersByTimeAsync(499);
    put('moon ');
    await vi.advanceTimersByTimeAsync(499);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ address, query }) => [address, query])).toEqual([
      [
        '/wp-json/shopengine/v1/advanced-search/',
        'nonce=ab12cd34ef&_wp_http_referer=%2Fshop%2F&post_type=product&s=moon+&product_cat=',
      ],
    ]);
    expect(form().classList.contains('is-loading')).toBe(true);
  });

  it('is not sent for white space', async () => {
    await type('   ');
    expect(calls).toEqual([]);
  });

  it('is made again for another category', async () => {
    await search();
    category().value = '16';
    event(category(), 'change');
    await vi.advanceTimersByTimeAsync(500);
    expect(last().query).toMatch(/&s=moon&product_cat=16$/);
  });

  it('shows its results as a grid of links', async () => {
    await search();
    expect([isOpen(), form().classList.contains('is-loading')]).toEqual([
      [true, 'true', 'shopengine-sr-container-open-body'],
      false,
    ]);
    expect([panel().getAttribute('role'), panel().getAttribute('aria-label')]).toEqual(['grid', 'Search results']);
    expect(rows().map((row) => row.querySelector('[role="gridcell"] a')?.getAttribute('href'))).toEqual([
      '/product/moonlight-drift/',
      '/product/moon-tide/',
      '/all/',
    ]);
    expect(
      [...document.querySelectorAll<HTMLElement>('.shopengine-search-result a')].every(
        ({ tabIndex }) => tabIndex === -1,
      ),
    ).toBe(true);
    expect(find('.shopengine-search-more-btn').getAttribute('aria-hidden')).toBe('true');
    expect(said()).toBe('2 results');
  });

  it('leaves out what the owner has hidden by a style sheet, such as categories', async () => {
    form().append(
      Object.assign(document.createElement('style'), { textContent: '.shopengine-category-name { display: none }' }),
    );
    await search(
      'moon',
      RESULTS.replace('shopengine-search-product__item"', 'shopengine-category-name shopengine-search-product__item"'),
    );
    expect(rows().map((row) => row.querySelector('a[href]')?.getAttribute('href'))).toEqual([
      '/product/moon-tide/',
      '/all/',
    ]);
    expect([said(), result().childElementCount]).toEqual(['1 result', 1]);
    press('ArrowDown');
    expect(active()).toBe('Moon & <b>Tide</b>');
  });

  it('marks what matches, in any case, as text', async () => {
    await search('MOON');
    expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['Moon', 'Moon']);
    expect(rows()[1]?.querySelector('a')?.textContent?.trim()).toBe('Moon & <b>Tide</b>');
    await search('<b>tide');
    expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['<b>Tide']);
    expect(document.querySelector('.shopengine-search-result b')).toBeNull();
  });

  it('gets a link to all results where the server prints none', async () => {
    await search('moon', list(item('Moonlight Drift', 'moonlight-drift')));
    const link = find<HTMLAnchorElement>('.shopengine-search-more-products');
    expect([link.textContent, new URL(link.href).search, rows().length]).toEqual([
      'See all results',
      '?post_type=product&s=moon',
      2,
    ]);
  });

  it('that finds nothing says so in the server’s words, and is no grid', async () => {
    await search();
    await search('zebra', NOTHING);
    expect([panel().getAttribute('role'), panel().getAttribute('aria-label'), isOpen()[0], said()]).toEqual([
      null,
      null,
      true,
      'Nothing like that',
    ]);
    expect(document.querySelector('.shopengine-search-more-products')).toBeNull();
    expect(press('Enter')).toBe(true);
  });

  it('that fails says so, and can be tried again', async () => {
    await type('moon');
    await last().fail();
    expect([
      find('[role="alert"] p').textContent,
      form().classList.contains('is-loading'),
      isOpen()[0],
      page.problems.length,
    ]).toEqual(['The search did not work.', false, true, 1]);
    expect(find('[role="alert"] a').getAttribute('href')).toMatch(/\?post_type=product&s=moon$/);
    find('[role="alert"] button').click();
    expect([document.activeElement, form().classList.contains('is-loading'), isOpen()[0]]).toEqual([
      input(),
      true,
      true,
    ]);
    await last().answer();
    expect([rows().length, document.querySelector('[role="alert"]'), calls.length]).toEqual([3, null, 2]);
  });

  it('is not sent once more when the focus leaves the text field', async () => {
    await type('moon');
    await last().fail();
    event(input(), 'change');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toHaveLength(1);
  });

  it('is closed and forgotten when the term is emptied', async () => {
    await search();
    put('');
    expect([isOpen(), result().childElementCount]).toEqual([[false, 'false', ''], 0]);
  });

  it('whose form leaves the page is given up', async () => {
    const stop = adopt();
    await type('moon');
    stop?.();
    expect(last().signal.aborted).toBe(true);
    const { length } = calls;
    put('moons');
    stop?.();
    await vi.advanceTimersByTimeAsync(500);
    expect(calls.length - length).toBeLessThan(2);
  });
});

describe('the keys of the text field', () => {
  beforeEach(async () => {
    adopt();
    await search();
  });

  it('move through the results, and from the end to the beginning', () => {
    expect(active()).toBeUndefined();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => [
      press(key),
      active(),
    ]);
    expect(seen).toEqual(
      [
        'Moonlight Drift',
        'Moon & <b>Tide</b>',
        'Everything',
        'Moonlight Drift',
        'Everything',
        'Moonlight Drift',
        'Everything',
      ].map((name) => [false, name]),
    );
    expect([selected(), document.activeElement]).toEqual([['false', 'false', 'true'], input()]);
  });

  it('follow the active result', () => {
    const followed: string[] = [];
    document.addEventListener('click', (click) => {
      followed.push((click.target as Element).getAttribute('href') ?? '');
      click.preventDefault();
    });
    expect([press('Enter'), followed]).toEqual([true, []]);
    press('ArrowDown');
    expect([press('Enter'), followed]).toEqual([false, ['/product/moonlight-drift/']]);
  });

  it('move the caret again after Left and Right, and typing makes no result active', () => {
    press('ArrowDown');
    expect([press('ArrowLeft'), active(), press('Home')]).toEqual([true, undefined, true]);
    press('ArrowDown');
    put('moons');
    put('moon');
    expect([active(), selected()]).toEqual([undefined, ['false', 'false', 'false']]);
  });

  it('close by Escape, keep the text, and open again', () => {
    press('ArrowDown');
    expect([press('Escape'), isOpen(), active(), input().value]).toEqual([
      false,
      [false, 'false', ''],
      undefined,
      'moon',
    ]);
    expect(press('Escape')).toBe(true);
    expect([press('ArrowDown'), isOpen()[0], active()]).toEqual([false, true, undefined]);
  });

  it('close by Escape from the category too, and bring the focus back', () => {
    category().focus();
    press('Escape', {}, category());
    expect([isOpen()[0], document.activeElement]).toEqual([false, input()]);
  });

  it('are left to the browser with modifier keys, while composing, and in other fields', () => {
    expect([
      press('ArrowDown', { ctrlKey: true }),
      press('ArrowDown', { isComposing: true }),
      press('ArrowDown', {}, category()),
    ]).toEqual([true, true, true]);
    expect(active()).toBeUndefined();
  });
});

describe('results are closed', () => {
  const other = () => document.body.appendChild(document.createElement('button'));
  const leave = (target: EventTarget | null) =>
    input().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: target }));
  beforeEach(async () => {
    adopt();
    await search();
  });

  it('by a click elsewhere, and opened by one into the text field', () => {
    other().click();
    expect(isOpen()).toEqual([false, 'false', '']);
    input().click();
    expect(isOpen()[0]).toBe(true);
  });

  it('when the focus goes elsewhere, but not when it stays in the form or goes nowhere', () => {
    leave(category());
    leave(null);
    find('.shopengine-search-product__item').click();
    expect(isOpen()[0]).toBe(true);
    leave(other());
    expect(isOpen()[0]).toBe(false);
  });

  it('when the page comes back from history, and their call is aborted', async () => {
    await type('tide');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([isOpen()[0], form().className, last().signal.aborted]).toEqual([false, 'shopengine-search-form', true]);
  });

  it('and stay closed when an answer comes late', async () => {
    await type('tide');
    other().click();
    await last().answer();
    expect([isOpen()[0], form().classList.contains('is-loading')]).toEqual([false, false]);
  });

  it('while the body keeps its class for another form’s open results', async () => {
    const second = form().cloneNode(true) as HTMLFormElement;
    second.classList.add('sr-container-opened');
    document.body.append(second);
    press('Escape');
    expect(document.body.className).toBe('shopengine-sr-container-open-body');
  });
});

describe('a submit', () => {
  beforeEach(() => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    adopt();
  });

  it('goes to the shop’s search page, not to the form’s route', () => {
    input().value = ' moon ';
    expect(submit()).toBeUndefined();
    expect(vi.mocked(location.assign).mock.calls.map(([url]) => new URL(String(url)).search)).toEqual([
      '?post_type=product&s=moon',
    ]);
  });

  it('without a term stays on the page', () => {
    expect(submit()).toBeUndefined();
    expect([vi.mocked(location.assign).mock.calls, document.activeElement]).toEqual([[], input()]);
  });

  it('is the browser’s where the form or its button leads to a page', () => {
    input().value = 'moon';
    const button = find('button');
    button.setAttribute('formaction', '/games/');
    expect(submit(button)).toBe(false);
    button.removeAttribute('formaction');
    form().setAttribute('action', '/');
    expect(submit(button)).toBe(false);
  });
});
