/**
 * The one list of islands: how each is found, when it wakes and which chunk holds it. Data only: an `import()` here
 * would pull widgets into the loader.
 *
 * The loader carries `registry`, whose rows name things in the order that compresses best. Islands that only some pages
 * have are families: the loader knows one row for all of them, and their own rows come with their chunk.
 */
import type { IslandRow } from '../src/island/types';
import {
  ORIGINAL_ADD_TO_CART,
  ORIGINAL_ADDON_POPUP,
  ORIGINAL_ADDRESS,
  ORIGINAL_ASTRA,
  ORIGINAL_CAMPAIGNS,
  ORIGINAL_CART,
  ORIGINAL_CHAT,
  ORIGINAL_CHAT_EVENT,
  ORIGINAL_CHECKOUT,
  ORIGINAL_COMPARISON,
  ORIGINAL_COUNTRIES,
  ORIGINAL_ELEMENTSKIT,
  ORIGINAL_ELEMENTSKIT_TOGGLES,
  ORIGINAL_LIGHTBOX,
  ORIGINAL_MASONRY,
  ORIGINAL_NEWSLETTER,
  ORIGINAL_PRODUCT,
  ORIGINAL_QUANTITY,
  ORIGINAL_SCROLL_TO_TOP,
  ORIGINAL_SIDEBAR,
  ORIGINAL_SITE,
  ORIGINAL_SLIDERS,
  ORIGINAL_SWATCHES,
  ORIGINAL_VARIATIONS,
  ORIGINAL_WIDGET_AREA,
  ORIGINAL_WISHLIST,
  UNKEPT_ADDS,
  WAITING_ADDS,
} from '../src/rules/names';

const CART_FORM = ['form.woocommerce-cart-form', 'form.shopengine-cart-form'];
const CALCULATOR = 'form.woocommerce-shipping-calculator';
const CART_ACTION = ':is(.product-remove>a,[class*=plus],[class*=minus])';
/** Not the blocks' own button: its class `wc-interactive` cannot tell, that is ours while a click goes round. */
const ADD_TO_CART = '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([class*=product-button__])';
const DRAWER = '[data-island~="mini-cart"][data-drawer]';

/** The cart's own changes are commands to whatever prints it. */
const CART_CHANGES = ['cart:added', 'cart:changed', 'cart:removed', 'coupon:applied', 'coupon:removed'];
const CHECKOUT_COMMANDS = ['checkout:update'];
const POPUP_COMMANDS = ['popup:open', 'popup:close'];
const CHECKOUT = 'form.checkout';
const COUPON_FORM = 'form.checkout_coupon';
const COUPON_BOX = '.shopengine-checkout-coupon';
const SHOW_COUPON = '.showcoupon';
const REMOVE_COUPON = '.woocommerce-checkout-review-order .woocommerce-remove-coupon';
const LOGIN_FORM = '.shopengine-checkout-form-login form';
const SHOW_LOGIN = '.showlogin';
const COUNTRY = '.country_to_state';
const LOGIN_TOGGLE = '.woocommerce-form-login-toggle';
const ADDRESSES = ['#billing_address_1', '#shipping_address_1'];

/** Any element: bundles print several of them in one form. */
const VARIATIONS = '.variations_form';
const RESET = '.reset_variations';
const LOOP_SWATCHES = ['.shopengine-loop-swatches', '.shopengine_swatches_in_loop'];
const LOOP_SWATCH = `:is(${LOOP_SWATCHES}) .swatch`;
const WISHLIST = '.shopengine_add_to_list_action';
const WISHLIST_ROW = '.remove-from-wishlist';
const COMPARE = '.shopengine_comparison_add_to_list_action';
/** Printed hidden: whether it is to be seen, the shopper's cookie tells. */
const COMPARISON_BAR = '.shopengine-comparison-bottom-bar';
const QUICK_VIEW = '.shopengine-quickview-trigger';
const DIRECT_CHECKOUT = '.shopengine_direct_checkout';

/** Hearts, comparison buttons and the two others. */
const CARD_BUTTONS = [WISHLIST, COMPARE, QUICK_VIEW, DIRECT_CHECKOUT];
const FILTER_FORM = 'form.shopengine-filter';
const SEARCH_FORM = 'form.shopengine-search-form';
const VIEW_SWITCH = '.shopengine-archive-view-mode-switch';
const SLIDER = '.slider-enabled';
const DEAL = '.deal-products';
const FILTER_ITEM = '.e-filter-item';
const LOAD_MORE = '.e-loop__load-more a';
const POSTS_GRID = '[data-island~="posts-grid"]';
const PASSWORD = '.woocommerce form input[type="password"]';
const SHOW_PASSWORD = '.show-password-input';
const DATE_FIELD = 'input:is(.datepicker,#preorder_date)';
const HINT = '.woocommerce-input-wrapper .description';
const ALERT = '[role=alert]:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner)';
const BANNER = '#coming-soon-footer-banner';
const DISMISS_BANNER = `${BANNER} [class*=dismiss]`;
const CONSENT = ['#ckyBannerTemplate', '[data-consent]', '[data-cookieyes]'];
const OPEN_CONSENT = '[data-consent-open],.cky-banner-element';
const POPUP = '[data-elementor-type=popup]';
const ADDON_POPUP = '.king-addons-pb-template-popup';
const URL_ACTION = 'a[href^="#elementor-action"],a[href^="%23elementor-action"]';
const CHAT_LINK = [
  '.ht-ctc-sc-chat',
  '.ctc_chat',
  '#ctc_chat',
  '[href="#ctc_chat"]',
  '.ctc_greetings',
  '#ctc_greetings',
  '.ctc_greetings_now',
  '[href="#ctc_greetings"]',
];
const CHAT_ACTION = '.ht_ctc_chat_style,.ht_ctc_chat_greetings_box_link,.ctc_greetings_close_btn';
const QUANTITY = 'input.qty:not(.product-quantity input.qty)';
const AJAX_FORM = 'form.cart[data-ajax]';
const GALLERY = '.woocommerce-product-gallery';
const TABS = ['.woocommerce-tabs', '.wc-tabs-wrapper'];
const TAB = '.wc-tabs a';
const SWATCH = `${VARIATIONS} .swatch`;
const STEP = 'form.cart :is(.plus,.minus)';
const RATING = '#respond #rating';
const PICTURE = `${GALLERY} a`;
const ASTRA_HEADER = ':is(#masthead,#ast-mobile-popup)';
const ASTRA_SITE = 'body[class*="astra-"]';
const EAEL_TO_TOP = '.eael-ext-scroll-to-top-wrap';
const EAEL_READING = '.eael-reading-progress';
const TO_TOP = ['#ast-scroll-top', EAEL_TO_TOP, '[data-island~="scroll-to-top"]'];
const LIGHTBOX = '.ekit-video-popup,.ekit-video-gallery a.popup,.ekit_gallery_grid a[data-elementor-lightbox-slideshow],a[data-elementor-open-lightbox="yes"]';
const OWN_LIGHTBOX = '[data-island~="lightbox"]';
const NEWSLETTER = '.ekit-mailChimpForm';
const COLLAPSE = '[data-ekit-toggle="collapse"]';
const CONTENT_TABS = '.elementkit-tab-wraper';
const COUNTDOWN = '[data-ekit-countdown]';
const SKILL_BAR = '.single-skill-bar';
const PIE_CHART = '.piechart';
const TILT = '[data-tilt]';
const INFO_TIP = '[data-info-tip]';
const OFF_CANVAS = '.e-off-canvas';
const MEGA_MENU = '.e-n-menu';

export const registry: readonly IslandRow[] = [
  // Every page.
  { name: 'cart-session', chunk: 'core', match: 'body' },
  {
    name: 'store-notice',
    chunk: 'core',
    match: '.woocommerce-store-notice',
    yieldsTo: ORIGINAL_SITE,
    click: '.woocommerce-store-notice [class*=dismiss]',
  },
  { name: 'ordering', chunk: 'core', match: '.woocommerce-ordering', change: '.woocommerce-ordering .orderby', yieldsTo: ORIGINAL_SITE },
  { name: 'result-count', chunk: 'core', match: '.woocommerce-result-count', yieldsTo: ORIGINAL_SITE },

  // Nothing of it waits for an idle page.
  { name: 'consent', match: CONSENT, click: OPEN_CONSENT },

  // The cart.
  {
    name: 'add-to-cart',
    match: ADD_TO_CART,
    when: 'interaction',
    click: ADD_TO_CART,
    busy: 'loading',
    skip: 'wc-interactive',
    outlives: WAITING_ADDS,
    unkept: UNKEPT_ADDS,
  },
  {
    name: 'mini-cart',
    match: '.widget_shopping_cart_content',
    hears: ['cart:refresh'],
    yieldsTo: ORIGINAL_ADD_TO_CART,
    when: 'interaction',
    // ShopEngine's cart page has the class too.
    click: '.remove_from_cart_button:not(.product-remove>a)',
  },
  { name: 'mini-cart-drawer', match: DRAWER, view: true, when: 'interaction', click: DRAWER },
  {
    name: 'cart-page',
    chunk: 'cart',
    match: CART_FORM,
    hears: CART_CHANGES,
    change: '.cart_totals *',
    yieldsTo: ORIGINAL_CART,
    click: `:is(${CART_FORM}) ${CART_ACTION},.cart_totals a,.restore-item`,
    family: true,
    submit: `${CART_FORM},${CALCULATOR}`,
  },

  // The checkout, and forms with addresses.
  {
    name: 'checkout-page',
    match: [CHECKOUT, COUNTRY, COUPON_FORM, COUPON_BOX, LOGIN_TOGGLE, HINT, ...ADDRESSES],
    hears: CHECKOUT_COMMANDS,
    yieldsTo: ORIGINAL_CHECKOUT,
    click: `${SHOW_COUPON},${SHOW_LOGIN}`,
    family: true,
    submit: `${CHECKOUT},${COUPON_FORM},${LOGIN_FORM},.woocommerce-checkout form`,
  },

  // The product page.
  {
    name: 'product',
    match: ['form.cart', VARIATIONS, '.qty:not(td *)', GALLERY, ...TABS, RATING],
    click: `${SWATCH},${STEP},${TAB},${PICTURE}`,
    family: true,
    submit: AJAX_FORM,
    unkept: UNKEPT_ADDS,
  },
  { name: 'variations', match: VARIATIONS, yieldsTo: ORIGINAL_VARIATIONS, click: RESET, submit: `form${VARIATIONS}:not([data-ajax])` },

  // ShopEngine's shops, and what few pages have.
  {
    name: 'shopengine',
    // Buttons and links on cards wait for a hand; what they are called is at-once's.
    match: ['div[class*=shopengine]:not([class*=modal])', 'span[class*=shopengine]', FILTER_FORM, VIEW_SWITCH, WISHLIST_ROW],
    change: '[class*=shopengine-filter] *,.shopengine-currency-switcher *',
    yieldsTo: `click ${QUICK_VIEW}|${WISHLIST}|${COMPARE}`,
    when: 'visible',
    click: ':is(a,button,span)[class*=shopengine],:is(a,button)[class*=comparison],[class*=shopengine] .swatch',
    family: true,
    submit: `${FILTER_FORM},${SEARCH_FORM}`,
  },
  {
    // Not a member of extras: an early press is kept only where the plugin's own script, which acts on it at once, is not there.
    name: 'chat',
    match: ['.ht-ctc-chat', ...CHAT_LINK],
    yieldsTo: [ORIGINAL_CHAT, ORIGINAL_CHAT_EVENT],
    when: 'idle',
    click: `${CHAT_ACTION},${CHAT_LINK}`,
  },
  {
    name: 'extras',
    hears: POPUP_COMMANDS,
    match: [
      '.elementor',
      'div[class*=elementor-widget-]',
      '[class*=ekit]',
      '[class*=elementskit]',
      CONTENT_TABS,
      '[data-ekit-toggle]',
      COUNTDOWN,
      SKILL_BAR,
      PIE_CHART,
      TILT,
      INFO_TIP,
      '.e-con',
      '[data-e-bg-lazyload]',
      '.widgetarea_warper',
      OFF_CANVAS,
      MEGA_MENU,
      POPUP,
      ADDON_POPUP,
      EAEL_TO_TOP,
      EAEL_READING,
      ASTRA_SITE,
      '[data-island]:not([data-drawer])',
      '[role=alert]:not(p)',
      SLIDER,
      '[type=password]',
      DEAL,
      BANNER,
      'div[class*=wcct_]',
      '#masthead[class*=ast-]',
      '#ast-scroll-top',
    ],
    when: 'idle',
    click: `${DISMISS_BANNER},${FILTER_ITEM},${LOAD_MORE},[href*=elementor-action],:is(a,button,span)[class*=menu-toggle],a[class*=ekit],[data-elementor-open-lightbox]`,
    family: true,
    submit: '[class*=mailC]',
  },
];

/**
 * The row of what runs before anybody touches a page, which the core chunk adds.
 * @param isEveryPage the shop wants to know where its shoppers come from; else only ShopEngine's shops have something
 */
export const atOnce = (isEveryPage: unknown): IslandRow => ({ name: 'at-once', family: true, match: isEveryPage ? 'body' : '[class*=shopengine]' });

/** The row of where a shopper came from. */
export const orderAttribution: IslandRow = { name: 'order-attribution', match: 'body' };

/** Rows of what runs before anybody touches a page; `atOnce` brings them. */
export const atOncePage: readonly IslandRow[] = [
  orderAttribution,
  {
    name: 'order-attribution-inputs',
    chunk: 'order-attribution-inputs',
    match: ['wc-order-attribution-inputs', '.wp-block-woocommerce-checkout', '.wp-block-woocommerce-cart'],
  },
  { name: 'card-buttons', when: 'idle', match: [...CARD_BUTTONS, COMPARISON_BAR] },
];

/** The row of the cart page; the loader's row for it is `cart-page`. */
export const cartPage: readonly IslandRow[] = [
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
export const checkoutPage: readonly IslandRow[] = [
  { name: 'checkout', chunk: 'checkout', match: CHECKOUT, submit: CHECKOUT, yieldsTo: ORIGINAL_CHECKOUT },
  {
    name: 'checkout-coupon',
    match: [COUPON_FORM, COUPON_BOX, `${CHECKOUT} [name="coupon_code"]`],
    click: `${SHOW_COUPON},${REMOVE_COUPON},:is(${COUPON_BOX},${CHECKOUT}) [name="apply_coupon"]`,
    submit: COUPON_FORM,
    yieldsTo: ORIGINAL_CHECKOUT,
  },
  { name: 'checkout-login', match: LOGIN_TOGGLE, click: SHOW_LOGIN, submit: LOGIN_FORM, yieldsTo: ORIGINAL_CHECKOUT },
  { name: 'country-fields', match: COUNTRY, yieldsTo: ORIGINAL_COUNTRIES },
  { name: 'field-hints', match: HINT, yieldsTo: ORIGINAL_SITE },
  { name: 'address-autocomplete', chunk: 'address-autocomplete', match: ADDRESSES, yieldsTo: ORIGINAL_ADDRESS },
];

/** Rows of the product page's islands; the loader's row for them is `product`. */
export const productPage: readonly IslandRow[] = [
  { name: 'swatches', match: `${VARIATIONS} .shopengine_swatches`, click: SWATCH, yieldsTo: ORIGINAL_SWATCHES },
  { name: 'variation-details', match: VARIATIONS },
  { name: 'quantity', match: QUANTITY, yieldsTo: ORIGINAL_SITE },
  { name: 'quantity-buttons', match: 'form.cart', click: STEP, yieldsTo: ORIGINAL_QUANTITY },
  { name: 'product-tabs', match: TABS, click: TAB, yieldsTo: ORIGINAL_PRODUCT },
  { name: 'product-form', chunk: 'product-form', when: 'interaction', match: AJAX_FORM, submit: AJAX_FORM, unkept: UNKEPT_ADDS },
  { name: 'rating', match: RATING, yieldsTo: ORIGINAL_PRODUCT },
  { name: 'share', match: ['[data-island~="share"]', '[data-island~="copy-link"]'] },
  { name: 'product-gallery', chunk: 'product-gallery', match: GALLERY, click: PICTURE, yieldsTo: ORIGINAL_PRODUCT },
];

/** Rows of what ShopEngine's shops have; the loader's row for them is `shopengine`. */
export const shopEngine: readonly IslandRow[] = [
  { name: 'card-states', when: 'idle', match: [WISHLIST, COMPARE] },
  { name: 'comparison-count', match: ['.shopengine-comparison-bottom-bar', '.shopengine-comparison-counter'] },
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
  { name: 'tooltip', chunk: 'tooltip', when: 'interaction', match: [...CARD_BUTTONS, '[data-tooltip="yes"] .add_to_cart_button'] },
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
    match: [FILTER_FORM, '.shopengine-product-filters-wrapper'],
    click: '.rating-label-triger,.shopengine-filter-price-reset',
    submit: FILTER_FORM,
    change: 'form.shopengine-filter :is(select,input),.shopengine-filter-single input',
    yieldsTo: 'submit .shopengine-filter',
  },
  {
    name: 'view-switch',
    chunk: 'archive',
    match: VIEW_SWITCH,
    click: VIEW_SWITCH,
    yieldsTo: 'click .shopengine-archive-view-mode-switch',
  },
  {
    name: 'live-search',
    chunk: 'live-search',
    when: 'interaction',
    match: SEARCH_FORM,
    submit: SEARCH_FORM,
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
const campaignToolbar: IslandRow = { name: 'campaign-toolbar', chunk: 'campaign-toolbar', match: '.wcct_header_passed' };

/** Rows of headers and menus. */
const headers: readonly IslandRow[] = [
  {
    name: 'off-canvas',
    chunk: 'off-canvas',
    match: [OFF_CANVAS, '.ekit-sidebar-group'],
    click:
      'a[href*="elementor-action"][href*="off_canvas"],.e-off-canvas__overlay,.ekit_offcanvas-sidebar,.ekit_close-side-widget,.ekit-sidebar-group .ekit-overlay',
    yieldsTo: ORIGINAL_SIDEBAR,
  },
  {
    name: 'nav-menu',
    chunk: 'nav-menu',
    match: '[class*="ekit_menu_responsive"]',
    click: '.elementskit-menu-toggler,.elementskit-submenu-indicator,.ekit-submenu-indicator-icon,.elementskit-dropdown-has>a',
    yieldsTo: ORIGINAL_ELEMENTSKIT,
  },
  { name: 'mega-menu', chunk: 'mega-menu', match: MEGA_MENU, click: '.e-n-menu-toggle,.e-n-menu-dropdown-icon,.e-n-menu-title.e-click' },
  { name: 'header-search', chunk: 'header-search', match: '.ekit_navsearch-button', click: '.ekit_navsearch-button', yieldsTo: ORIGINAL_ELEMENTSKIT },
];

/** Rows of what stands in a page's content, or around it. */
const content: readonly IslandRow[] = [
  {
    name: 'scroll-to-top',
    chunk: 'scroll-to-top',
    when: 'idle',
    match: [...TO_TOP, '.ekit-back-to-top-container'],
    click: `${TO_TOP},.ekit-btt__button`,
    yieldsTo: ORIGINAL_SCROLL_TO_TOP,
  },
  { name: 'reading-progress', chunk: 'reading-progress', when: 'idle', match: [EAEL_READING, '[data-island~="reading-progress"]'] },
  {
    name: 'smooth-anchors',
    chunk: 'smooth-anchors',
    when: 'idle',
    match: [ASTRA_SITE, '[data-island~="smooth-anchors"]'],
    yieldsTo: ORIGINAL_ASTRA,
  },
  {
    name: 'lazy-background',
    chunk: 'lazy-background',
    when: 'visible',
    match: ['.e-con.e-parent:not(.e-lazyloaded,.e-no-lazyload)', '[data-e-bg-lazyload]:not(.lazyloaded)'],
  },
  {
    name: 'content-tabs',
    chunk: 'content-tabs',
    when: 'visible',
    named: 'data-ekit-handler-id',
    match: CONTENT_TABS,
    click: '[data-ekit-toggle="tab"]',
    yieldsTo: ORIGINAL_ELEMENTSKIT,
  },
  { name: 'collapse', chunk: 'collapse', when: 'visible', match: COLLAPSE, click: COLLAPSE, yieldsTo: ORIGINAL_ELEMENTSKIT_TOGGLES },
  { name: 'read-more', chunk: 'read-more', when: 'visible', match: ['.ekit-unfold-wrapper', '[data-island~="read-more"]'], yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'info-tip', chunk: 'info-tip', when: 'visible', match: INFO_TIP, yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'counter', chunk: 'counter', when: 'visible', match: '.elementskit-funfact .number-percentage', yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'progress-bar', chunk: 'progress-bar', when: 'visible', match: SKILL_BAR, yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'pie-chart', chunk: 'pie-chart', when: 'visible', match: PIE_CHART, yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'countdown', chunk: 'countdown', when: 'visible', match: COUNTDOWN, yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'before-after', chunk: 'before-after', when: 'visible', match: '.elementskit-image-comparison', yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'tilt', chunk: 'tilt', when: 'visible', match: TILT, yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'text-shuffle', chunk: 'text-shuffle', when: 'visible', match: '[data-island~="text-shuffle"]' },
  { name: 'map', chunk: 'map', when: 'visible', match: '.ekit-google-map', yieldsTo: ORIGINAL_ELEMENTSKIT },
  { name: 'newsletter', chunk: 'newsletter', when: 'interaction', match: NEWSLETTER, submit: NEWSLETTER, yieldsTo: ORIGINAL_NEWSLETTER },
  { name: 'widget-area', chunk: 'widget-area', when: 'visible', match: '.widgetarea_warper [data-ajax-post-id]', yieldsTo: ORIGINAL_WIDGET_AREA },
  {
    name: 'lightbox',
    chunk: 'lightbox',
    when: 'interaction',
    match: LIGHTBOX,
    click: `${LIGHTBOX},a${OWN_LIGHTBOX},${OWN_LIGHTBOX} a[href]`,
    yieldsTo: ORIGINAL_LIGHTBOX,
  },
  {
    name: 'masonry',
    chunk: 'masonry',
    when: 'visible',
    match: '.ekit_gallery_grid',
    click: '.filter-button-wraper a[data-option-value]',
    yieldsTo: ORIGINAL_MASONRY,
  },
];

/** The row of the template that an address names; the chunk of `extras` adds it where one is named. */
export const templateScroll: IslandRow = { name: 'template-scroll', chunk: 'template-scroll', match: '[data-elementor-id]' };

/** Rows of what few pages have; the loader's row for them is `extras`. */
export const extras: readonly IslandRow[] = [
  // Before popups: their links look alike.
  ...headers,
  { name: 'notices', chunk: 'notices', match: ALERT, yieldsTo: ORIGINAL_SITE },
  { name: 'slider', chunk: 'slider', when: 'visible', match: SLIDER, yieldsTo: ORIGINAL_SLIDERS },
  { name: 'deal', chunk: 'deal', when: 'visible', match: DEAL },
  { name: 'loop-filter', chunk: 'loops', when: 'idle', match: '.elementor-widget-taxonomy-filter', click: FILTER_ITEM },
  {
    name: 'loop-pagination',
    chunk: 'loops',
    when: 'visible',
    match: ['.elementor-widget-loop-grid', '.elementor-widget-posts'],
    click: `${LOAD_MORE},:is(.elementor-widget-loop-grid,.elementor-widget-posts) a.page-numbers`,
  },
  { name: 'posts-grid', chunk: 'posts-grid', when: 'interaction', match: POSTS_GRID, click: `${POSTS_GRID} [data-more]` },
  { name: 'service', chunk: 'service', match: 'script[data-island~="service"]' },
  {
    name: 'campaign',
    chunk: 'campaign',
    match: ['.wcct_timer', '.wcct_countdown_timer', '.wcct_counter_bar', '.wcct_header_area', '.wcct_footer_area'],
    click: '.wcct_close',
    yieldsTo: ORIGINAL_CAMPAIGNS,
  },
  campaignToolbar,
  { name: 'popup', chunk: 'popup', match: POPUP, click: URL_ACTION },
  { name: 'addon-popup', chunk: 'addon-popup', match: ADDON_POPUP, yieldsTo: ORIGINAL_ADDON_POPUP },
  { name: 'social-proof', chunk: 'social-proof', match: 'script[data-island~="social-proof"]' },
  { name: 'password-toggle', chunk: 'password-toggle', match: PASSWORD, click: SHOW_PASSWORD, yieldsTo: ORIGINAL_SITE },
  ...content,
  { name: 'coming-soon', chunk: 'coming-soon', match: BANNER, click: DISMISS_BANNER, yieldsTo: ORIGINAL_SITE },
  // Last: a link of its menu may be a popup's, a panel's or the chat's.
  {
    name: 'header-menu',
    chunk: 'header-menu',
    match: '#masthead[class*=ast-]',
    click: `${ASTRA_HEADER} :is(.slide-search.astra-search-icon,.main-header-menu-toggle,.ast-menu-toggle,.ast-header-navigation-arrow,.menu-link),.ast-mobile-popup-overlay,#menu-toggle-close`,
    yieldsTo: ORIGINAL_ASTRA,
  },
];

/** Rows of wp-admin: what shop staff have. Not in the loader of shop pages. */
export const admin: readonly IslandRow[] = [{ name: 'date-field', chunk: 'date-field', when: 'idle', match: DATE_FIELD, click: DATE_FIELD }, campaignToolbar];
