/**
 * The one list of islands: how each is found, when it wakes and which chunk holds it. Data only: an `import()` here
 * would pull widgets into the loader.
 *
 * The loader carries `registry`. Islands that only some pages have are families: the loader knows one row for all of
 * them, and their own rows come with their chunk.
 */
import type { IslandEntry } from '../src/island/types';
import { ORIGINAL_ADD_TO_CART, ORIGINAL_CART, ORIGINAL_SITE, WAITING_ADDS } from '../src/rules/names';

const CART_FORM = 'form.woocommerce-cart-form,form.shopengine-cart-form';
const ADD_TO_CART = '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""])';
const DRAWER = '[data-island~="mini-cart"][data-drawer]';

export const registry: readonly IslandEntry[] = [
  // Every page.
  { name: 'cart-session', chunk: 'core', match: 'body' },
  {
    name: 'store-notice',
    chunk: 'core',
    match: '.woocommerce-store-notice',
    click: '.woocommerce-store-notice__dismiss-link',
    yieldsTo: ORIGINAL_SITE,
  },
  { name: 'ordering', chunk: 'core', match: '.woocommerce-ordering', change: '.woocommerce-ordering select.orderby', yieldsTo: ORIGINAL_SITE },
  { name: 'result-count', chunk: 'core', match: '.woocommerce-result-count', yieldsTo: ORIGINAL_SITE },
  { name: 'notices', chunk: 'core', match: '.woocommerce', yieldsTo: ORIGINAL_SITE },
  { name: 'quantity', chunk: 'core', match: 'input.qty:not(.product-quantity input.qty)', yieldsTo: ORIGINAL_SITE },

  // The cart.
  {
    name: 'add-to-cart',
    when: 'interaction',
    match: ADD_TO_CART,
    click: ADD_TO_CART,
    submit: 'form.cart[data-ajax]',
    busy: 'loading',
    skip: 'wc-interactive',
    outlives: WAITING_ADDS,
  },
  {
    name: 'mini-cart',
    when: 'interaction',
    match: '.widget_shopping_cart_content',
    click: 'a.remove_from_cart_button',
    yieldsTo: ORIGINAL_ADD_TO_CART,
  },
  { name: 'mini-cart-drawer', when: 'interaction', view: true, match: DRAWER, click: DRAWER },
  {
    name: 'cart',
    match: CART_FORM,
    submit: `${CART_FORM},form.woocommerce-shipping-calculator`,
    click: `:is(${CART_FORM}) :is(.product-remove>a,.plus,.minus,.plus-button,.minus-button),.woocommerce-cart .restore-item,.cart_totals :is(.woocommerce-remove-coupon,.shipping-calculator-button)`,
    change: '.cart_totals :is(select.shipping_method,[name^="shipping_method"])',
    yieldsTo: ORIGINAL_CART,
  },

  // Forms and staff.
  {
    name: 'password-toggle',
    match: '.woocommerce form input[type="password"]',
    click: '.show-password-input',
    yieldsTo: ORIGINAL_SITE,
  },
  {
    name: 'coming-soon',
    match: '#coming-soon-footer-banner',
    click: '.coming-soon-footer-banner-dismiss',
    yieldsTo: ORIGINAL_SITE,
  },
];

/** Every island, whichever chunk brings its row. */
export const allIslands: readonly IslandEntry[] = registry.filter(({ family }) => !family);
