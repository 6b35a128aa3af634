/** What a shopper can do on the demo's pages, and which pages allow it. */

/** How a control is used. */
type Use = 'press' | 'choose' | 'type';

export interface Control {
  /** Selector of the control; of several matches, chance chooses one. */
  on: string;
  use?: Use;
  /** The texts to type; chance chooses one. */
  texts?: readonly string[];
}

/** Cards within the page's own content. */
const CARD = '.products';
const ROW = '.shop-islands-drawer-row';
const TERMS = ['iron', 'night', 'a', 'controller', 'zzz', ''];

/**
 * The steps on every page. The first line of the cart is never removed, because a page may reload for an empty cart.
 */
const anywhere = {
  'cart drawer': { on: 'a.cart-contents' },
  'drawer: more': { on: `${ROW} button[aria-label^="One more"]` },
  'drawer: fewer': { on: `${ROW}:nth-child(n+2) button[aria-label^="One fewer"]` },
  'drawer: remove': { on: `${ROW}:nth-child(n+2) button[aria-label^="Remove"]` },
  'drawer: undo': { on: '[data-part=undo] button' },
  'close a dialog': { on: 'dialog[open] button[aria-label="Close"]' },
  'mini-cart: remove': { on: '.widget_shopping_cart_content li:nth-child(n+2) a.remove' },
  'comparison of the header': { on: '.comparison-button' },
  'comparison bar': { on: '.comparison-bottom-bar-toggle' },
  'message: close': { on: '.shop-islands-notice button' },
  search: { on: '#search-field, .shopengine-advanced-search-input', use: 'type', texts: TERMS },
} satisfies Record<string, Control>;

const cards = {
  add: {
    on: `${CARD} li:nth-child(-n+4) .ajax_add_to_cart, .archive-product-container:nth-child(-n+4) .ajax_add_to_cart`,
  },
  heart: { on: `${CARD} .shopengine-wishlist` },
  'quick view': { on: `${CARD} .shopengine-quickview-trigger` },
  compare: { on: `${CARD} .shopengine-comparison` },
  'comparison: remove': { on: '.badge-comparison' },
} satisfies Record<string, Control>;

const product = {
  swatch: { on: '.swatch' },
  'clear the choice': { on: '.reset_variations' },
  'product tab': { on: '.wc-tabs a' },
  thumb: { on: '.shop-islands-thumb' },
  'whole picture': { on: '.woocommerce-product-gallery__trigger' },
  'more and less': { on: 'form.cart .plus, form.cart .minus' },
  'add the choice': { on: 'form.cart .single_add_to_cart_button' },
} satisfies Record<string, Control>;

const archive = {
  'archive: turn the page': { on: '.woocommerce-pagination a.page-numbers' },
  'archive: filter': {
    on: 'input.shopengine-filter-categories, input.shopengine-filter-rating__label, input.shopengine-filter-stock, input.shopengine-filter-onsale',
  },
  'archive: view': { on: '.shopengine-archive-view-mode-switch' },
  'archive: order': { on: 'select.orderby', use: 'choose' },
} satisfies Record<string, Control>;

const loops = {
  'loop: filter': { on: '.e-filter-item' },
  'loop: more': { on: '.elementor-button-link, .e-loop-container ~ * a.page-numbers' },
} satisfies Record<string, Control>;

const cart = {
  quantity: { on: '.woocommerce-cart-form .plus, .woocommerce-cart-form .minus' },
  'update the cart': { on: '[name=update_cart]' },
  'cart: remove': { on: 'tr.cart_item ~ tr.cart_item .product-remove a' },
  'cart: undo': { on: '.restore-item' },
  'coupon: type': { on: '#coupon_code', use: 'type', texts: ['ten', 'freepost', 'nothing', ''] },
  'coupon: apply': { on: '[name=apply_coupon]' },
  'coupon: remove': { on: '.woocommerce-remove-coupon' },
  shipping: { on: 'input.shipping_method' },
  'shipping calculator': { on: '.shipping-calculator-button' },
} satisfies Record<string, Control>;

const checkout = {
  'checkout: open a form': { on: '.showcoupon, .showlogin' },
  'coupon: type': cart['coupon: type'],
  'coupon: apply': cart['coupon: apply'],
  'coupon: remove': cart['coupon: remove'],
  shipping: cart.shipping,
  country: { on: '#billing_country', use: 'choose' },
  postcode: { on: '#billing_postcode', use: 'type', texts: ['SW1A 1AA', '10115', ''] },
  payment: { on: 'input[name=payment_method]' },
  'other address': { on: '#ship-to-different-address-checkbox' },
  'order with fields left out': { on: '#place_order' },
} satisfies Record<string, Control>;

const content = {
  menu: { on: '.ast-menu-toggle, .e-n-menu-dropdown-icon, .dropdown-menu-toggle, .elementskit-menu-hamburger' },
  'content tab': { on: '.elementkit-nav-link' },
  accordion: { on: '.ekit-accordion--toggler, summary' },
  'whole story': { on: '.ekit-unfold-btn' },
  panel: { on: '.ekit_navSidebar-button, .ekit_close-side-widget' },
  'search in the header': { on: '.ekit_navsearch-button' },
  'content filter': { on: '.filter-wraper a, .elementskit-main-filter a' },
} satisfies Record<string, Control>;

const campaign = {
  consent: { on: '.shop-islands-consent button, .shop-islands-consent-preferences button' },
  'consent again': { on: '.shop-islands-consent-again, .cky-banner-element' },
  'popup: open': { on: '.open-offer, .show-bundle, .show-posting, a[href*="elementor-action"]' },
  'popup: close': { on: '.dialog-close-button' },
  'campaign bar': { on: '.wcct_close' },
  chat: { on: '.ht_ctc_chat_style, .ctc_greetings, .ctc_greetings_close_btn' },
} satisfies Record<string, Control>;

const comparison = {
  'comparison: remove': cards['comparison: remove'],
  add: { on: '.compare-cart-btn' },
} satisfies Record<string, Control>;
const account = { 'show the password': { on: '.show-password-input' } } satisfies Record<string, Control>;
const lists = { 'list tab': { on: '.filter-nav-link' }, add: { on: '.ajax_add_to_cart' } } satisfies Record<
  string,
  Control
>;
const panel = {
  'panel: quantity': {
    on: 'main button[aria-label^="One more"], main li:nth-child(n+2) button[aria-label^="One fewer"]',
  },
} satisfies Record<string, Control>;

/** The demo's pages, each with its own steps. `copies=5` prints the loader's tag five times. */
export const PAGES: Readonly<Record<string, Readonly<Record<string, Control>>>> = {
  '/shop/': cards,
  '/shop/?copies=5': cards,
  '/games/': { ...cards, ...archive },
  '/loops/': { ...cards, ...loops },
  '/lists/': lists,
  '/product/wireless-controller/': { ...cards, ...product },
  '/product/ashfall-kingdoms/': { ...cards, ...product },
  '/cart/': cart,
  '/checkout/': checkout,
  '/?comparison=yes&product_ids=101,102,103': comparison,
  '/tests/campaign-day/': campaign,
  '/tests/content/': content,
  '/cart-panel/': panel,
  '/my-account/': account,
};

/** Every step of a page by its name. */
export const stepsOf = (path: string): Readonly<Record<string, Control>> => ({ ...anywhere, ...PAGES[path] });
