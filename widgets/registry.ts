/**
 * The one list of islands: how each is found, when it wakes and which chunk holds it. Data only: an `import()` here
 * would pull widgets into the loader.
 *
 * The loader carries `registry`. Islands that only some pages have are families: the loader knows one row for all of
 * them, and their own rows come with their chunk.
 */
import type { IslandEntry } from '../src/island/types';
import {
  ORIGINAL_ADD_TO_CART,
  ORIGINAL_CART,
  ORIGINAL_PRODUCT,
  ORIGINAL_QUANTITY,
  ORIGINAL_SITE,
  ORIGINAL_SLIDERS,
  ORIGINAL_SWATCHES,
  ORIGINAL_VARIATIONS,
  WAITING_ADDS,
} from '../src/rules/names';

const CART_FORM = 'form.woocommerce-cart-form,form.shopengine-cart-form';
const ADD_TO_CART = '.add_to_cart_button.ajax_add_to_cart[data-product_id]';
const DRAWER = '[data-island~="mini-cart"][data-drawer]';

const VARIATIONS = 'form.variations_form';
const RESET = `${VARIATIONS} .reset_variations`;
const LOOP_SWATCHES = '.shopengine-loop-swatches,.shopengine_swatches_in_loop';
const GALLERY = '.woocommerce-product-gallery';
const TABS = '.woocommerce-tabs,.wc-tabs-wrapper';
const TAB = '.wc-tabs a';
const SWATCH = `${VARIATIONS} .swatch`;
const STEP = 'form.cart :is(.plus,.minus)';
const PICTURE = `${GALLERY} a`;

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

  // The product page.
  { name: 'product', family: true, match: `form.cart,${GALLERY},${TABS}`, click: `${SWATCH},${STEP},${TAB},${PICTURE}` },
  { name: 'variations', match: VARIATIONS, click: RESET, submit: VARIATIONS, yieldsTo: ORIGINAL_VARIATIONS },
  { name: 'loop-swatches', when: 'visible', match: LOOP_SWATCHES, click: `:is(${LOOP_SWATCHES}) .swatch` },
  { name: 'slider', when: 'visible', match: '.slider-enabled', yieldsTo: ORIGINAL_SLIDERS },
  { name: 'deal', when: 'visible', match: '.deal-products' },

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

/** Rows of the product page's islands; the loader's row for them is `product`. */
export const productPage: readonly IslandEntry[] = [
  { name: 'swatches', match: `${VARIATIONS} .shopengine_swatches`, click: SWATCH, yieldsTo: ORIGINAL_SWATCHES },
  { name: 'variation-details', match: VARIATIONS },
  { name: 'quantity-buttons', match: 'form.cart', click: STEP, yieldsTo: ORIGINAL_QUANTITY },
  { name: 'product-tabs', match: TABS, click: TAB, yieldsTo: ORIGINAL_PRODUCT },
  { name: 'rating', match: '#respond #rating', yieldsTo: ORIGINAL_PRODUCT },
  { name: 'share', match: '[data-island~="share"],[data-island~="copy-link"]' },
  { name: 'product-gallery', chunk: 'product-gallery', match: GALLERY, click: PICTURE, yieldsTo: ORIGINAL_PRODUCT },
];

/** Every island, whichever chunk brings its row. */
export const allIslands: readonly IslandEntry[] = [...registry.filter(({ family }) => !family), ...productPage];
