/**
 * Owns the marks by which several parts recognise the plugins' own scripts. Other scripts listen to the same events,
 * but do not bind them in this way.
 */
import type { OriginalMark } from '../island/types';
import { COMPARISON_BUTTON, QUICK_VIEW_BUTTON, WISHLIST_BUTTON } from './selectors';

export const ORIGINAL_ADD_TO_CART: OriginalMark = { event: 'added_to_cart', hasData: true };
/**
 * The script binds these on the window. Its commands do not identify it, because many other scripts listen to them with
 * one function, too.
 */
export const ORIGINAL_FRAGMENTS: OriginalMark = { event: 'storage', and: 'onstorage' };
export const ORIGINAL_SITE: OriginalMark = { event: 'item_removed_from_classic_cart', and: 'updated_wc_div' };
/**
 * The event `found_variation` would not identify it: WooCommerce's script for out-of-stock products and other swatches
 * bind it with data too.
 */
export const ORIGINAL_VARIATIONS: OriginalMark = { event: 'reload_product_variations', hasData: true };
export const ORIGINAL_PRODUCT: OriginalMark = { event: 'init', selectors: ['#rating'] };
export const ORIGINAL_QUANTITY: OriginalMark = { event: 'click', selectors: ['.plus, .minus'] };
export const ORIGINAL_WISHLIST: OriginalMark = { event: 'click', selectors: [WISHLIST_BUTTON] };
export const ORIGINAL_QUICK_VIEW: OriginalMark = { event: 'click', selectors: [QUICK_VIEW_BUTTON] };
export const ORIGINAL_COMPARISON: OriginalMark = { event: 'click', selectors: [COMPARISON_BUTTON] };
export const ORIGINAL_CHECKOUT: OriginalMark = { event: 'click', selectors: ['a.showcoupon'] };
export const ORIGINAL_COUNTRIES: OriginalMark = {
  event: 'change',
  selectors: ['select.country_to_state, input.country_to_state'],
};
/**
 * The tag of ElementsKit's script for its widgets. It attaches its handlers by Elementor's hooks, which other code
 * cannot inspect.
 */
export const ORIGINAL_ELEMENTSKIT: OriginalMark = { script: 'elementskit-elementor-js' };
/** The tag of the theme's script, which binds without jQuery. */
export const ORIGINAL_ASTRA: OriginalMark = { script: 'astra-theme-js-js' };
