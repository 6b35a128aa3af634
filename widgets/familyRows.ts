/**
 * The loader's row for each family: it matches every host that the rows of its islands look for (families.ts), and it
 * keeps every action that one of them takes. What it names for clicks are controls, never what stands around them.
 */
import type { IslandRow } from '../src/island/types';
import { UNKEPT_ADDS } from '../src/rules/names';
import { ORIGINAL_CHECKOUT, ORIGINAL_PRODUCT } from '../src/rules/originals';
import {
  CHECKOUT_FORM,
  COMPARISON_BUTTON,
  GALLERY,
  LOGIN_TOGGLE,
  PRODUCT_FORM,
  QUICK_VIEW_BUTTON,
  VARIATIONS_FORM,
  WISHLIST_BUTTON,
} from '../src/rules/selectors';
import { HOST as ADDON_POPUP } from './addon-popup/contract';
import { FIRST_LINES } from './address-autocomplete/contract';
import {
  CALCULATOR,
  CALCULATOR_PANEL,
  FORM as CART_FORM,
  FORMS as CART_FORMS,
  NEWS,
  ORIGINAL as ORIGINAL_CART,
  RESTORE,
  TOTALS,
} from './cart/contract';
import { BOX as COUPON_BOX, OWN_FORM as COUPON_FORM, TOGGLE as SHOW_COUPON } from './checkout-coupon/contract';
import { BOX_FORM as LOGIN_FORM, SHOW as SHOW_LOGIN } from './checkout-login/contract';
import { BANNER } from './coming-soon/contract';
import { TABS as CONTENT_TABS } from './content-tabs/contract';
import { HOST as COUNTDOWN } from './countdown/contract';
import { COUNTRY } from './country-fields/contract';
import { SWITCHER } from './currency-switcher/contract';
import { HOST as DEAL } from './deal/contract';
import { HINT } from './field-hints/contract';
import { HOST as ASTRA_HEADER, TOGGLE as HEADER_TOGGLE, SUBMENU_TOGGLE } from './header-menu/contract';
import { HOST as INFO_TIP } from './info-tip/contract';
import { CONTAINER, MARKED } from './lazy-background/contract';
import { FORM as SEARCH_FORM } from './live-search/contract';
import { ITEM as FILTER_ITEM } from './loop-filter/contract';
import { LOAD_MORE } from './loop-pagination/contract';
import { TOGGLE as MEGA_TOGGLE, MENU } from './mega-menu/contract';
import { TOGGLER as NAV_TOGGLER } from './nav-menu/contract';
import { PANEL as OFF_CANVAS } from './off-canvas/contract';
import { PLACES as SOURCE_PLACES } from './order-attribution-inputs/contract';
import { HOST as PIE_CHART } from './pie-chart/contract';
import { HOST as POPUP } from './popup/contract';
import { FORM as AJAX_FORM } from './product-form/contract';
import { PICTURE } from './product-gallery/contract';
import { LINK as TAB, PLACES as TABS } from './product-tabs/contract';
import { HOST as SKILL_BAR } from './progress-bar/contract';
import { FIELD as QUANTITY } from './quantity/contract';
import { STEP } from './quantity-buttons/contract';
import { SELECT as RATING } from './rating/contract';
import { HOST as READING } from './reading-progress/contract';
import { ASTRA as ASTRA_TO_TOP, ESSENTIAL_ADDONS as TO_TOP } from './scroll-to-top/contract';
import { FORM as FILTER_FORM } from './shop-filter/contract';
import { HOST as SLIDER } from './slider/contract';
import { ASTRA as ASTRA_SITE } from './smooth-anchors/contract';
import { SWATCH } from './swatches/contract';
import { HOST as TILT } from './tilt/contract';
import { SWITCH } from './view-switch/contract';
import { WRAP as WIDGET_AREA } from './widget-area/contract';
import { REMOVE as WISHLIST_ROW } from './wishlist/contract';

/** The cart page. It hears the cart's own changes as commands. */
export const cartPage: IslandRow = {
  name: 'cart-page',
  family: true,
  match: CART_FORMS,
  hears: NEWS,
  click: `:is(${CART_FORM}) :is(.product-remove>a,[class*=plus],[class*=minus]),${TOTALS} a,${RESTORE}`,
  submit: `${CART_FORM},${CALCULATOR}`,
  change: `${TOTALS} *`,
  yieldsTo: ORIGINAL_CART,
};

/** The checkout, and forms with addresses. */
export const checkoutPage: IslandRow = {
  name: 'checkout-page',
  beside: 'add-to-cart',
  family: true,
  match: [
    CHECKOUT_FORM,
    `${COUNTRY}:not(${CALCULATOR_PANEL} *)`,
    COUPON_FORM,
    COUPON_BOX,
    LOGIN_TOGGLE,
    HINT,
    ...FIRST_LINES,
  ],
  hears: ['checkout:update'],
  click: `${SHOW_COUPON},${SHOW_LOGIN}`,
  submit: `${CHECKOUT_FORM},${COUPON_FORM},${LOGIN_FORM},.woocommerce-checkout form`,
  yieldsTo: ORIGINAL_CHECKOUT,
};

/** Swatches and buttons of a product's form. */
const FORM_CONTROLS = `${VARIATIONS_FORM} ${SWATCH},${STEP}`;

/** What of a product's form works from the start: swatches, and buttons beside quantities. */
export const product: IslandRow = {
  name: 'product',
  family: true,
  match: FORM_CONTROLS,
  click: FORM_CONTROLS,
  submit: AJAX_FORM,
  unkept: UNKEPT_ADDS,
};

/**
 * The rest of a product's page, which waits for a hand. What shows before that, and what does not wait, `product-look`
 * knows.
 */
export const productPage: IslandRow = {
  name: 'product-page',
  family: true,
  when: 'interaction',
  alone: 'product-look',
  match: [PRODUCT_FORM, VARIATIONS_FORM, QUANTITY, GALLERY, ...TABS, RATING],
  click: `${TAB},${PICTURE}`,
  yieldsTo: ORIGINAL_PRODUCT,
};

/** ShopEngine's shops. Buttons and links on cards wait for a hand; what they are called is at-once's. */
export const shopEngine: IslandRow = {
  name: 'shopengine',
  family: true,
  when: 'visible',
  // A product's own swatches are the product page's, and what stands at a checkout is the checkout's.
  match: [
    `:is(div,span)[class*=shopengine]:not([class*=modal],[class*=-info],[class*=shopengine-checkout],${VARIATIONS_FORM} *)`,
    FILTER_FORM,
    SWITCH,
    WISHLIST_ROW,
  ],
  click: `:is(a,button,span)[class*=shopengine],:is(a,button)[class*=comparison],[class*=shopengine] ${SWATCH}`,
  submit: `${FILTER_FORM},${SEARCH_FORM}`,
  change: `[class*=shopengine-filter] *,${SWITCHER} *`,
  yieldsTo: { event: 'click', selectors: [QUICK_VIEW_BUTTON, WISHLIST_BUTTON, COMPARISON_BUTTON] },
};

/** What few pages have. */
export const extras: IslandRow = {
  name: 'extras',
  family: true,
  when: 'idle',
  match: [
    '.elementor',
    'div[class*=elementor-widget-]',
    '[class*=ekit]',
    '[class*=elementskit]',
    '[data-ekit-toggle]',
    'div[class*=wcct_]',
    '[data-island]:not([data-drawer])',
    // What a variation form says has the second attribute, and is its own island's.
    '[role=alert]:not(p,[aria-relevant])',
    // The checkout's is its own family's.
    '[type=password]:not(.woocommerce-checkout *)',
    ADDON_POPUP,
    ASTRA_HEADER,
    ASTRA_SITE,
    ASTRA_TO_TOP,
    BANNER,
    CONTAINER,
    CONTENT_TABS,
    COUNTDOWN,
    DEAL,
    INFO_TIP,
    MARKED,
    MENU,
    OFF_CANVAS,
    PIE_CHART,
    POPUP,
    READING,
    SKILL_BAR,
    SLIDER,
    TILT,
    TO_TOP,
    WIDGET_AREA,
  ],
  hears: ['popup:open', 'popup:close'],
  click: `${BANNER} [class*=dismiss],${FILTER_ITEM},${LOAD_MORE} a,[href*=elementor-action],${HEADER_TOGGLE},${SUBMENU_TOGGLE},${MEGA_TOGGLE},${NAV_TOGGLER},a[class*=ekit],[data-elementor-open-lightbox]`,
  submit: '[class*=mailC]',
};

/** What runs before anybody touches a page: of ShopEngine's shops, and where an order takes its source. */
export const atOnce: IslandRow = {
  name: 'at-once',
  family: true,
  match: ['[class*=shopengine]:not([class*=shopengine-checkout])', ...SOURCE_PLACES],
};
