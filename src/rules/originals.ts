/** How the plugins' own scripts are told that several parts ask for. Others listen to the same events, but not like that. */
import type { OriginalMark } from '../island/types';
import { COMPARISON_BUTTON, QUICK_VIEW_BUTTON, WISHLIST_BUTTON } from './selectors';

export const ORIGINAL_ADD_TO_CART: OriginalMark = { event: 'added_to_cart', hasData: true };
/** On the window: the commands that it obeys are heard by many others with one function, too. */
export const ORIGINAL_FRAGMENTS: OriginalMark = { event: 'storage', and: 'onstorage' };
export const ORIGINAL_SITE: OriginalMark = { event: 'item_removed_from_classic_cart', and: 'updated_wc_div' };
/** Not what it finds: WooCommerce's script for products that are out of stock, and others' swatches, hear that with data, too. */
export const ORIGINAL_VARIATIONS: OriginalMark = { event: 'reload_product_variations', hasData: true };
export const ORIGINAL_PRODUCT: OriginalMark = { event: 'init', selectors: ['#rating'] };
export const ORIGINAL_QUANTITY: OriginalMark = { event: 'click', selectors: ['.plus, .minus'] };
export const ORIGINAL_WISHLIST: OriginalMark = { event: 'click', selectors: [WISHLIST_BUTTON] };
export const ORIGINAL_QUICK_VIEW: OriginalMark = { event: 'click', selectors: [QUICK_VIEW_BUTTON] };
export const ORIGINAL_COMPARISON: OriginalMark = { event: 'click', selectors: [COMPARISON_BUTTON] };
export const ORIGINAL_CHECKOUT: OriginalMark = { event: 'click', selectors: ['a.showcoupon'] };
/** ElementsKit's widgets: the tag of its script, which binds by Elementor's hooks, and they cannot be asked. */
export const ORIGINAL_ELEMENTSKIT: OriginalMark = { within: 'html:has(#elementskit-elementor-js)' };
/** The theme's tag: its script binds without jQuery. */
export const ORIGINAL_ASTRA: OriginalMark = { within: 'html:has(#astra-theme-js-js)' };
