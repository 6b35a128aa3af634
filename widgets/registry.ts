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
  ORIGINAL_ADDON_POPUP,
  ORIGINAL_ADDRESS,
  ORIGINAL_CAMPAIGNS,
  ORIGINAL_CART,
  ORIGINAL_CHAT,
  ORIGINAL_CHECKOUT,
  ORIGINAL_COMPARISON,
  ORIGINAL_COUNTRIES,
  ORIGINAL_PRODUCT,
  ORIGINAL_QUANTITY,
  ORIGINAL_SITE,
  ORIGINAL_SLIDERS,
  ORIGINAL_SWATCHES,
  ORIGINAL_VARIATIONS,
  ORIGINAL_WISHLIST,
  WAITING_ADDS,
} from '../src/rules/names';

const CART_FORM = 'form.woocommerce-cart-form,form.shopengine-cart-form';
const CALCULATOR = 'form.woocommerce-shipping-calculator';
const CART_ACTION = ':is(.product-remove>a,[class*=plus],[class*=minus])';
const ADD_TO_CART = '.add_to_cart_button.ajax_add_to_cart[data-product_id]';
const DRAWER = '[data-island~="mini-cart"][data-drawer]';

const CHECKOUT = 'form.checkout';
const COUPON_FORM = 'form.checkout_coupon';
const SHOW_COUPON = 'a.showcoupon';
const REMOVE_COUPON = '.woocommerce-checkout-review-order .woocommerce-remove-coupon';
const LOGIN_FORM = '.shopengine-checkout-form-login form';
const SHOW_LOGIN = 'a.showlogin';
const COUNTRY = '.country_to_state';

const VARIATIONS = 'form.variations_form';
const RESET = `${VARIATIONS} .reset_variations`;
const LOOP_SWATCHES = '.shopengine-loop-swatches,.shopengine_swatches_in_loop';
const LOOP_SWATCH = `:is(${LOOP_SWATCHES}) .swatch`;
const WISHLIST = '.shopengine_add_to_list_action';
const WISHLIST_ROW = '.remove-from-wishlist';
const COMPARE = '.shopengine_comparison_add_to_list_action';
const QUICK_VIEW = '.shopengine-quickview-trigger';
const DIRECT_CHECKOUT = '.shopengine_direct_checkout';
const CARD_BUTTONS = `${WISHLIST},${COMPARE},${QUICK_VIEW},${DIRECT_CHECKOUT}`;
const SLIDER = '.slider-enabled';
const DEAL = '.deal-products';
const FILTER_ITEM = '.e-filter-item';
const LOAD_MORE = '.e-loop__load-more';
const POSTS_GRID = '[data-island~="posts-grid"]';
const PASSWORD = '.woocommerce form input[type="password"]';
const SHOW_PASSWORD = '.show-password-input';
const DATE_FIELD = 'input:is(.datepicker,#preorder_date)';
const ALERT = '[role=alert]:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner)';
const BANNER = '#coming-soon-footer-banner';
const DISMISS_BANNER = `${BANNER} a`;
const CONSENT = '[data-island~="consent"],#ckyBannerTemplate,[data-consent],[data-cookieyes]';
const OPEN_CONSENT = '[data-consent-open]';
const POPUP = '[data-elementor-type=popup]';
const URL_ACTION = 'a[href^="#elementor-action"],a[href^="%23elementor-action"]';
const CHAT_LINK = '.ht-ctc-sc-chat,.ctc_chat,#ctc_chat,[href="#ctc_chat"],.ctc_greetings,#ctc_greetings,.ctc_greetings_now,[href="#ctc_greetings"]';
const CHAT_ACTION = '.ht_ctc_chat_style,.ht_ctc_chat_greetings_box_link,.ctc_greetings_close_btn';
const QUANTITY = 'input.qty:not(.product-quantity input.qty)';
const AJAX_FORM = 'form.cart[data-ajax]';
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
    click: '.woocommerce-store-notice a',
    yieldsTo: ORIGINAL_SITE,
  },
  { name: 'ordering', chunk: 'core', match: '.woocommerce-ordering', change: '.woocommerce-ordering select.orderby', yieldsTo: ORIGINAL_SITE },
  { name: 'result-count', chunk: 'core', match: '.woocommerce-result-count', yieldsTo: ORIGINAL_SITE },

  // The cart.
  {
    name: 'add-to-cart',
    when: 'interaction',
    match: ADD_TO_CART,
    click: ADD_TO_CART,
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
    name: 'cart-page',
    chunk: 'cart',
    family: true,
    match: CART_FORM,
    submit: `${CART_FORM},${CALCULATOR}`,
    click: `:is(${CART_FORM}) ${CART_ACTION},.cart_totals a,.restore-item`,
    change: '.cart_totals *',
    yieldsTo: ORIGINAL_CART,
  },

  // The checkout, and forms with addresses.
  {
    name: 'checkout-page',
    family: true,
    match: `${CHECKOUT},${COUNTRY}`,
    click: `${SHOW_COUPON},${SHOW_LOGIN}`,
    submit: `${CHECKOUT},.woocommerce-checkout form`,
    yieldsTo: ORIGINAL_CHECKOUT,
  },

  // The product page.
  { name: 'product', family: true, match: `form.cart,.qty:not(td *),${GALLERY},${TABS}`, click: `${SWATCH},${STEP},${TAB},${PICTURE}`, submit: AJAX_FORM },
  { name: 'variations', match: VARIATIONS, click: RESET, submit: `${VARIATIONS}:not([data-ajax])`, yieldsTo: ORIGINAL_VARIATIONS },

  // ShopEngine's shops, and what few pages have.
  {
    name: 'shopengine',
    family: true,
    when: 'idle',
    match: '[class*=shopengine]',
    click: ':is(a,button,span)[class*=shopengine],:is(a,button)[class*=comparison],[class*=shopengine] .swatch',
    submit: '.shopengine-filter',
    change: '[class*=shopengine-filter] *,.shopengine-currency-switcher *',
    yieldsTo: `click ${QUICK_VIEW},${WISHLIST},${COMPARE}`,
  },
  {
    name: 'extras',
    family: true,
    match: `[role=alert]:not(p),script[data-island],[data-island=consent],[id^=cky],[data-consent],[class*=wcct_],[class*=ctc],[class*=-popup],${SLIDER},${DEAL},[type=password],${BANNER},.e-loop-item,.e-filter,${POSTS_GRID}`,
    click: `${DISMISS_BANNER},${FILTER_ITEM},${LOAD_MORE},[href*=elementor-action],${OPEN_CONSENT}`,
  },
];

/** The row of where a shopper came from; the core chunk adds it where the shop wants to know. */
export const orderAttribution: IslandEntry = { name: 'order-attribution', match: 'body,wc-order-attribution-inputs' };

/** The row of the cart page; the loader's row for it is `cart-page`. */
export const cartPage: readonly IslandEntry[] = [
  {
    name: 'cart',
    match: CART_FORM,
    submit: `${CART_FORM},${CALCULATOR}`,
    click: `:is(${CART_FORM}) :is(.product-remove>a,.plus,.minus,.plus-button,.minus-button),.woocommerce-cart .restore-item,.cart_totals :is(.woocommerce-remove-coupon,.shipping-calculator-button)`,
    change: '.cart_totals :is(select.shipping_method,[name^="shipping_method"])',
    yieldsTo: ORIGINAL_CART,
  },
];

/** Rows of the checkout's islands and of forms with addresses; the loader's row for them is `checkout-page`. */
export const checkoutPage: readonly IslandEntry[] = [
  { name: 'checkout', chunk: 'checkout', match: CHECKOUT, submit: CHECKOUT, yieldsTo: ORIGINAL_CHECKOUT },
  { name: 'checkout-coupon', match: COUPON_FORM, click: `${SHOW_COUPON},${REMOVE_COUPON}`, submit: COUPON_FORM, yieldsTo: ORIGINAL_CHECKOUT },
  { name: 'checkout-login', match: '.woocommerce-form-login-toggle', click: SHOW_LOGIN, submit: LOGIN_FORM, yieldsTo: ORIGINAL_CHECKOUT },
  { name: 'country-fields', match: COUNTRY, yieldsTo: ORIGINAL_COUNTRIES },
  { name: 'field-hints', match: '.woocommerce-input-wrapper .description', yieldsTo: ORIGINAL_SITE },
  { name: 'address-autocomplete', chunk: 'address-autocomplete', match: '#billing_address_1,#shipping_address_1', yieldsTo: ORIGINAL_ADDRESS },
];

/** Rows of the product page's islands; the loader's row for them is `product`. */
export const productPage: readonly IslandEntry[] = [
  { name: 'swatches', match: `${VARIATIONS} .shopengine_swatches`, click: SWATCH, yieldsTo: ORIGINAL_SWATCHES },
  { name: 'variation-details', match: VARIATIONS },
  { name: 'quantity', match: QUANTITY, yieldsTo: ORIGINAL_SITE },
  { name: 'quantity-buttons', match: 'form.cart', click: STEP, yieldsTo: ORIGINAL_QUANTITY },
  { name: 'product-tabs', match: TABS, click: TAB, yieldsTo: ORIGINAL_PRODUCT },
  { name: 'product-form', chunk: 'product-form', when: 'interaction', match: AJAX_FORM, submit: AJAX_FORM },
  { name: 'rating', match: '#respond #rating', yieldsTo: ORIGINAL_PRODUCT },
  { name: 'share', match: '[data-island~="share"],[data-island~="copy-link"]' },
  { name: 'product-gallery', chunk: 'product-gallery', match: GALLERY, click: PICTURE, yieldsTo: ORIGINAL_PRODUCT },
];

/** Rows of what ShopEngine's shops have; the loader's row for them is `shopengine`. */
export const shopEngine: readonly IslandEntry[] = [
  { name: 'card-buttons', when: 'idle', match: CARD_BUTTONS },
  { name: 'comparison-count', match: '.shopengine-comparison-bottom-bar,.shopengine-comparison-counter' },
  { name: 'loop-swatches', chunk: 'loop-swatches', when: 'visible', match: LOOP_SWATCHES, click: LOOP_SWATCH },
  {
    name: 'wishlist',
    chunk: 'wishlist',
    when: 'idle',
    match: WISHLIST_ROW,
    click: `${WISHLIST},${WISHLIST_ROW}`,
    yieldsTo: ORIGINAL_WISHLIST,
  },
  { name: 'comparison', chunk: 'comparison', when: 'interaction', match: COMPARE, click: COMPARE, yieldsTo: ORIGINAL_COMPARISON },
  { name: 'comparison-dialog', chunk: 'comparison-dialog', when: 'interaction', view: true, match: '.shopengine-comparison-modal' },
  {
    name: 'comparison-table',
    chunk: 'comparison',
    match: `.shopengine-comparison:not(${COMPARE})`,
    click: 'a.badge-comparison:not(.shopengine-comparison-bar-action),.copy-comparison-share-url',
    yieldsTo: ORIGINAL_COMPARISON,
  },
  {
    name: 'comparison-bar',
    chunk: 'comparison',
    when: 'interaction',
    match: '.shopengine-comparison-bottom-bar',
    click: '.comparison-bottom-bar-toggle,.comparison-endpoint-bottom,.shopengine-comparison-bar-action',
    yieldsTo: ORIGINAL_COMPARISON,
  },
  {
    name: 'quick-view',
    chunk: 'quick-view',
    when: 'interaction',
    view: true,
    match: QUICK_VIEW,
    click: '[data-source-url],[data-island~="quick-view"]',
    skip: '-shopengine-quickview-trigger',
  },
  { name: 'tooltip', chunk: 'tooltip', when: 'interaction', match: `${CARD_BUTTONS},[data-tooltip="yes"] .add_to_cart_button` },
  {
    name: 'archive',
    chunk: 'archive',
    when: 'visible',
    match: '.shopengine-archive-products',
    click: '.shopengine-archive-products a.page-numbers',
    yieldsTo: 'click a.page-numbers',
  },
  {
    name: 'shop-filter',
    chunk: 'archive',
    match: 'form.shopengine-filter,.shopengine-product-filters-wrapper',
    click: '.rating-label-triger,.shopengine-filter-price-reset',
    submit: 'form.shopengine-filter',
    change: 'form.shopengine-filter :is(select,input),.shopengine-filter-single input',
    yieldsTo: 'submit .shopengine-filter',
  },
  {
    name: 'view-switch',
    chunk: 'archive',
    match: '.shopengine-archive-view-mode-switch',
    click: '.shopengine-archive-view-mode-switch',
    yieldsTo: 'click .shopengine-archive-view-mode-switch',
  },
  {
    name: 'live-search',
    chunk: 'live-search',
    when: 'interaction',
    match: 'form.shopengine-search-form',
    submit: 'form.shopengine-search-form',
    yieldsTo: 'keyup .shopengine-advanced-search-input, .shopengine-ele-nav-search-select',
  },
  {
    name: 'product-list-tabs',
    chunk: 'product-list-tabs',
    when: 'visible',
    match: '.shopengine-filterable-product-wrap',
    click: '.filter-nav-link',
    yieldsTo: 'click .filter-nav-link',
  },
  {
    name: 'currency-switcher',
    chunk: 'currency-switcher',
    when: 'idle',
    match: '.shopengine-currency-switcher',
    change: '.shopengine-currency-switcher select',
  },
  { name: 'direct-checkout', chunk: 'direct-checkout', when: 'interaction', match: DIRECT_CHECKOUT, click: DIRECT_CHECKOUT },
];

/** On shop pages and in wp-admin. */
const campaignToolbar: IslandEntry = { name: 'campaign-toolbar', chunk: 'campaign-toolbar', match: '.wcct_header_passed' };

/** Rows of what few pages have; the loader's row for them is `extras`. */
export const extras: readonly IslandEntry[] = [
  { name: 'notices', chunk: 'notices', match: ALERT, yieldsTo: ORIGINAL_SITE },
  { name: 'slider', chunk: 'slider', when: 'visible', match: SLIDER, yieldsTo: ORIGINAL_SLIDERS },
  { name: 'deal', chunk: 'deal', when: 'visible', match: DEAL },
  { name: 'loop-filter', chunk: 'loops', when: 'idle', match: '.elementor-widget-taxonomy-filter', click: FILTER_ITEM },
  {
    name: 'loop-pagination',
    chunk: 'loops',
    when: 'visible',
    match: '.elementor-widget-loop-grid,.elementor-widget-posts',
    click: `${LOAD_MORE} .elementor-button,:is(.elementor-widget-loop-grid,.elementor-widget-posts) a.page-numbers`,
  },
  { name: 'posts-grid', chunk: 'posts-grid', when: 'interaction', match: POSTS_GRID, click: `${POSTS_GRID} [data-more]` },
  { name: 'consent', chunk: 'consent', match: CONSENT, click: `${OPEN_CONSENT},.cky-banner-element` },
  { name: 'service', chunk: 'service', match: 'script[data-island~="service"]' },
  {
    name: 'campaign',
    chunk: 'campaign',
    match: '.wcct_timer,.wcct_countdown_timer,.wcct_counter_bar,.wcct_header_area,.wcct_footer_area',
    click: '.wcct_close',
    yieldsTo: ORIGINAL_CAMPAIGNS,
  },
  campaignToolbar,
  { name: 'popup', chunk: 'popup', match: POPUP, click: URL_ACTION },
  { name: 'addon-popup', chunk: 'addon-popup', match: '.king-addons-pb-template-popup', yieldsTo: ORIGINAL_ADDON_POPUP },
  { name: 'chat', chunk: 'chat', match: `.ht-ctc-chat,${CHAT_LINK}`, click: `${CHAT_ACTION},${CHAT_LINK}`, yieldsTo: ORIGINAL_CHAT },
  { name: 'social-proof', chunk: 'social-proof', match: 'script[data-island~="social-proof"]' },
  { name: 'password-toggle', chunk: 'password-toggle', match: PASSWORD, click: SHOW_PASSWORD, yieldsTo: ORIGINAL_SITE },
  { name: 'coming-soon', chunk: 'coming-soon', match: BANNER, click: DISMISS_BANNER, yieldsTo: ORIGINAL_SITE },
];

/** Rows of wp-admin: what shop staff have. Not in the loader of shop pages. */
export const admin: readonly IslandEntry[] = [{ name: 'date-field', chunk: 'date-field', when: 'idle', match: DATE_FIELD, click: DATE_FIELD }, campaignToolbar];
