import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readShippingMethods } from '../../src/dom/shippingMethods';
import { CallError } from '../../src/rules/callError';
import { ORIGINAL_QUANTITY } from '../../src/rules/originals';
import type { Notice } from '../../src/ui/messages/notice';
import cart from '../../widgets/cart';
import { STEPPER } from '../../widgets/cart/contract';
import { step } from '../../widgets/cart/page/look';
import { readAction, readStep, readUnsaved } from '../../widgets/cart/read';
import { open } from '../faults/visit';
import { visitAddress } from '../helpers/browser';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { type Held, hold } from '../helpers/held';
import type { FakePage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

/** Calls on the way, in order; each waits for its answer. */
let calls: (Pick<Held<string>, 'answer' | 'fail'> & { url: string; body: string | undefined })[];
vi.mock('../../src/api/request', async (original) => ({
  ...(await original<typeof import('../../src/api/request')>()),
  requestHtml: <T>(url: string, body: string | undefined, read: (html: string) => T) => {
    const { promise, answer, fail } = hold<T>();
    calls.push({ url, body, answer: (html) => answer(read(html)), fail: () => fail(new CallError('fetch_error')) });
    return promise;
  },
}));
/** The messages to the shopper, and the functions that try again. */
const said: string[] = [];
let again: (() => void) | undefined;
vi.mock('../../src/ui/messages/notify', () => ({
  notify({ kind, text, action }: Notice) {
    said.push(`${kind}: ${text}`);
    again = action?.run;
  },
}));

freshVisits();

beforeEach(() => {
  calls = [];
  answered = 0;
  said.length = 0;
  showFixture('cart');
});

const form = () => find<HTMLFormElement>('form.woocommerce-cart-form');
/** Answers the calls that are not answered yet, in turn, as they come. */
const answerAll = async (...answers: string[]) => {
  for (const one of answers) {
    await settle();
    await calls[answered]?.answer(one);
    answered++;
  }
  await settle();
};
let answered = 0;
const totals = () => find('.cart_totals').outerHTML;

describe('the action of a submit', () => {
  const coupon = () => find('[name="apply_coupon"]');

  it('is what the button says', () => {
    expect(readAction(form(), find('[name="update_cart"]'), null)).toBe('update');
    expect(readAction(form(), coupon(), null)).toBe('coupon');
  });

  it('is an update when Enter was pressed in a quantity, though the browser presses the coupon’s button', () => {
    expect(readAction(form(), coupon(), find('.qty'))).toBe('update');
  });

  it('is the coupon when Enter was pressed in its field', () => {
    expect(readAction(form(), null, find('#coupon_code'))).toBe('coupon');
  });

  it('is left to the browser when another plugin’s button is pressed', () => {
    const button = document.createElement('button');
    button.name = 'save_for_later';
    form().append(button);
    expect(readAction(form(), button, button)).toBe('native');
  });

  it('is to empty the cart when ShopEngine’s button is pressed', () => {
    const button = document.createElement('button');
    button.name = 'empty_cart';
    expect(readAction(form(), button, null)).toBe('empty');
  });

  it('ignores a field outside of the form that has the focus', () => {
    const other = document.createElement('input');
    other.className = 'qty';
    document.body.append(other);
    expect(readAction(form(), coupon(), other)).toBe('coupon');
  });
});

describe('a plus or minus button', () => {
  it('steps the field beside it', () => {
    expect(readStep(find('.plus'))).toMatchObject({ direction: 1, value: 2, limits: { min: 0, max: 5, step: 1 } });
    expect(readStep(find('.minus'))).toMatchObject({ direction: -1, value: 2 });
  });

  it('takes its maximum from ShopEngine’s button, where -1 means none', () => {
    document.body.innerHTML =
      '<div class="shopengine-cart-quantity"><span class="minus-button" data-min="1">-</span><input class="qty" value="4" step="2"><span class="plus-button" data-max="-1">+</span></div>';
    expect(readStep(find('.plus-button'))).toMatchObject({ value: 4, limits: { max: undefined, step: 2 } });
    find('.plus-button').dataset.max = '0';
    expect(readStep(find('.plus-button'))).toMatchObject({ limits: { max: 0 } });
    find('.plus-button').dataset.max = '6';
    expect(readStep(find('.plus-button'))).toMatchObject({ limits: { max: 6 } });
  });

  it('does not go below 0, and steps a row from 0 back to 1', () => {
    open(cart, {});
    const field = find<HTMLInputElement>('.qty');
    field.value = '0';
    step(find('.minus'));
    expect(field.value).toBe('0');
    step(find('.plus'));
    expect(field.value).toBe('1');
  });

  it('steps twice for two fast presses, and not at all while a change is under way', () => {
    open(cart, {});
    const field = find<HTMLInputElement>('.qty');
    for (let press = 0; press < 2; press++) step(find('.plus'));
    expect(field.value).toBe('4');
    find('form.woocommerce-cart-form').classList.add('processing');
    step(find('.plus'));
    expect(field.value).toBe('4');
  });

  it('is the browser’s where the island is switched off', () => {
    open(cart, { config: { disable: ['cart'] } });
    expect([step(find('.plus')), find<HTMLInputElement>('.qty').value]).toEqual([false, '2']);
  });

  it('copes with an empty field, a step of "any", and no field at all', () => {
    const field = find<HTMLInputElement>('.qty');
    field.value = '';
    field.setAttribute('step', 'any');
    expect(readStep(find('.plus'))).toMatchObject({ value: 0, limits: { step: 1 } });
    expect(readStep(find('.minus'))).toMatchObject({ value: 1 });
    field.remove();
    expect(readStep(find('.plus'))).toBeUndefined();
  });
});

describe('the cart form', () => {
  it('knows the chosen shipping method of every package', () => {
    expect(readShippingMethods(document)).toEqual({ 0: 'flat_rate:1' });
    find<HTMLInputElement>('#shipping_method_0_local_pickup2').checked = true;
    expect(readShippingMethods(document)).toEqual({ 0: 'local_pickup:2' });
    document.body.innerHTML =
      '<input type="hidden" name="shipping_method[0]" data-index="0" value="a"><select class="shipping_method" data-index="1"><option value="b">B</option></select>';
    expect(readShippingMethods(document)).toEqual({ 0: 'a', 1: 'b' });
  });

  it('knows which quantities are not saved', () => {
    expect(readUnsaved(form())).toEqual({});
    find<HTMLInputElement>('.qty').value = '4';
    expect(readUnsaved(form())).toEqual({ 'cart[aaaabbbbccccddddeeeeffff00001111][qty]': '4' });
  });
});

describe('the button “Update cart”', () => {
  const isOfUse = () => !find<HTMLButtonElement>('[name="update_cart"]').disabled;
  const change = (selector: string) => {
    for (const type of ['input', 'change']) find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  };
  const show = (prepare = () => {}) => void open(cart, { prepare });

  it('is disabled until a quantity has changed', () => {
    show();
    change('#coupon_code');
    expect(isOfUse()).toBe(false);
    change('.qty');
    expect(isOfUse()).toBe(true);
  });

  it('is enabled when a quantity changes that is a list', () => {
    show(() => {
      find('.qty').outerHTML =
        '<select class="qty" name="cart[aaaabbbbccccddddeeeeffff00001111][qty]"><option>2</option><option>3</option></select>';
    });
    change('.qty');
    expect(isOfUse()).toBe(true);
  });

  it('is enabled when a field changes that another plugin prints into a row', () => {
    show(() => find('.cart_item td').insertAdjacentHTML('beforeend', '<input type="checkbox" name="gift[1]">'));
    change('[name="gift[1]"]');
    expect(isOfUse()).toBe(true);
  });

  it('is enabled by a quantity that was changed before the island loaded', () => {
    show(() => {
      find<HTMLInputElement>('.qty').value = '4';
    });
    expect(isOfUse()).toBe(true);
  });
});

describe('an update', () => {
  it('keeps a number that the shopper types meanwhile, and shows the server’s numbers elsewhere', async () => {
    const { act } = open(cart, {
      prepare() {
        const copy = find('.cart_item').cloneNode(true) as HTMLElement;
        find('.qty', copy).setAttribute('name', 'cart[other][qty]');
        find('.cart_item').after(copy);
      },
    });
    const html = document.body.innerHTML;
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('.qty')];
    const [sent, other] = fields() as [HTMLInputElement, HTMLInputElement];
    sent.value = '40';
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await settle();
    other.value = '7';
    find<HTMLInputElement>('#coupon_code').value = 'SUMM';
    await calls[0]?.answer(html);
    expect(
      fields()
        .map(({ value, defaultValue }) => [value, value === defaultValue])
        .slice(0, 2),
    ).toEqual([
      [sent.defaultValue, true],
      ['7', false],
    ]);
    expect([
      find<HTMLInputElement>('#coupon_code').value,
      find<HTMLButtonElement>('[name="update_cart"]').disabled,
    ]).toEqual(['SUMM', false]);
  });
});

describe('a cart page that is a night old', () => {
  const fresh = () => fixtureOf('cart').replaceAll('1a2b3c4d5e', 'fresh');
  const quantity = () => find<HTMLInputElement>('.qty').value;

  it('saves a quantity with the fresh nonce, because the shop ignores the old one without a word', async () => {
    const { act } = open(cart, {});
    find<HTMLInputElement>('.qty').value = '4';
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await answerAll(fresh(), fresh().replace('value="2"', 'value="4"'));
    expect(calls.map(({ body }) => new URLSearchParams(body).get('woocommerce-cart-nonce'))).toEqual([
      '1a2b3c4d5e',
      'fresh',
    ]);
    expect([new URLSearchParams(calls[1]?.body).get('update_cart'), quantity()]).toEqual(['Update Cart', '4']);
  });

  it('asks once more, and not for ever, where the shop refuses the quantity', async () => {
    const { act } = open(cart, {});
    find<HTMLInputElement>('.qty').value = '40';
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await answerAll(fresh(), fresh().replaceAll('fresh', 'fresher'));
    expect([calls.length, quantity()]).toEqual([2, '2']);
  });

  it('asks only once where the shop has taken the quantity, though it prints another nonce', async () => {
    const { act } = open(cart, {});
    find<HTMLInputElement>('.qty').value = '4';
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await answerAll(fresh().replace('value="2"', 'value="4"'));
    expect([calls.length, quantity()]).toEqual([1, '4']);
  });

  it('removes a row by the link with the fresh nonce', async () => {
    const { act } = open(cart, {});
    act('.product-remove > a', 'click');
    await answerAll(fresh(), fresh().replace('<tr class="woocommerce-cart-form__cart-item', '<tr class="gone'));
    expect(calls.map(({ url }) => /_wpnonce=(\w+)/.exec(url)?.[1])).toEqual(['1a2b3c4d5e', 'fresh']);
  });
});

describe('the form', () => {
  it('is sent to its own address, whatever a field of another plugin is called', async () => {
    const { act } = open(cart, {
      prepare: () => form().insertAdjacentHTML('beforeend', '<input type="hidden" name="action" value="save_cart">'),
    });
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await settle();
    await calls[0]?.answer(fixtureOf('cart'));
    expect(calls.map(({ url }) => url)).toEqual(['/cart/']);
  });
});

describe('form and totals', () => {
  it('are marked while a call is under way', async () => {
    const { act } = open(cart, {});
    const marks = () =>
      [...document.querySelectorAll(':is(form.woocommerce-cart-form,.cart_totals).updating')].map(
        ({ localName }) => localName,
      );
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await settle();
    expect(marks()).toEqual(['form', 'div']);
    await calls[0]?.answer(fixtureOf('cart'));
    expect(marks()).toEqual([]);
  });
});

describe('a cart that is emptied', () => {
  it.each([
    ['/cart/', 'reload'],
    ['/?page_id=7', 'reload'],
    ['/cart/?lang=de#top', 'reload'],
    ['/cart/?add-to-cart=101&lang=de', 'https://shop.example/cart/?lang=de'],
    ['/cart/?remove_item=abc&_wpnonce=1', 'https://shop.example/cart/?_wpnonce=1'],
  ])('loads its page %s again, without the parameters that would repeat an action', async (address, expected) => {
    const { act, left } = open(cart, { prepare: () => visitAddress(address) });
    act('.product-remove a');
    await settle();
    await calls[0]?.answer('<div class="woocommerce"><p class="cart-empty">Your cart is currently empty.</p></div>');
    await settle();
    expect(left).toEqual([expected]);
  });
});

describe('a cart that is emptied with a message', () => {
  const NOTICE =
    '<div class="woocommerce-message" role="alert">“Ashfall Kingdoms” removed. <a class="restore-item" href="/cart/?undo_item=aaaa&_wpnonce=1">Undo?</a></div>';
  const empty =
    '<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info">Your cart is currently empty.</div></div>';
  /** The ways in which themes put the cart into their page, around the shop's own parts. */
  const pages: [string, (parts: string) => string][] = [
    ['as WooCommerce prints it', (parts) => `<main><article id="post-7">${parts}</article></main>`],
    [
      'in a theme’s element with an id',
      (parts) => `<div id="content">${parts.replace('<div class="woocommerce">', '<div class="theme">')}</div>`,
    ],
    ['in a main element without ids', (parts) => `<main>${parts.replace('<div class="woocommerce">', '<div>')}</main>`],
  ];
  const wrap = (notices: string, parts: string) =>
    `<div class="woocommerce"><div class="woocommerce-notices-wrapper">${notices}</div>${parts}</div>`;

  it.each(pages)(
    'shows the message above the empty cart, and Undo brings the row back, without leaving the page (%s)',
    async (_how, page) => {
      const header =
        '<div class="woocommerce widget_shopping_cart"><p class="woocommerce-mini-cart__empty-message">No products.</p></div>';
      const prepare = () => {
        document.body.innerHTML = `${header}${page(fixtureOf('cart'))}`;
      };
      const heard: string[] = [];
      for (const type of ['cart:emptied', 'cart:updated'])
        document.addEventListener(`island:${type}`, ({ type: name }) => heard.push(name), { once: true });
      const { act, left } = open(cart, { prepare });
      act('.product-remove a');
      await answerAll(`${header}${page(wrap(NOTICE, empty))}`);
      expect([
        left,
        document.querySelector('form.woocommerce-cart-form'),
        document.querySelector('.cart_totals'),
      ]).toEqual([[], null, null]);
      expect(document.querySelectorAll('.woocommerce-message')).toHaveLength(1);
      expect(document.body.textContent).toMatch(/removed\. Undo\?.*currently empty/s);
      expect(heard).toEqual(['island:cart:emptied', 'island:cart:updated']);
      act('.restore-item');
      await answerAll(`${header}${page(fixtureOf('cart'))}`);
      expect([left, find<HTMLInputElement>('.qty').value, document.querySelectorAll('.cart_totals').length]).toEqual([
        [],
        '2',
        1,
      ]);
      expect(document.querySelector('.wc-empty-cart-message')).toBeNull();
    },
  );

  it('shows that message, too, when its last row was set to 0', async () => {
    const { act, left } = open(cart, {});
    find<HTMLInputElement>('.qty').value = '0';
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await answerAll(wrap('<div class="woocommerce-message" role="alert">Cart updated.</div>', empty));
    expect([left, find('.woocommerce-message').textContent]).toEqual([[], 'Cart updated.']);
  });

  it('says so where the new page has nothing in the cart’s place', async () => {
    const { act, left } = open(cart, {});
    act('.product-remove a');
    await answerAll(`<div class="theme-woocommerce">${NOTICE}<p>Nothing here.</p></div>`);
    expect([left, document.querySelector('.cart_item')]).toEqual([[], null]);
    expect(document.body.textContent).toMatch(/removed\. Undo\?.*No products in the cart/s);
  });

  it('removes its action from the address, so that a reload does not repeat it', async () => {
    const { act } = open(cart, { prepare: () => visitAddress('/cart/?remove_item=abc&lang=de') });
    act('.product-remove a');
    await answerAll(wrap(NOTICE, empty));
    expect(location.href).toBe('https://shop.example/cart/?lang=de');
  });

  it('is loaded again where Undo on a page that came empty brings the rows back, but no message', async () => {
    vi.resetModules();
    const { default: island } = await import('../../widgets/cart');
    const { act, left } = open(island, {
      prepare() {
        document.body.innerHTML = wrap(NOTICE, empty);
      },
    });
    act('.restore-item');
    await answerAll(fixtureOf('cart'));
    expect(left).toEqual(['reload']);
  });

  it('shows why Undo did not work', async () => {
    const { act, left } = open(cart, {
      prepare() {
        document.body.innerHTML = wrap(NOTICE, empty);
      },
    });
    act('.restore-item');
    await answerAll(wrap('<ul class="woocommerce-error" role="alert"><li>It is sold out.</li></ul>', empty));
    expect([left, find('.woocommerce-error').textContent, document.querySelector('.woocommerce-message')]).toEqual([
      [],
      'It is sold out.',
      null,
    ]);
  });
});

describe('ShopEngine’s cart beside ShopEngine’s script for Elementor', () => {
  it('has remove links that work even if that script gets the click first', async () => {
    jQuery(document).on('click', '.woocommerce-cart-form .product-remove > a', (event) => event.preventDefault());
    const isStopped: boolean[] = [];
    document.addEventListener('click', ({ defaultPrevented }) => isStopped.push(defaultPrevented), { once: true });
    open(cart, { prepare: () => form().classList.add('shopengine-cart-form') });
    find('.product-remove a').click();
    expect(isStopped).toEqual([false]);
    await until(() => expect(find('.shopengine-cart-form').className).toContain('woocommerce-cart-form'));
    await calls[0]?.answer(fixtureOf('cart'));
    jQuery(document).off();
  });
});

describe('a theme’s script that steps quantities itself', () => {
  const field = () => find<HTMLInputElement>('.qty');
  /** Presses a button, which the theme's script hears too. Returns the field's value. */
  const press = (selector: string) => {
    find(selector).click();
    return field().value;
  };
  /** Opens the page, and hands presses on steppers to the island, as the loader does. */
  const openSteppers = () => {
    const page = open(cart, {});
    document.addEventListener('click', (event) => {
      const button = (event.target as Element).closest<HTMLElement>(STEPPER);
      if (!button) return;
      event.preventDefault();
      step(button);
    });
    return page;
  };
  const stepBy = (by: number) => () => {
    field().value = String(Number(field().value) + by);
    field().dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('is the only one to step when it listens on its buttons: one step for each press (SPEC 5)', () => {
    openSteppers();
    expect(press('.plus')).toBe('3');
    find('.plus').addEventListener('click', stepBy(1));
    find('.minus').addEventListener('click', stepBy(-1));
    expect([press('.plus'), press('.minus'), press('.minus')]).toEqual(['4', '3', '2']);
  });

  it('is the only one to step when it listens on the document with jQuery', () => {
    openSteppers();
    (window as unknown as { shopIslands: FakePage }).shopIslands.originals.add(ORIGINAL_QUANTITY);
    document.addEventListener('click', stepBy(1));
    expect(press('.plus')).toBe('3');
  });
});

describe('ShopEngine’s button that empties the cart', () => {
  it('also removes products that are sold individually, whose quantity has no class', async () => {
    const { act } = open(cart, {
      prepare: () =>
        form().insertAdjacentHTML(
          'beforeend',
          '<input type="hidden" name="cart[b][qty]" value="1"><button name="empty_cart">Clear all</button>',
        ),
    });
    act('form.woocommerce-cart-form', 'submit', '[name="empty_cart"]');
    expect([...document.querySelectorAll<HTMLInputElement>('[name$="[qty]"]')].map(({ value }) => value)).toEqual([
      '0',
      '0',
    ]);
    await settle();
    await calls[0]?.answer(fixtureOf('cart'));
  });
});

describe('a coupon from a box outside the cart’s form', () => {
  const tell = async (isError: boolean) => {
    document.dispatchEvent(new CustomEvent('island:coupon:applied', { detail: { code: 'ten', isError } }));
    await settle();
  };

  it('makes the page fetch totals and rows, unless the shop refuses it', async () => {
    open(cart, {});
    await tell(true);
    expect(calls).toHaveLength(0);
    await tell(false);
    await calls[0]?.answer('<div class="cart_totals">£64.00</div>');
    expect(find('.cart_totals').textContent).toBe('£64.00');
    await settle();
    await calls[1]?.answer(fixtureOf('cart'));
    expect(calls.map(({ url }) => url)).toEqual(['/?wc-ajax=get_cart_totals', '/cart/']);
  });

  it('is ignored when it comes from the form itself, which has already updated totals and rows', async () => {
    const { act } = open(cart, {});
    act('form.woocommerce-cart-form', 'submit', '[name="apply_coupon"]');
    await answerAll(
      '<div class="woocommerce-message">Coupon code applied successfully.</div>',
      fixtureOf('cart'),
      fixtureOf('cart'),
    );
    expect(calls).toHaveLength(3);
  });
});

describe('a coupon that changes rows', () => {
  const APPLIED = '<div class="woocommerce-message">Coupon code applied successfully.</div>';
  const REFUSED = '<ul class="woocommerce-error"><li>Coupon “ten” does not exist!</li></ul>';
  const urls = () => calls.map(({ url }) => url);
  /** The cart page with an added gift, and a struck-through price in the old row. */
  const withGift = () => {
    const page = document.createElement('div');
    page.innerHTML = fixtureOf('cart');
    const gift = find('.cart_item', page).cloneNode(true) as HTMLElement;
    find('.qty', gift).setAttribute('name', 'cart[gift][qty]');
    find('.cart_item', page).after(gift);
    find('.product-subtotal', page).innerHTML = '<del>£79.98</del> <ins>£71.98</ins>';
    return page.innerHTML;
  };
  const rows = () => document.querySelectorAll('.cart_item').length;
  const apply = () => {
    const { act } = open(cart, {});
    find<HTMLInputElement>('#coupon_code').value = 'ten';
    find<HTMLInputElement>('.qty').value = '4';
    act('form.woocommerce-cart-form', 'submit', '[name="apply_coupon"]');
    return act;
  };

  it('shows the new rows when it is applied and when it is removed, and keeps quantities that are not saved', async () => {
    const act = apply();
    await answerAll(APPLIED, totals(), withGift());
    expect([rows(), find('.product-subtotal').textContent, find<HTMLInputElement>('.qty').value]).toEqual([
      2,
      '£79.98 £71.98',
      '4',
    ]);
    act('.woocommerce-remove-coupon');
    await answerAll('<div class="woocommerce-message">Coupon has been removed.</div>', totals(), fixtureOf('cart'));
    expect([rows(), find('.product-subtotal').textContent, find<HTMLInputElement>('.qty').value]).toEqual([
      1,
      '£79.98',
      '4',
    ]);
    const renewal = ['/?wc-ajax=get_cart_totals', '/cart/'];
    expect(urls()).toEqual(['/?wc-ajax=apply_coupon', ...renewal, '/?wc-ajax=remove_coupon', ...renewal]);
    expect(new URLSearchParams(calls[2]?.body).has('update_cart')).toBe(false);
  });

  it('is announced once to everything that shows the cart', async () => {
    const told: string[] = [];
    document.addEventListener('island:cart:updated', ({ type }) => told.push(type));
    apply();
    await answerAll(APPLIED, totals(), withGift());
    expect(told).toHaveLength(1);
  });

  it('is taken as applied where the shop answers without words, because totals and rows show it', async () => {
    const act = apply();
    await answerAll('', totals(), withGift());
    expect([said, rows(), find<HTMLInputElement>('#coupon_code').value]).toEqual([[], 2, '']);
    act('.woocommerce-remove-coupon');
    await answerAll(' \n', totals(), fixtureOf('cart'));
    expect([said, rows(), urls().filter((url) => url.includes('coupon'))]).toEqual([
      [],
      1,
      ['/?wc-ajax=apply_coupon', '/?wc-ajax=remove_coupon'],
    ]);
  });

  it('fetches no rows when the code is refused, and keeps the error on the page', async () => {
    apply();
    await answerAll(REFUSED, totals());
    expect(urls()).toEqual(['/?wc-ajax=apply_coupon', '/?wc-ajax=get_cart_totals']);
    expect(find('.coupon .coupon-error-notice').textContent).toContain('does not exist');
  });

  it.each([
    ['takes the focus to its field', '[name="apply_coupon"]', '#coupon_code', null],
    ['leaves the focus to a shopper who types elsewhere by then, and is an alert', '.qty', '.qty', 'alert'],
  ])('that is refused %s', async (_what, focused, then, role) => {
    apply();
    find(focused).focus();
    await answerAll(REFUSED, totals());
    expect([document.activeElement, find('.coupon-error-notice').getAttribute('role')]).toEqual([find(then), role]);
  });

  it('keeps the error of a refused code without taking the focus when something else changes the cart', async () => {
    apply();
    await answerAll(REFUSED, totals());
    find<HTMLInputElement>('.qty').focus();
    document.body.dispatchEvent(new CustomEvent('island:cart:added', { bubbles: true }));
    await settle();
    await calls.at(-1)?.answer(fixtureOf('cart'));
    expect([document.activeElement?.className, find('.coupon-error-notice').textContent]).toEqual([
      find('.qty').className,
      expect.stringContaining('does not exist'),
    ]);
    expect(find('#coupon_code').getAttribute('aria-describedby')).toBe('coupon-error-notice');
  });

  it('that is refused leaves a theme’s description at its field', async () => {
    apply();
    find('#coupon_code').setAttribute('aria-describedby', 'coupon-hint');
    await answerAll(REFUSED, totals());
    expect(find('#coupon_code').getAttribute('aria-describedby')).toBe('coupon-hint coupon-error-notice');
    find('#coupon_code').dispatchEvent(new Event('input', { bubbles: true }));
    expect(find('#coupon_code').getAttribute('aria-describedby')).toBe('coupon-hint');
  });

  it('is not sent again when only the rows fail to load', async () => {
    apply();
    await answerAll(APPLIED, totals());
    await calls[2]?.fail();
    again?.();
    await settle();
    await calls[3]?.answer(withGift());
    expect(urls()).toEqual(['/?wc-ajax=apply_coupon', '/?wc-ajax=get_cart_totals', '/cart/', '/cart/']);
    expect(rows()).toBe(2);
  });
});

describe('two forms of one cart on a page', () => {
  const forms = () => [...document.querySelectorAll<HTMLFormElement>('form.woocommerce-cart-form')];
  const inEach = <T>(read: (form: HTMLFormElement) => T) => forms().map(read);
  const quantity = (form: HTMLElement) => find<HTMLInputElement>('.qty', form);
  const updateOf = (form: HTMLElement) => find<HTMLButtonElement>('[name="update_cart"]', form);
  /** Phone and wide screen. */
  const twice = (html = fixtureOf('cart')) => `${html}<div class="wide">${html}</div>`;
  const openTwice = () => open(cart, { prepare: () => void (document.body.innerHTML = twice()) });
  const type = (form: HTMLElement, value: string) => {
    quantity(form).value = value;
    quantity(form).dispatchEvent(new Event('input', { bubbles: true }));
  };
  const second = () => forms()[1] as HTMLFormElement;

  it('each have their own button, which is enabled when a quantity in the same form changes', () => {
    openTwice();
    type(second(), '4');
    expect(inEach((form) => updateOf(form).disabled)).toEqual([true, false]);
  });

  it('are both updated when one of them sends its quantities', async () => {
    const { act } = openTwice();
    type(second(), '4');
    act(second(), 'submit', '.wide [name="update_cart"]');
    const saved = fixtureOf('cart').replace('value="2"', 'value="4"');
    await answerAll(twice(saved));
    expect(new URLSearchParams(calls[0]?.body).get('cart[aaaabbbbccccddddeeeeffff00001111][qty]')).toBe('4');
    expect(inEach((form) => [quantity(form).value, updateOf(form).disabled])).toEqual([
      ['4', true],
      ['4', true],
    ]);
  });

  it('are both updated by an answer that holds one form', async () => {
    const { act } = openTwice();
    act('.product-remove a');
    await answerAll(fixtureOf('cart').replace('Ashfall Kingdoms</a>', 'Another</a>'));
    expect(inEach((form) => find('.product-name', form).textContent?.trim())).toEqual(['Another', 'Another']);
  });

  it('show a refused code in the form in which it was typed', async () => {
    const { act } = openTwice();
    find<HTMLInputElement>('#coupon_code', second()).value = 'five';
    act(second(), 'submit', '.wide [name="apply_coupon"]');
    await answerAll('<ul class="woocommerce-error"><li>Coupon “five” does not exist!</li></ul>', totals());
    expect(new URLSearchParams(calls[0]?.body).get('coupon_code')).toBe('five');
    expect(inEach((form) => !!form.querySelector('.coupon-error-notice'))).toEqual([false, true]);
  });

  it('send the shipping method of the totals in which it was chosen', async () => {
    const lists =
      '<div class="cart_totals"><select class="shipping_method" data-index="0"><option>flat</option><option>pickup</option></select></div>';
    const { act } = open(cart, { prepare: () => void (document.body.innerHTML = `${lists}${lists}`) });
    const [first] = document.querySelectorAll<HTMLSelectElement>('select');
    if (first) first.value = 'pickup';
    act(first as HTMLElement, 'change');
    await answerAll(lists);
    expect(new URLSearchParams(calls[0]?.body).get('shipping_method[0]')).toBe('pickup');
  });
});

describe('the cart page from the back/forward cache', () => {
  it('obeys commands, even after the interrupted call has ended', async () => {
    const { act } = open(cart, {});
    const update = async () => {
      act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
      await settle();
    };
    const isBusy = () => form().classList.contains('processing');
    await update();
    expect([calls.length, isBusy()]).toEqual([1, true]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isBusy()).toBe(false);
    await calls[0]?.fail();
    expect(said).toEqual(['error: Your cart could not be updated. Please try again.']);
    await update();
    expect([calls.length, isBusy()]).toEqual([2, true]);
    await calls[1]?.answer(fixtureOf('cart'));
    expect(isBusy()).toBe(false);
  });
});

describe('a cart that another part of the page changes', () => {
  it.each(['removed', 'changed'])(
    'is shown when a product is %s, and quantities that are not saved stay',
    async (what) => {
      open(cart, {});
      find<HTMLInputElement>('.qty').value = '4';
      document.body.dispatchEvent(new CustomEvent(`island:cart:${what}`, { bubbles: true }));
      await settle();
      expect(calls).toHaveLength(1);
      await calls[0]?.answer(fixtureOf('cart'));
      expect(find<HTMLInputElement>('.qty').value).toBe('4');
    },
  );
});

describe('a shipping method', () => {
  const flat = '#shipping_method_0_flat_rate1';
  const pickup = '#shipping_method_0_local_pickup2';
  const openTotals = () => {
    const { act } = open(cart, {});
    return (selector: string) => {
      find<HTMLInputElement>(selector).checked = true;
      act(selector, 'change');
    };
  };

  it('can be chosen again on a page from the back/forward cache whose call was interrupted', async () => {
    const choose = openTotals();
    choose(pickup);
    await settle();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    choose(pickup);
    await calls[0]?.fail();
    await settle();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(totals());
  });

  it('is sent after another one that is still being sent', async () => {
    const choose = openTotals();
    const printed = totals();
    choose(pickup);
    choose(pickup);
    choose(flat);
    await settle();
    expect(calls).toHaveLength(1);
    find<HTMLInputElement>(pickup).checked = true;
    await calls[0]?.answer(printed);
    await settle();
    expect(calls.map(({ body }) => new URLSearchParams(body).get('shipping_method[0]'))).toEqual([
      'local_pickup:2',
      'flat_rate:1',
    ]);
    expect(find('.cart_totals').getAttribute('aria-busy')).toBe('true');
    await calls[1]?.answer(printed);
    await settle();
    expect(find('.cart_totals').getAttribute('aria-busy')).toBe('false');
  });
});

describe('a command of another script', () => {
  const OLD = '<p class="woocommerce-info">Old</p>';
  const NEW = '<div class="woocommerce-message">New</div>';
  const notices = () =>
    [...document.querySelectorAll('.woocommerce-info, .woocommerce-message')].map(({ textContent }) => textContent);
  /** Lets a script give a command, and the shop answer with a page that says something new. */
  const command = async (...args: Parameters<ReturnType<typeof jQuery>['trigger']>) => {
    (window as { jQuery?: unknown }).jQuery = jQuery;
    vi.resetModules();
    const { default: island } = await import('../../widgets/cart');
    open(island, { prepare: () => find('.woocommerce-notices-wrapper').insertAdjacentHTML('beforeend', OLD) });
    await import('../../src/bridge/jquery/bridge');
    jQuery(document.body).trigger(...args);
    await settle();
    await calls[0]?.answer(fixtureOf('cart').replace('wrapper">', `wrapper">${NEW}`));
    jQuery(document).off();
    return notices();
  };

  it('removes the old notices when it updates the cart, unless it asks to keep them', async () => {
    expect(await command('wc_update_cart')).toEqual(['New']);
    calls = [];
    expect(await command('wc_update_cart', [true])).toEqual(['New', 'Old']);
  });
});

describe('a notice that the shop prints with every cart page', () => {
  it('is shown once, however often something else changes the cart', async () => {
    const SOLD_OUT = '<ul class="woocommerce-error" role="alert"><li>“Ashfall Kingdoms” is sold out.</li></ul>';
    const page = fixtureOf('cart').replace('wrapper">', `wrapper">${SOLD_OUT}`);
    open(cart, { prepare: () => void (find('.woocommerce-notices-wrapper').innerHTML = SOLD_OUT) });
    for (const change of ['added', 'changed', 'removed']) {
      document.body.dispatchEvent(new CustomEvent(`island:cart:${change}`, { bubbles: true }));
      await settle();
      await calls.at(-1)?.answer(page);
    }
    expect(calls).toHaveLength(3);
    expect([...document.querySelectorAll('.woocommerce-error')].map(({ textContent }) => textContent)).toEqual([
      '“Ashfall Kingdoms” is sold out.',
    ]);
  });
});

describe.each([
  ['with jQuery', true],
  ['without jQuery', false],
])('a checkout on the cart’s page, %s', (_how, hasJQuery) => {
  const MESSAGE = '<div class="woocommerce-message">Done.</div>';
  /** The events that the checkout’s island and WooCommerce’s own script hear. */
  const asked: string[] = [];
  const hear = (name: string, wish: unknown) => asked.push(`${name} ${JSON.stringify(wish ?? {})}`);
  const openBoth = async () => {
    asked.length = 0;
    vi.resetModules();
    const { default: island } = await import('../../widgets/cart');
    const visit = open(island, {
      prepare: () =>
        document.body.insertAdjacentHTML(
          'beforeend',
          '<form class="checkout"><input type="radio" name="shipping_method[0]" data-index="0" value="old" checked></form>',
        ),
    });
    document.addEventListener('island:checkout:update', (event) => hear('dom', (event as CustomEvent).detail));
    if (!hasJQuery) return visit;
    (window as { jQuery?: unknown }).jQuery = jQuery;
    await import('../../src/bridge/jquery/bridge');
    jQuery(document.body).on('update_checkout', (_event, wish) => hear('jquery', wish));
    return visit;
  };
  afterEach(() => {
    jQuery(document.body).off();
    delete (window as { jQuery?: unknown }).jQuery;
  });
  const cartPage = () => fixtureOf('cart');

  it.each<
    [
      what: string,
      target: string,
      type: 'submit' | 'click' | 'change',
      submitter: string,
      answers: () => string[],
      wish: object,
    ]
  >([
    ['a quantity', 'form.woocommerce-cart-form', 'submit', '[name="update_cart"]', () => [cartPage()], {}],
    ['a removal', '.product-remove a', 'click', '', () => [cartPage()], {}],
    [
      'a coupon',
      'form.woocommerce-cart-form',
      'submit',
      '[name="apply_coupon"]',
      () => [MESSAGE, totals(), cartPage()],
      {},
    ],
    [
      'a coupon that is taken back',
      '.woocommerce-remove-coupon',
      'click',
      '',
      () => [MESSAGE, totals(), cartPage()],
      {},
    ],
    ['a destination', 'form.woocommerce-shipping-calculator', 'submit', '', () => [cartPage()], {}],
    [
      'a shipping method',
      '#shipping_method_0_flat_rate1',
      'change',
      '',
      () => [totals()],
      { update_shipping_method: false },
    ],
  ])('fetches its review after %s', async (_what, target, type, submitter, answers, wish) => {
    const { act } = await openBoth();
    act(target, type, submitter || undefined);
    await answerAll(...answers());
    expect(asked).toEqual([...(hasJQuery ? ['jquery'] : []), 'dom'].map((name) => `${name} ${JSON.stringify(wish)}`));
  });

  it('does not send its shipping method in place of the cart’s', async () => {
    const { act } = await openBoth();
    act('#shipping_method_0_flat_rate1', 'change');
    await answerAll(totals());
    expect(new URLSearchParams(calls[0]?.body).get('shipping_method[0]')).toBe('flat_rate:1');
  });

  it('keeps the hints that open its forms', async () => {
    const { act } = await openBoth();
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div class="woocommerce-form-coupon-toggle"><div class="woocommerce-info">Have a coupon?</div></div>',
    );
    const page = document.body.innerHTML;
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await answerAll(page);
    expect(
      [...document.querySelectorAll('.woocommerce-info')].map(({ parentElement }) => parentElement?.className),
    ).toEqual(['woocommerce-form-coupon-toggle']);
  });
});

describe('what other scripts hear when the cart’s page is new', () => {
  it('comes in WooCommerce’s order, when the notices are on the page', async () => {
    (window as { jQuery?: unknown }).jQuery = jQuery;
    vi.resetModules();
    const { default: island } = await import('../../widgets/cart');
    const { act } = open(island, {});
    await import('../../src/bridge/jquery/bridge');
    const heard: string[] = [];
    jQuery(document.body).on('updated_cart_totals updated_wc_div', ({ type }) =>
      heard.push(`${type}: ${document.querySelector('.woocommerce-message')?.textContent}`),
    );
    act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]');
    await settle();
    await calls[0]?.answer(
      fixtureOf('cart').replace('wrapper">', 'wrapper"><div class="woocommerce-message">Cart updated.</div>'),
    );
    jQuery(document.body).off();
    expect(heard).toEqual(['updated_cart_totals: Cart updated.', 'updated_wc_div: Cart updated.']);
  });

  it('includes the empty cart, through jQuery and as a DOM event, before the page is left', async () => {
    (window as { jQuery?: unknown }).jQuery = jQuery;
    vi.resetModules();
    const { default: island } = await import('../../widgets/cart');
    const { act, left } = open(island, {});
    await import('../../src/bridge/jquery/bridge');
    const heard: string[] = [];
    jQuery(document.body).on('wc_cart_emptied', ({ type }) => heard.push(`${type}, left: ${left.length}`));
    document.body.addEventListener('island:cart:emptied', ({ type }) => heard.push(`${type}, left: ${left.length}`), {
      once: true,
    });
    act('.product-remove a');
    await settle();
    expect(heard).toEqual([]);
    await calls[0]?.answer('<div class="woocommerce"><p class="cart-empty">Your cart is currently empty.</p></div>');
    await settle();
    jQuery(document.body).off();
    expect([heard, left]).toEqual([['wc_cart_emptied, left: 0', 'island:cart:emptied, left: 0'], ['reload']]);
  });
});

describe('the coupon’s field', () => {
  const field = () => find<HTMLInputElement>('#coupon_code');
  const answerWith = async (notice: string) => {
    await answerAll(notice, fixtureOf('cart'), fixtureOf('cart'));
    return field().value;
  };

  it.each([
    [
      'is empty once its code is in',
      '<div class="woocommerce-message">Coupon code applied successfully.</div>',
      'ten',
      '',
    ],
    [
      'keeps a code that was no good',
      '<ul class="woocommerce-error"><li>Coupon “ten” does not exist!</li></ul>',
      'ten',
      'ten',
    ],
    [
      'keeps what is typed meanwhile',
      '<div class="woocommerce-message">Coupon code applied successfully.</div>',
      'five',
      'five',
    ],
  ])('%s', async (_what, notice, typed, expected) => {
    const { act } = open(cart, {});
    field().value = 'ten';
    act('form.woocommerce-cart-form', 'submit', '[name="apply_coupon"]');
    field().value = typed;
    expect(await answerWith(notice)).toBe(expected);
  });
});

describe('the shipping calculator', () => {
  it('keeps quantities that are not saved, and removes all notices', async () => {
    const { act } = open(cart, {
      prepare: () =>
        find('.woocommerce-notices-wrapper').insertAdjacentHTML('beforeend', '<p class="woocommerce-info">Old</p>'),
    });
    find<HTMLInputElement>('.qty').value = '4';
    act('form.woocommerce-shipping-calculator', 'submit');
    await settle();
    await calls[0]?.answer(fixtureOf('cart'));
    expect([find<HTMLInputElement>('.qty').value, document.querySelector('.woocommerce-info')]).toEqual(['4', null]);
  });
});
