/** Names that several parts must agree on: cookies, storage keys, and what tells a plugin's own script. */

export const HASH_COOKIE = 'woocommerce_cart_hash';
/** Above 0 while there is anything in the cart; never a count (docs/decisions/spec.md). */
export const ITEMS_COOKIE = 'woocommerce_items_in_cart';

/** sessionStorage key of adds that have not been done yet. */
export const WAITING_ADDS = 'shop-islands:adds';

/** Cookie that is there when an earlier page had adds that no storage took. */
export const UNKEPT_ADDS = 'shop_islands_unkept';

/** Cookie that says which page has sent an add, where localStorage is full. */
export const DONE_ADDS = 'shop_islands_done';

/** Where the page's consent guard is found, on the window. No element can be named like a symbol. */
export const GUARD = Symbol.for('shop-islands guard');

// How one of the plugins' own scripts is told: two jQuery events that it binds with one function, joined by "+"; one that
// it binds with a selector, after a space (any of several, between bars), or with data; or a class. Others listen to the
// same events, but not like that.
export const ORIGINAL_ADD_TO_CART = 'added_to_cart';
/** On the window: the commands that it obeys are heard by many others with one function, too. */
export const ORIGINAL_FRAGMENTS = 'storage+onstorage';
export const ORIGINAL_CART = 'submit form.woocommerce-shipping-calculator';
export const ORIGINAL_SITE = 'item_removed_from_classic_cart+updated_wc_div';
/** Not what it finds: WooCommerce's script for products that are out of stock, and others' swatches, hear that with data, too. */
export const ORIGINAL_VARIATIONS = 'reload_product_variations';
export const ORIGINAL_SWATCHES = '.swatches-support';
export const ORIGINAL_PRODUCT = 'init #rating';
export const ORIGINAL_QUANTITY = 'click .plus, .minus';
export const ORIGINAL_SLIDERS = 'click button.my-xs-class';
export const ORIGINAL_WISHLIST = 'click .shopengine_add_to_list_action';
export const ORIGINAL_QUICK_VIEW = 'click .shopengine-quickview-trigger';
export const ORIGINAL_COMPARISON = 'click .shopengine_comparison_add_to_list_action';
export const ORIGINAL_CHECKOUT = 'click a.showcoupon';
export const ORIGINAL_COUNTRIES = 'change select.country_to_state, input.country_to_state';
/** The list that it makes, or its script's tag, which may run late. */
export const ORIGINAL_ADDRESS =
  '.woocommerce-input-wrapper:has(>.woocommerce-address-suggestions:not([data-shop-islands])),html:has(#wc-address-autocomplete-js)';
/** The element that its script defines. */
export const ORIGINAL_ATTRIBUTION = 'wc-order-attribution-inputs';
/** It marks timers, and shows bars by an inline style. */
export const ORIGINAL_CAMPAIGNS = '.wcct_counter_bar[style*=display],html:has([data-wctimer-load]:not([data-shop-islands-ends]))';
/** Its tag: it may run late, and newer versions have no jQuery to tell them by. */
export const ORIGINAL_CHAT = '.ht-ctc-original,html:has(#ht_ctc_app_js-js)';
/** Where its file is part of another one: older versions bind with jQuery. */
export const ORIGINAL_CHAT_EVENT = 'click .ht-ctc-sc-chat';
/** Its script's tag: it binds without selectors, before anybody could ask. */
export const ORIGINAL_ADDON_POPUP = '.king-addons-pb-template-popup:is(html:has(#king-addons-popup-builder-popup-module-script-js) *)';
/** ElementsKit's sidebar; Elementor's panels are not its script's. */
export const ORIGINAL_SIDEBAR = '.ekit-original,html:has(#elementskit-elementor-js) :is(.ekit-sidebar-group,.ekit_offcanvas-sidebar)';
/** ElementsKit's widgets, and its tabs and accordions: their scripts' tags. They bind by Elementor's hooks, which cannot be asked. */
export const ORIGINAL_ELEMENTSKIT = '.ekit-original,html:has(#elementskit-elementor-js)';
export const ORIGINAL_ELEMENTSKIT_TOGGLES = '.ekit-original,html:has(#ekit-widget-scripts-js)';
/** The theme's tag: its script binds without jQuery. */
export const ORIGINAL_ASTRA = '.ast-original,html:has(#astra-theme-js-js)';
/** Each kind of button has its own script. */
export const ORIGINAL_SCROLL_TO_TOP =
  '.ekit-back-to-top-container:is(html:has(#elementskit-elementor-js) *),#ast-scroll-top:is(html:has(#astra-theme-js-js) *)';
export const ORIGINAL_NEWSLETTER = 'submit .ekit-mailChimpForm';
/** The script tag of ElementsKit's Pro part, which fetches them itself. */
export const ORIGINAL_WIDGET_AREA = '.widgetarea_warper [data-ajax-post-id]:is(html:has(#elementskit-elementor-pro-js) *)';
/** The script tags of what opens these itself. */
export const ORIGINAL_LIGHTBOX =
  '.ekit-video-popup:is(html:has(#elementskit-elementor-js) *),.ekit-video-gallery a:is(html:has(#elementskit-elementor-pro-js) *),[data-elementor-open-lightbox]:is(html:has(#elementor-frontend-js) *),[data-elementor-lightbox-slideshow]:is(html:has(#elementor-frontend-js) *)';
/** As ORIGINAL_WIDGET_AREA: the grid, and what filters it. */
export const ORIGINAL_MASONRY =
  '.ekit_gallery_grid:is(html:has(#elementskit-elementor-pro-js) *),.filter-button-wraper:is(html:has(#elementskit-elementor-pro-js) *)';
/** CookieYes' own script, or the one that its service sends. */
export const ORIGINAL_CONSENT = 'script#cookie-law-info-js[src],script[src*="/cookie-law-info/"],script#cookieyes';
