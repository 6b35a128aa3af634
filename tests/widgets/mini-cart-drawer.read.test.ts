import { beforeEach, describe, expect, it } from 'vitest';
import { pageCart } from '../../src/actions/pageCart';
import type { LazyViewIsland } from '../../src/island/types';
import type { DrawerProps } from '../../widgets/mini-cart-drawer/contract';
import panel from '../../widgets/mini-cart-drawer/panel.live';
import { readMiniCart, readOpener, readPanel } from '../../widgets/mini-cart-drawer/read';
import type { DrawerStore } from '../../widgets/mini-cart-drawer/store';
import { find, fixtureOf, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';
import { CART } from './mini-cart-drawer.page';

freshVisits();

describe('the server’s mini-cart', () => {
  beforeEach(() => showFixture('mini-cart'));
  const read = () => readMiniCart(find('.widget_shopping_cart_content'));

  it('is read row by row; names, prices and labels are the server’s words', () => {
    expect(read().items).toEqual([
      {
        cartItemKey: 'aaaabbbbccccddddeeeeffff00001111',
        name: 'Ashfall Kingdoms',
        href: '/product/ashfall-kingdoms/',
        image: { src: '/cover/ashfall-kingdoms.svg', alt: '' },
        details: [],
        quantity: 2,
        price: '£39.99',
        removeUrl: '/cart/?remove_item=aaaabbbbccccddddeeeeffff00001111&_wpnonce=1a2b3c4d5e',
        removeLabel: 'Remove Ashfall Kingdoms from cart',
        successMessage: '“Ashfall Kingdoms” has been removed from your cart',
      },
      expect.objectContaining({
        name: 'Wireless controller',
        image: { src: '/cover/wireless-controller.svg', alt: '' },
        details: [{ label: 'Colour:', value: 'Red' }],
        quantity: 1,
        price: '£44.99',
      }),
    ]);
    expect(read().subtotal).toEqual({ label: 'Subtotal:', amount: '£124.97' });
    expect(read().links).toEqual([
      { text: 'View cart', href: '/cart/', isCheckout: false },
      { text: 'Checkout', href: '/checkout/', isCheckout: true },
    ]);
  });

  it('has a row without a picture if the server prints none', () => {
    find('.mini_cart_item img').remove();
    expect(read().items.map(({ image }) => image?.src)).toEqual([undefined, '/cover/wireless-controller.svg']);
  });

  it.each([
    [
      'two currencies',
      '<span class="amount">10,00 €</span> <span class="amount">(19,56 лв.)</span>',
      '10,00 € (19,56 лв.)',
    ],
    [
      'two currencies in one element',
      '<span class="amount">10,00 € <small class="amount">/ 19,56 лв.</small></span>',
      '10,00 € / 19,56 лв.',
    ],
    [
      'a price that was reduced',
      '<del><span class="amount">£12</span></del> <ins><span class="amount">£9</span></ins>',
      '£9',
    ],
    ['a currency without decimals', '<span class="amount">¥1,200</span>', '¥1,200'],
  ])('keeps %s as the shop writes it', (_what, html, price) => {
    find('.quantity').innerHTML = `2 × ${html}`;
    find('.woocommerce-mini-cart__total').innerHTML = `<strong>Subtotal:</strong> ${html}`;
    expect([read().items[0]?.quantity, read().items[0]?.price, read().subtotal?.amount]).toEqual([2, price, price]);
  });

  it.each([
    [
      '<dl class="variation"><dt>Colour:</dt><dd><p>Blue</p></dd><dt>Storage</dt><dd>32 GB</dd></dl>',
      'Colour:=Blue Storage:=32 GB',
    ],
    ['<dl class="variation"><dt>Extras:</dt><dd>Case</dd><dd>Cable</dd></dl>', 'Extras:=Case, Cable'],
    [
      '<ul class="wc-item-meta"><li><strong class="wc-item-meta-label">Colour:</strong><p>Dark <em>blue</em></p></li><li><strong class="wc-item-meta-label">Storage:</strong> 32 GB</li></ul>',
      'Colour:=Dark blue Storage:=32 GB',
    ],
    ['<div class="variation"><p>Blue</p><p>32 GB</p></div>', '=Blue 32 GB'],
    ['<dl class="variation"></dl>', ''],
  ])('has the chosen options as label and value: %s', (html, details) => {
    find('.mini_cart_item').insertAdjacentHTML('beforeend', html);
    expect(
      read()
        .items[0]?.details.map(({ label, value }) => `${label}=${value}`)
        .join(' '),
    ).toBe(details);
  });

  it('says in the server’s words that it is empty', () => {
    find('.widget_shopping_cart_content').innerHTML =
      '<p class="woocommerce-mini-cart__empty-message">Nothing yet.</p>';
    expect(read()).toEqual({ items: [], subtotal: undefined, links: [], emptyText: 'Nothing yet.' });
  });

  it('has the server’s way back to the shop when it is empty', () => {
    find('.widget_shopping_cart_content').innerHTML =
      '<p class="woocommerce-mini-cart__empty-message">Nothing yet.</p><p class="return-to-shop"><a class="button wc-backward" href="/shop/">Return to shop</a></p>';
    expect(read()).toMatchObject({
      links: [{ text: 'Return to shop', href: '/shop/', isCheckout: false }],
      emptyText: 'Nothing yet.',
    });
  });

  it('is read even where it is damaged', () => {
    for (const element of [...document.querySelectorAll('.mini_cart_item *')])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    expect(read().items).toHaveLength(2);
    find('.widget_shopping_cart_content').innerHTML = '<li class="mini_cart_item"></li>';
    expect(read().items).toMatchObject([{ name: '', href: '', quantity: 1, price: '', removeUrl: '' }]);
  });
});

describe('the opener', () => {
  it('says where the cart’s page is', () => {
    showFixture('mini-cart-drawer');
    expect(readOpener(document)).toEqual({ cartUrl: '/cart/', title: '' });
    document.body.innerHTML =
      '<button data-island="mini-cart" data-drawer data-cart-url="/warenkorb/" data-drawer-title="Warenkorb"></button>';
    expect(readOpener(document)).toEqual({ cartUrl: '/warenkorb/', title: 'Warenkorb' });
    document.body.innerHTML = '';
    expect(readOpener(document)).toEqual({ cartUrl: '/cart/', title: '' });
  });
});

describe('a panel', () => {
  it('says where the cart’s page is, and what the cart is called', () => {
    showFixture('mini-cart-drawer');
    expect(readPanel(find('[data-panel]'))).toEqual({ cartUrl: '/cart/', title: 'Your basket' });
    document.body.innerHTML = '<div data-panel data-cart-url="/warenkorb/"></div>';
    expect(readPanel(find('div'))).toEqual({ cartUrl: '/warenkorb/', title: '' });
  });

  it('gets its view once the cart is known, and makes no call without a cart', async () => {
    const { isWanted, createStore } = panel as LazyViewIsland<DrawerProps, DrawerStore>;
    pageCart().$cart.set(null);
    const store = createStore({ cartUrl: CART, title: '' }, document.body);
    expect(isWanted(store, document.body).get()).toBe(false);
    const html = `<div class="widget_shopping_cart_content">${fixtureOf('mini-cart')}</div>`;
    pageCart().$cart.set({ fragments: { 'div.widget_shopping_cart_content': html }, hash: 'h', source: 'loaded' });
    expect(isWanted(store, document.body).get()).toBe(true);
    pageCart().$cart.set(null);
  });
});
