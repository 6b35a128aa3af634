import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LazyViewIsland } from '../../src/island/types';
import type { FilterChipsProps } from '../../widgets/filter-chips/contract';
import type { FilterChipsStore } from '../../widgets/filter-chips/store';
import { fakeReadPage, type PageCall } from '../helpers/archive';
import { visitAddress } from '../helpers/browser';
import { find, fixtureOf } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { showView } from '../helpers/showView';
import { freshVisits } from '../helpers/visit';

freshVisits();

const calls: PageCall[] = [];
vi.mock('../../src/api/fetchPage', () => ({ readPage: fakeReadPage(calls) }));

let page: FakePage;
let island: typeof import('../../widgets/shop-filter')['default'];

const box = (value: string) => find<HTMLInputElement>(`input[type="checkbox"][value="${value}"]`);
const rating = (stars: number) => find(`.rating-label-triger[data-rating="${stars}"]`);
const sort = () => find<HTMLSelectElement>('select.orderby');
const radio = (count: string) => find<HTMLInputElement>(`[type="radio"][value="${count}"]`);
const price = (name: string) => find<HTMLInputElement>(`[name="${name}_price"]`);
const act = (type: 'click' | 'submit' | 'change', target: HTMLElement) =>
  island.mode === 'enhance' && island.onIntent?.({ type, target, submitter: null, store: undefined });
const last = () => calls.at(-1) as PageCall;
const asked = () => calls.map(({ url }) => decodeURIComponent(url));
let takeOff: (() => void) | undefined;
const chips = () =>
  [...document.querySelectorAll('.shop-islands-filter-chips li button')].map((chip) => chip.textContent);
const chip = (name: string) => find(`.shop-islands-filter-chips button[aria-label="${name}"]`);
const block = () => find('.shopengine-archive-products');

const check = (value: string, isOn = true) => {
  box(value).checked = isOn;
  act('change', box(value));
};
const choose = (value: string) => {
  sort().value = value;
  act('change', sort());
};
const count = (value: string) => {
  radio(value).checked = true;
  act('change', radio(value));
};
const type = (name: string, value: string) => {
  price(name).value = value;
  act('change', price(name));
};
/** An answer with the sort order and number per page that the server took from the address. */
const answer = (order = 'menu_order', perPage = '12') =>
  fixtureOf('shop-filter')
    .replace(' selected="selected"', '')
    .replace(`value="${order}"`, `value="${order}" selected="selected"`)
    .replace(' checked="checked"', '')
    .replace(
      `name="shopengine_products_per_page" value="${perPage}"`,
      `name="shopengine_products_per_page" value="${perPage}" checked="checked"`,
    );
const back = async (address: string, html = answer()) => {
  visitAddress(address);
  dispatchEvent(new PopStateEvent('popstate'));
  await last().answer(html);
};

/** @param early what the loader hands over as soon as the code has come */
async function show(address = '/games/', html = fixtureOf('shop-filter'), early = () => {}): Promise<void> {
  visitAddress(address);
  calls.length = 0;
  page = setPage();
  vi.resetModules();
  island = (await import('../../widgets/shop-filter')).default;
  const chipIsland = (await import('../../widgets/filter-chips')).default as LazyViewIsland<
    FilterChipsProps,
    FilterChipsStore
  >;
  const { View } = await import('../../widgets/filter-chips/View');
  document.body.innerHTML = html;
  // As the loader does.
  document.body.onsubmit = (event) => {
    event.preventDefault();
    act('submit', event.target as HTMLElement);
  };
  if (island.mode !== 'enhance') return;
  island.start?.();
  for (const host of document.querySelectorAll<HTMLElement>(
    'form.shopengine-filter,.shopengine-product-filters-wrapper',
  ))
    island.adopt?.(host);
  early();
  await settle();
  takeOff = showView(chipIsland, View, document.body);
}

beforeEach(() => show());
afterEach(() => takeOff?.());

describe('a filter’s box', () => {
  it('puts its value into its group’s list, and removes it again', async () => {
    check('games');
    await last().answer(answer());
    check('gift-cards');
    await last().answer(answer());
    check('games', false);
    expect(asked()).toEqual([
      '/games/?shopengine_filter_category=games',
      '/games/?shopengine_filter_category=games,gift-cards',
      '/games/?shopengine_filter_category=gift-cards',
    ]);
  });

  it('counts even while another box’s answer is on its way', () => {
    check('games');
    check('pc');
    check('gift-cards');
    expect(asked().at(-1)).toBe(
      '/games/?shopengine_filter_category=games,gift-cards&shopengine_filter_attribute_pa_platform=pc',
    );
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  });

  it('of a group with several taxonomies names the hidden field after its own, and keeps the other’s list', async () => {
    check('pc');
    await last().answer(answer());
    check('7');
    expect(find<HTMLInputElement>('.shopengine-filter-attribute-value').name).toBe(
      'shopengine_filter_attribute_pa_age',
    );
    expect(asked().at(-1)).toBe(
      '/games/?shopengine_filter_attribute_pa_platform=pc&shopengine_filter_attribute_pa_age=7',
    );
  });

  it('does not send its own name', () => {
    find('#shopengine_category_form').prepend(...document.querySelectorAll('[name="noNeed"]'));
    check('games');
    expect(asked()).toEqual(['/games/?shopengine_filter_category=games']);
  });

  it('counts for its group even if its attribute names another form', () => {
    const other = document.body.appendChild(document.createElement('form'));
    other.id = 'plain';
    box('games').setAttribute('form', 'plain');
    check('games');
    expect(asked()).toEqual(['/games/?shopengine_filter_category=games']);
  });

  it('without a group’s form still filters by its name', () => {
    find('#shopengine_attribute_form').remove();
    check('pc');
    expect(asked()).toEqual(['/games/?shopengine_filter_attribute_pa_platform=pc']);
  });

  it('that was checked before this code came counts', async () => {
    await show('/games/', fixtureOf('shop-filter'), () => check('games'));
    expect([asked(), box('games').checked, chips()]).toEqual([
      ['/games/?shopengine_filter_category=games'],
      true,
      ['Games'],
    ]);
  });

  it('without a value does nothing, and is reported to developers', () => {
    box('games').value = '';
    act('change', find('[name="noNeed"]'));
    expect([calls, page.problems.length]).toEqual([[], 1]);
  });

  it('drops the page, and keeps what else the address says', async () => {
    await show('/games/page/4/?s=moon+light&paged=4&orderby=price');
    check('games');
    expect(new URL(last().url, 'https://shop.example').searchParams.get('s')).toBe('moon light');
    expect(asked()).toEqual(['/games/?s=moon+light&orderby=price&shopengine_filter_category=games']);
  });
});

describe('a filter’s rating', () => {
  it('may be a button or a link, which is chosen and unchosen, and says so', async () => {
    act('click', rating(5));
    expect([rating(5).className.includes('checked'), rating(5).getAttribute('aria-pressed')]).toEqual([true, 'true']);
    await last().answer(answer());
    act('click', rating(4));
    await last().answer(answer());
    act('click', rating(5));
    expect(asked()).toEqual(['/games/?rating_filter=5', '/games/?rating_filter=5,4', '/games/?rating_filter=4']);
    expect(rating(5).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the sort order and the number per page', () => {
  it('are sent when they change', async () => {
    choose('price');
    await last().answer(answer('price'));
    count('24');
    expect(asked()).toEqual(['/games/?orderby=price', '/games/?orderby=price&shopengine_products_per_page=24']);
  });

  it('return with Back to the choices of the first page, whatever those were', async () => {
    await show('/games/?orderby=price', answer('price'));
    choose('menu_order');
    await last().answer(answer('menu_order', '24'));
    expect([sort().value, radio('24').checked]).toEqual(['menu_order', true]);
    await back('/games/?orderby=price', answer('price'));
    expect([sort().value, radio('12').checked]).toEqual(['price', true]);
  });

  it('are the first options where the server marks none as chosen', async () => {
    choose('price');
    await last().answer(answer('price'));
    await back('/games/', answer('nothing'));
    expect(sort().value).toBe('menu_order');
  });

  it('follow the address where ShopEngine marks no order (the newest first) or a wrong one (a falling price)', async () => {
    const html = fixtureOf('shop-filter').replace(
      '</select>',
      '<option value="price-desc">High to low</option><option value="date">Latest</option></select>',
    );
    const unmarked = html.replace(' selected="selected"', '');
    const rising = unmarked.replace('value="price"', 'value="price" selected="selected"');
    await show('/games/?orderby=date', unmarked);
    expect(sort().value).toBe('date');
    choose('price-desc');
    await last().answer(rising);
    expect(sort().value).toBe('price-desc');
    choose('price');
    await last().fail(new Error('offline'));
    expect(sort().value).toBe('price-desc');
    await back('/games/?orderby=nonsense', rising);
    expect(sort().value).toBe('price');
    await show('/games/?shopengine_products_per_page=24', answer('menu_order', 'none'));
    expect(radio('24').checked).toBe(true);
  });

  it('return to no number where the server marks none as chosen', async () => {
    const unmarked = answer('menu_order', 'none');
    await show('/games/', unmarked);
    count('24');
    await last().answer(answer('menu_order', '24'));
    expect(radio('24').checked).toBe(true);
    await back('/games/', unmarked);
    expect(radio('24').checked).toBe(false);
  });
});

describe('prices', () => {
  it('are sent when one changes, and when the form is', async () => {
    type('min', '10');
    await last().answer(answer());
    price('max').value = '20';
    find<HTMLFormElement>('.shopengine-filter-price').requestSubmit();
    expect(asked()).toEqual(['/games/?min_price=10', '/games/?min_price=10&max_price=20']);
  });

  it('with the higher one first wait, and are swapped when the form is sent', () => {
    price('max').value = '20';
    type('min', '30');
    expect(calls).toEqual([]);
    find<HTMLFormElement>('.shopengine-filter-price').requestSubmit();
    expect(asked()).toEqual(['/games/?min_price=20&max_price=30']);
  });

  it('keep what is being typed when “load more” has added products', async () => {
    const { pageArchive } = await import('../../src/actions/pageArchive');
    void pageArchive().append('https://shop.example/games/page/2/');
    price('min').value = '20';
    await last().answer(answer());
    expect([location.pathname, price('min').value]).toEqual(['/games/page/2/', '20']);
  });

  it('in another currency are divided by its rate, and shown again as typed', async () => {
    const html = fixtureOf('shop-filter')
      .replace('data-exchange-rate="0"', 'data-exchange-rate="1.25"')
      .replace('data-sign="£"', 'data-sign="€"');
    await show('/games/', html);
    type('min', '10');
    await last().answer(answer());
    expect([asked(), price('min').value, chips(), find('.shopengine-filter-price-result').textContent]).toEqual([
      ['/games/?min_price=8'],
      '10',
      ['From €10'],
      '€10 - €120',
    ]);
  });

  it('are emptied by the reset button', async () => {
    await show('/games/?min_price=10&max_price=20&orderby=price');
    expect([price('min').value, price('max').value, find('.shopengine-filter-price-result').textContent]).toEqual([
      '10',
      '20',
      '£10 - £20',
    ]);
    act('click', find('.shopengine-filter-price-reset'));
    expect([asked(), price('min').value, find('.shopengine-filter-price-result').textContent]).toEqual([
      ['/games/?orderby=price'],
      '',
      '£0 - £120',
    ]);
  });
});

describe('the controls', () => {
  it('show the lists of the page’s address', async () => {
    await show(
      '/games/?shopengine_filter_category=games&shopengine_filter_attribute_pa_platform=pc,switch&rating_filter=4',
    );
    expect(['games', 'gift-cards', 'pc', 'switch', '7'].map((value) => box(value).checked)).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
    expect([4, 5].map((stars) => rating(stars).getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(find<HTMLInputElement>('#shopengine_filter_category').value).toBe('games');
  });

  it('follow Back', async () => {
    check('games');
    await last().answer(answer());
    await back('/games/');
    expect([box('games').checked, chips()]).toEqual([false, []]);
  });

  it('that come later show the address’s filters too', async () => {
    check('games');
    await last().answer(answer());
    box('games').checked = false;
    const wrapper = find('.shopengine-product-filters-wrapper');
    if (island.mode === 'enhance') island.adopt?.(wrapper);
    await settle();
    expect(box('games').checked).toBe(true);
  });

  it('return to what is shown when a call fails, without a message', async () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    check('games');
    await last().fail();
    choose('price');
    await last().fail();
    type('min', '10');
    await last().fail();
    expect([box('games').checked, sort().value, price('min').value, chips(), location.search]).toEqual([
      false,
      'menu_order',
      '',
      [],
      '',
    ]);
    expect([block().className.includes('is-loading'), block().hasAttribute('aria-busy'), page.problems.length]).toEqual(
      [false, false, 3],
    );
    expect([alert.mock.calls, document.querySelector('.shop-islands-notice')]).toEqual([[], null]);
  });

  it('can be used again after a failure', async () => {
    check('games');
    await last().fail();
    check('games');
    await last().answer(answer());
    expect([box('games').checked, location.search]).toEqual([true, '?shopengine_filter_category=games']);
  });
});

describe('chips', () => {
  const ON =
    '/games/?shopengine_filter_category=games,gift-cards&rating_filter=5&shopengine_filter_color_pa_colour=red&min_price=10&max_price=20&orderby=price';

  it('are named by the filters’ labels, and stand before the results', async () => {
    await show(ON);
    expect(chips()).toEqual(['Games', 'Gift cards', '5 of 5 stars', 'red', '£10 - £20']);
    expect(block().previousElementSibling?.firstElementChild?.className).toBe('shop-islands-filter-chips');
    expect(find('.shop-islands-filter-chips').getAttribute('aria-label')).toBe('Active filters');
  });

  it('stand in the theme’s own place where it has one', async () => {
    await show(ON, `<div data-island="filter-chips"></div>${fixtureOf('shop-filter')}`);
    expect(find('[data-island="filter-chips"]').firstElementChild?.firstElementChild?.className).toBe(
      'shop-islands-filter-chips',
    );
  });

  it('are shown again above new results', async () => {
    await show(ON);
    document.body.innerHTML = fixtureOf('shop-filter');
    check('gift-cards', false);
    await settle();
    expect(block().previousElementSibling?.firstElementChild?.className).toBe('shop-islands-filter-chips');
    expect(chips()).toEqual(['Games', '5 of 5 stars', 'red', '£10 - £20']);
  });

  it('take their filter off at a press', async () => {
    await show(ON);
    chip('Remove filter: Games').click();
    await settle();
    expect(chips()).toEqual(['Gift cards', '5 of 5 stars', 'red', '£10 - £20']);
    expect(box('games').checked).toBe(false);
    await last().answer(answer('price'));
    chip('Remove filter: £10 - £20').click();
    await settle();
    expect(asked().at(-1)).toBe(
      '/games/?shopengine_filter_category=gift-cards&rating_filter=5&shopengine_filter_color_pa_colour=red&orderby=price',
    );
  });

  it('keep the focus near, and give it to the results when the last one is gone', async () => {
    await show('/games/?shopengine_filter_category=games,gift-cards');
    for (const [name, next] of [
      ['Remove filter: Gift cards', 'Clear all'],
      ['Clear all', ''],
    ] as const) {
      chip(name).focus();
      chip(name).click();
      await settle();
      expect(document.activeElement?.getAttribute('aria-label') ?? '').toBe(next);
    }
    expect(document.activeElement).toBe(block());
  });

  it('“Clear all” leaves sorting and search', async () => {
    await show(`${ON}&s=moon`);
    chip('Clear all').click();
    await settle();
    await last().answer(answer('price'));
    await settle();
    expect([asked(), document.querySelector('.shop-islands-filter-chips')]).toEqual([
      ['/games/?orderby=price&s=moon'],
      null,
    ]);
  });

  it('come back when the call fails', async () => {
    await show(ON);
    chip('Clear all').click();
    await settle();
    expect(chips()).toEqual([]);
    await last().fail();
    await settle();
    expect(chips()).toHaveLength(5);
  });

  it.each([
    ['min_price=10', 'From £10'],
    ['max_price=20', 'Up to £20'],
  ])('name half a price range: %s', async (query, words) => {
    await show(`/games/?${query}`);
    expect(chips()).toEqual([words]);
  });

  it('show what an address says as text', async () => {
    await show(`/games/?shopengine_filter_category=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect([chips(), document.querySelector('.shop-islands-filter-chips img')]).toEqual([
      ['<img src=x onerror=alert(1)>'],
      null,
    ]);
  });
});

describe('a form that a script submits through jQuery', () => {
  it('shows its results in place, and does not leave the page', async () => {
    vi.stubGlobal('jQuery', jQuery);
    await import('../../src/bridge/jquery/bridge');
    // jQuery submits the form without a DOM event, so no DOM handler may be needed.
    document.body.onsubmit = null;
    const leave = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    sort().value = 'price';
    jQuery(sort()).closest('form').trigger('submit');
    await settle();
    expect([asked(), leave.mock.calls.length]).toEqual([['/games/?orderby=price'], 0]);
    jQuery(document).off();
  });
});

describe('a page without a place for results', () => {
  it('is left for the address of the filtered results', async () => {
    block().remove();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    choose('price');
    await settle();
    expect([assign.mock.calls, calls]).toEqual([[['https://shop.example/games/?orderby=price']], []]);
  });
});
