import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectorOf } from '../../src/dom/hosts';
import addToCart from '../../widgets/add-to-cart';
import { readButton } from '../../widgets/add-to-cart/read';
import { allIslands } from '../../widgets/allIslands';
import { breakNetwork } from '../faults/network';
import { open } from '../faults/visit';
import { find, showFixture } from '../helpers/fixture';
import { freshVisits } from '../helpers/visit';

freshVisits();

beforeEach(() => showFixture('add-to-cart'));

describe('an add-to-cart button', () => {
  it('passes on all its data attributes, under their own names', () => {
    const button = find('.ajax_add_to_cart');
    button.dataset.islandStatus = 'ready';
    button.setAttribute('data-gift_wrap', 'yes');
    expect(readButton(button)).toEqual({
      fields: {
        product_id: '101',
        quantity: '1',
        product_sku: 'ashfall',
        success_message: '“Ashfall Kingdoms” has been added to your cart',
        gift_wrap: 'yes',
      },
      successMessage: '“Ashfall Kingdoms” has been added to your cart',
      href: expect.stringContaining('/shop/?add-to-cart=101'),
    });
  });

  it('of a block is left to the block, wherever in it the press is', () => {
    document.body.innerHTML =
      '<div data-wp-interactive="woocommerce/product-button"><button class="wp-block-button__link wc-block-components-product-button__button add_to_cart_button ajax_add_to_cart" data-product_id="101"><span>Add to cart</span></button></div>';
    const rows = allIslands.filter(({ name }) => name === 'add-to-cart');
    expect(
      rows.map((row) => [document.querySelector(selectorOf(row)), find('span').closest(row.click ?? '*')]),
    ).toEqual([[null, null]]);
  });

  it.each(['', undefined])('whose product is %j stays a link: no call, no busy mark (SPEC 5)', (productId) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const button = find('.ajax_add_to_cart');
    if (productId === undefined) delete button.dataset.product_id;
    else button.dataset.product_id = productId;
    expect(addToCart.onIntent?.({ type: 'click', target: button, submitter: null, store: undefined })).toBe(false);
    expect([asked.mock.calls.length, button.className.includes('loading'), button.hasAttribute('aria-busy')]).toEqual([
      0,
      false,
      false,
    ]);
  });

  it('that is damaged passes on what is left', () => {
    const button = document.createElement('button');
    expect(readButton(button)).toEqual({ fields: {}, successMessage: '', href: '' });
  });
});

describe('a product that is added', () => {
  const CONTENT = 'div.widget_shopping_cart_content';
  /** The addresses to which the page was sent. */
  const add = async (html: string) => {
    breakNetwork({
      on: /wc-ajax=add_to_cart/,
      good: JSON.stringify({ fragments: { [CONTENT]: '<div></div>' }, cart_hash: 'h' }),
    });
    const { act, left } = open(addToCart, { prepare: () => document.body.insertAdjacentHTML('afterbegin', html) });
    act('.ajax_add_to_cart');
    await expect.poll(() => find('.ajax_add_to_cart').className).toContain('added');
    return left;
  };

  it.each<[where: string, isCart: string, links: string[]]>([
    ['any page', '', ['/basket/']],
    ['the cart’s own page', '1', []],
  ])('has a link to the cart beside its button on %s', async (_where, is_cart, links) => {
    breakNetwork({
      on: /wc-ajax=add_to_cart/,
      good: JSON.stringify({ fragments: { [CONTENT]: '<div></div>' }, cart_hash: 'h' }),
    });
    const { act } = open(addToCart, {
      config: { globals: { wc_add_to_cart_params: { is_cart, cart_url: '/basket/' } } },
    });
    act('.ajax_add_to_cart');
    await expect.poll(() => find('.ajax_add_to_cart').className).toContain('added');
    expect(
      [...document.querySelectorAll('.ajax_add_to_cart + .added_to_cart')].map((link) => link.getAttribute('href')),
    ).toEqual(links);
  });

  it('reloads the page of an empty cart, which has no form to show the product in', async () => {
    expect(
      await add('<div class="wc-empty-cart-message"><div class="cart-empty">Your cart is currently empty.</div></div>'),
    ).toEqual(['reload']);
  });

  it('is announced on the document when its button has left the page meanwhile', async () => {
    breakNetwork({
      on: /wc-ajax=add_to_cart/,
      good: JSON.stringify({ fragments: { [CONTENT]: '<div></div>' }, cart_hash: 'h' }),
    });
    const { act } = open(addToCart, {});
    const told = new Promise<CustomEvent>((tell) =>
      document.addEventListener('island:cart:added', (event) => tell(event as CustomEvent), { once: true }),
    );
    const button = find('.ajax_add_to_cart');
    act('.ajax_add_to_cart');
    button.remove();
    expect((await told).detail).toMatchObject({ cartHash: 'h', button });
  });

  it('does not reload any other page', async () => {
    expect(await add('')).toEqual([]);
  });
});

describe('a product that could not be added', () => {
  it('is added by “Try again”, though its button has left the page with a list that was filtered meanwhile', async () => {
    const network = breakNetwork({
      on: /wc-ajax=add_to_cart/,
      good: JSON.stringify({ fragments: {}, cart_hash: 'h' }),
      others: (call) => (/fragments/.test(call) ? JSON.stringify({ fragments: {}, cart_hash: '' }) : undefined),
    });
    network.spoil({ name: 'an error', reply: () => ({ status: 500, body: '' }) }, 2);
    const { act } = open(addToCart, {
      prepare: () => {
        find('.ajax_add_to_cart').outerHTML =
          '<form><button class="add_to_cart_button ajax_add_to_cart" data-product_id="101">Add</button></form>';
      },
    });
    act('.ajax_add_to_cart');
    await expect.poll(() => document.querySelector('.shop-islands-notice button')?.textContent).toBe('Try again');
    expect(network.mine).toHaveLength(2);
    find('form').remove();
    find('.shop-islands-notice button').click();
    await expect.poll(() => network.mine.length).toBe(3);
  });
});
