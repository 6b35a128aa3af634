import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { installJQuery } from '../../src/bridge/jquery/bridge';
import type { JQueryBridge } from '../../src/bridge/jquery/types';
import type { Variation } from '../../src/rules/variation';
import { adopt, start } from '../../widgets/variation-details/enhance';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { translate } from '../helpers/translate';
import { freshVisits } from '../helpers/visit';

freshVisits();

// As the shop builder does: no property of `window`.
runInThisContext('let ShopEngineSaleVariations');
const declare = (value: unknown) => runInThisContext(`ShopEngineSaleVariations = ${JSON.stringify(value)}`);

let page: FakePage;

beforeEach(() => {
  declare(undefined);
  showFixture('variation-details');
  page = setPage({ globals: { ShopEngineSaleVariations: { 301: 20, 303: 0 } } });
});

const form = () => find<HTMLFormElement>('form');
const badge = () => find('#shopengine-variable-onsale-badge');
const block = () => find('.shopengine-product-stock');
const line = () => find('.stock');
const button = () => find('.single_add_to_cart_button');
const words = (element: Element) => element.textContent?.trim();
const isShown = () => !badge().hidden && badge().style.display !== 'none';

const variations = (): Variation[] => JSON.parse(form().dataset.product_variations as string);
const variation = (id: number) =>
  variations().find(({ variation_id }) => variation_id === id) ?? { variation_id: id, attributes: {} };

// Dispatched on a child, because in happy-dom a form that searches from itself finds another object than this test.
const tell = (name: string, detail?: object) =>
  find('.single_variation').dispatchEvent(new CustomEvent(`island:variation:${name}`, { bubbles: true, detail }));
const found = (one: Variation) => tell('found', { variation: one });
const shown = (one: Variation) => tell('shown', { variation: one, purchasable: true });

function choose(one: number | Variation): void {
  const chosen = typeof one === 'number' ? variation(one) : one;
  found(chosen);
  shown(chosen);
}

function run(): void {
  start();
  adopt(form());
}

describe('the sale badge', () => {
  it('stays the server’s until a variation is chosen, even after a reset', () => {
    run();
    tell('reset');
    expect(isShown()).toBe(true);
    expect(badge().textContent).toBe('20% OFF');
  });

  it('shows the variation’s percentage, and is hidden when there is none', () => {
    run();
    badge().textContent = '5% OFF';
    choose(301);
    expect(badge().textContent).toBe('20% OFF');
    expect(isShown()).toBe(true);
    for (const id of [302, 303, 999]) {
      choose(id);
      expect(isShown()).toBe(false);
      expect(badge().textContent).toBe('');
    }
    choose(301);
    expect(isShown()).toBe(true);
  });

  it('is cleared on reset', () => {
    run();
    choose(301);
    tell('reset');
    expect(isShown()).toBe(false);
    expect(badge().textContent).toBe('');
  });

  it.each([
    ['hidden', ''],
    ['style', 'display:none'],
  ])('appears when the server printed it with %s', (name, value) => {
    badge().setAttribute(name, value);
    run();
    choose(301);
    expect(isShown()).toBe(true);
  });

  it('reads the values that the shop declares with let, and prefers the config’s', () => {
    declare({ 301: 10, 302: 33 });
    run();
    choose(302);
    expect(badge().textContent).toBe('33% OFF');
    choose(301);
    expect(badge().textContent).toBe('20% OFF');
  });

  it.each([[[]], [null], ['no'], [undefined]])(
    'is hidden when the page has %j in the place of values, as PHP prints an empty list',
    (printed) => {
      setPage();
      declare(printed);
      run();
      choose(301);
      expect(isShown()).toBe(false);
    },
  );

  it('is written in the page’s language', () => {
    page.config.texts = { '*': { percent_off: '−{percent} %' } };
    run();
    choose(301);
    expect(badge().textContent).toBe('−20 %');
  });

  it('stays as it is for another product on the page', () => {
    run();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="product"><span id="shopengine-variable-onsale-badge">7% OFF</span></div>',
    );
    choose(302);
    expect(document.querySelectorAll('#shopengine-variable-onsale-badge')[1]?.textContent).toBe('7% OFF');
  });
});

describe('the stock line', () => {
  const state = () => [line().className, words(line()), line().dataset.stockStatus];

  it('has the variation’s class, icon and text', () => {
    run();
    choose(301);
    expect(state()).toEqual(['stock in-stock', '7 in stock', 'instock']);
    expect(line().firstElementChild?.className).toBe('stock-icon stock-icon-instock');
  });

  it('has a default text for each state', () => {
    run();
    choose(302);
    expect(state()).toEqual(['stock available-on-backorder', 'On backorder', 'onbackorder']);
    choose(303);
    expect(state()).toEqual(['stock out-of-stock', 'Out of stock', 'outofstock']);
    choose(304);
    expect(state()).toEqual(['stock in-stock', 'In Stock', 'instock']);
  });

  it('keeps a theme’s own classes', () => {
    line().classList.add('fancy');
    run();
    choose(303);
    expect(line().className).toBe('stock fancy out-of-stock');
  });

  it('keeps the server’s words for the same state', () => {
    line().textContent = 'Auf Lager';
    run();
    choose(304);
    expect(words(line())).toBe('Auf Lager');
    choose(303);
    expect(words(line())).toBe('Out of stock');
  });

  it('is restored on reset, with the server’s own nodes', () => {
    const printed = [...line().childNodes];
    run();
    choose(303);
    tell('reset');
    expect([...line().childNodes]).toEqual(printed);
    expect(state()).toEqual(['stock in-stock', 'In Stock', 'instock']);
  });

  it('comes from the product’s attribute on reset when a variation was chosen before the code loaded', () => {
    find<HTMLInputElement>('.variation_id').value = '301';
    line().textContent = '7 in stock';
    run();
    tell('reset');
    expect(state()).toEqual(['stock in-stock', 'In Stock', 'instock']);
  });

  it('shows text as text, and runs no script in an icon', () => {
    const stock = {
      301: {
        stock_status: 'instock',
        availability: '<b>3</b> &amp; more',
        class: 'in-stock',
        icon: '<script>window.hacked=1</script><svg></svg>',
      },
    };
    block().setAttribute('data-variations', JSON.stringify(stock));
    run();
    choose(301);
    expect(words(line())).toContain('3 & more');
    expect(line().querySelector('b')).toBeNull();
    expect('hacked' in window).toBe(false);
  });

  it('has a default text when values are missing or are not text', () => {
    block().setAttribute(
      'data-variations',
      '{"301":{"stock_status":"outofstock","availability":null,"icon":null},"302":{}}',
    );
    run();
    choose(301);
    expect(words(line())).toBe('Out of stock');
    choose(302);
    expect(words(line())).toBe('In Stock');
  });

  it('uses the variation’s own stock when the block does not know the variation', () => {
    block().setAttribute('data-variations', '[]');
    run();
    choose(303);
    expect([line().className, words(line())]).toEqual(['stock out-of-stock', 'Out of stock']);
    choose(304);
    expect(state()).toEqual(['stock in-stock', 'In Stock', 'instock']);
    expect(page.problems).toEqual([]);
  });

  it('uses the variation’s own stock when an apostrophe cuts the attribute off, and reports that once', () => {
    block().setAttribute('data-variations', '{"301":{"stock_status":"instock","availability":"Don');
    run();
    choose(302);
    expect([line().className, words(line())]).toEqual(['stock available-on-backorder', 'Available on backorder']);
    choose(304);
    choose(303);
    tell('reset');
    expect(state()).toEqual(['stock in-stock', 'In Stock', 'instock']);
    expect(page.problems).toHaveLength(1);
  });

  it('is restored on reset when both attributes are broken', () => {
    block().setAttribute('data-variations', '{"30');
    block().removeAttribute('data-default-stock');
    line().textContent = 'Plenty';
    run();
    choose(303);
    tell('reset');
    expect(state()).toEqual(['stock in-stock', 'Plenty', 'instock']);
  });

  it('may be printed twice, and its block may have no line', () => {
    block().after(block().cloneNode(true));
    block().before(Object.assign(document.createElement('div'), { className: 'shopengine-product-stock' }));
    run();
    choose(303);
    expect([...document.querySelectorAll('.stock')].map(words)).toEqual(['Out of stock', 'Out of stock']);
  });
});

it.each([
  ['a list', '<ul class="products"><li class="product"><form class="variations_form"><b></b></form></li></ul>'],
  ['a quick view', '<dialog><div class="product"><form class="variations_form"><b></b></form></div></dialog>'],
])('a product in %s leaves the details of the page’s own product alone', (_what, html) => {
  document.body.insertAdjacentHTML('beforeend', html);
  run();
  const before = [badge().textContent, isShown(), words(line())];
  const detail = { variation: variation(303) };
  find('.variations_form b').dispatchEvent(new CustomEvent('island:variation:found', { bubbles: true, detail }));
  expect([badge().textContent, isShown(), words(line())]).toEqual(before);
});

describe('the label', () => {
  it('says that a variation is a pre-order, and is the button’s own text for other variations', () => {
    run();
    choose(304);
    expect(words(button())).toBe('Pre Order Now!');
    choose(301);
    expect(words(button())).toBe('Add to cart');
  });

  it('follows the variation that is shown, not the one that is found', () => {
    run();
    found(variation(304));
    expect(words(button())).toBe('Add to cart');
    shown(variation(304));
    expect(words(button())).toBe('Pre Order Now!');
  });

  it('is restored on reset, with its icon', () => {
    button().innerHTML = '<svg></svg> Buy now';
    run();
    choose(304);
    expect(button().innerHTML).toBe('<span>Pre Order Now!</span>');
    tell('reset');
    expect(button().innerHTML).toBe('<svg></svg> Buy now');
  });

  it('stays the theme’s when there is no pre-order plugin', () => {
    button().textContent = 'Buy now';
    run();
    choose(301);
    expect(words(button())).toBe('Buy now');
    tell('reset');
    expect(words(button())).toBe('Buy now');
  });

  it('stays as another script has written it meanwhile', () => {
    run();
    choose(301);
    button().textContent = 'Only today';
    choose(302);
    tell('reset');
    expect(words(button())).toBe('Only today');
  });

  it('does not stay "Pre Order Now!" where the browser has translated that', () => {
    const translateLabel = () => {
      translate(button());
      find('font font', button()).textContent = 'Jetzt vorbestellen!';
    };
    run();
    choose(304);
    translateLabel();
    choose(301);
    expect(words(button())).toBe('Add to cart');
    choose(304);
    translateLabel();
    tell('reset');
    expect(words(button())).toBe('Add to cart');
  });

  it('is the pre-order plugin’s text, without its HTML', () => {
    page.config.globals = {
      DBData: { default_add_to_cart_text: 'Into the basket', preorders_add_to_cart_text: 'Order <b>early</b>' },
    };
    run();
    choose(304);
    expect(button().textContent).toBe('Order <b>early</b>');
    choose(301);
    expect(button().textContent).toBe('Into the basket');
    tell('reset');
    expect(words(button())).toBe('Add to cart');
  });

  it('is not the product’s "Pre Order Now!" for a variation that is no pre-order', () => {
    button().textContent = 'Pre Order Now!';
    run();
    choose(301);
    expect(words(button())).toBe('Add to cart');
    tell('reset');
    expect(words(button())).toBe('Pre Order Now!');
  });
});

describe('a form', () => {
  it('shows a variation that was chosen before the code loaded', () => {
    find<HTMLInputElement>('.variation_id').value = '304';
    run();
    expect(words(button())).toBe('Pre Order Now!');
    expect(isShown()).toBe(false);
    tell('reset');
    expect(words(button())).toBe('Add to cart');
  });

  it('shows what the page knows of a variation when the form asks the server for its variations', () => {
    find<HTMLInputElement>('.variation_id').value = '303';
    form().dataset.product_variations = 'false';
    run();
    expect(words(line())).toBe('Out of stock');
    expect(words(button())).toBe('Add to cart');
  });

  it('is left alone when its variations are broken or the chosen one is unknown', () => {
    find<HTMLInputElement>('.variation_id').value = '77';
    run();
    expect(isShown()).toBe(true);
    form().dataset.product_variations = '[{"variation_id":77';
    expect(() => adopt(form())).not.toThrow();
  });

  it('is heard through jQuery when WooCommerce’s own script runs it', () => {
    const handlers: Record<string, (target: Element, ...args: unknown[]) => void> = {};
    const bridge: Partial<JQueryBridge> = {
      on() {},
      onBubbling: (events, handler) => void (handlers[events] = handler),
      onTriggeredChange() {},
    };
    installJQuery(bridge as JQueryBridge);
    run();
    handlers.found_variation?.(find('table'), variation(303));
    handlers.show_variation?.(find('.single_variation'), variation(304), true);
    expect([words(line()), words(button())]).toEqual(['Out of stock', 'Pre Order Now!']);
    handlers.reset_data?.(find('table'));
    expect([words(line()), words(button())]).toEqual(['In Stock', 'Add to cart']);
  });

  it('works without badge, stock line and button', () => {
    for (const element of [badge(), block(), button()]) element.remove();
    run();
    expect(() => choose(304)).not.toThrow();
    expect(() => tell('reset')).not.toThrow();
  });
});
