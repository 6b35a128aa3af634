/**
 * Checks the globals that the islands of a page need: whether they are printed, and whether they have the keys that the
 * islands read.
 */
import type { Finding, Globals, IslandReport, Level, Page } from '../types';

interface Need {
  /** The islands that read the global. */
  islands: readonly string[];
  global: string;
  /** Keys that must have a value. */
  keys: readonly string[];
  level: Level;
  why: string;
  /** The handle that prints the global. When its file is taken out, the handle must stay. */
  handle: string;
}

const REFUSED = 'The server refuses the call without its nonce.';
const NOT_SAVED = 'The heart cannot be saved.';

const needs: readonly Need[] = [
  {
    islands: ['add-to-cart'],
    global: 'wc_add_to_cart_params',
    keys: ['wc_ajax_url', 'cart_url', 'i18n_view_cart'],
    level: 'warning',
    why: 'Calls go to /?wc-ajax=…, which is wrong where the shop is in a folder or speaks several languages; words stay English.',
    handle: 'wc-add-to-cart',
  },
  {
    islands: ['mini-cart', 'mini-cart-drawer'],
    global: 'wc_cart_fragments_params',
    keys: ['fragment_name', 'cart_hash_key'],
    level: 'warning',
    why: 'The cart’s HTML is kept under names of the islands’ own, which other plugins do not find.',
    handle: 'wc-cart-fragments',
  },
  {
    islands: ['cart'],
    global: 'wc_cart_params',
    keys: ['apply_coupon_nonce', 'remove_coupon_nonce', 'update_shipping_method_nonce'],
    level: 'error',
    why: REFUSED,
    handle: 'wc-cart',
  },
  {
    islands: ['checkout', 'checkout-coupon'],
    global: 'wc_checkout_params',
    keys: ['update_order_review_nonce', 'apply_coupon_nonce', 'remove_coupon_nonce', 'checkout_url'],
    level: 'error',
    why: REFUSED,
    handle: 'wc-checkout',
  },
  {
    islands: ['country-fields'],
    global: 'wc_country_select_params',
    keys: ['countries'],
    level: 'error',
    why: 'States do not follow the country.',
    handle: 'wc-country-select',
  },
  {
    islands: ['country-fields'],
    global: 'wc_address_i18n_params',
    keys: ['locale', 'locale_fields'],
    level: 'error',
    why: 'Fields do not follow the country.',
    handle: 'wc-address-i18n',
  },
  {
    islands: ['variations'],
    global: 'wc_add_to_cart_variation_params',
    keys: ['i18n_make_a_selection_text', 'i18n_unavailable_text'],
    level: 'note',
    why: 'Words stay English.',
    handle: 'wc-add-to-cart-variation',
  },
  {
    islands: ['product-gallery'],
    global: 'wc_single_product_params',
    keys: ['flexslider_enabled'],
    level: 'warning',
    why: 'The gallery has neither slides nor zoom nor lightbox.',
    handle: 'wc-single-product',
  },
  {
    islands: ['wishlist'],
    global: 'shopEngineWishlist',
    keys: ['rest_nonce', 'resturl'],
    level: 'error',
    why: NOT_SAVED,
    handle: 'shopengine-wishlist',
  },
  {
    islands: ['comparison', 'comparison-table', 'comparison-bar'],
    global: 'shopEngineComparison',
    keys: ['resturl'],
    level: 'warning',
    why: 'Calls go to /wp-json/, which not every shop has.',
    handle: 'shopengine-comparison',
  },
  {
    islands: ['quick-view'],
    global: 'shopEngineQuickView',
    keys: ['rest_nonce'],
    level: 'warning',
    why: 'The dialog shows the product’s whole page.',
    handle: 'shopengine-quickview',
  },
  {
    islands: ['loop-swatches'],
    global: 'frontendApiSettings',
    keys: ['nonce', 'ajaxurl'],
    level: 'error',
    why: 'The card’s picture does not change.',
    handle: 'shopengine-js-front',
  },
  {
    islands: ['loop-filter', 'loop-pagination'],
    global: 'elementorFrontendConfig',
    keys: ['post'],
    level: 'error',
    why: 'The server is not told which page’s list is meant.',
    handle: 'elementor-frontend',
  },
];

/** Strings that hold JSON. */
const TEXTS: readonly [global: string, key: string][] = [
  ['wc_country_select_params', 'countries'],
  ['wc_address_i18n_params', 'locale'],
  ['wc_address_i18n_params', 'locale_fields'],
  ['wc_address_autocomplete_common_params', 'address_providers'],
];

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Settings of the config that replace a key in every global. */
const standIns = ({ config }: Page): Record<string, unknown> => ({
  rest_nonce: config.restNonce,
  resturl: config.restUrl,
});

function needFinding(page: Page, { global, keys, level, why, handle, islands }: Need): Finding[] {
  const values = page.globals[global];
  const fix = `Leave the handle "${handle}" enqueued and take only its file out, so that WordPress prints ${global}; or give it in the config's "globals".`;
  const island = islands[0] as string;
  if (!values && page.unreadable.includes(global))
    return [
      {
        level: 'note',
        island,
        what: `${global} is printed, but not as JSON.`,
        why: 'The doctor could not read it. A browser may.',
        fix: 'Print it with wp_localize_script() or wp_json_encode().',
      },
    ];
  if (!values) return [{ level, island, what: `${global} is missing.`, why, fix }];
  const lacking = keys.filter((key) => isEmpty(values[key]) && isEmpty(standIns(page)[key]));
  return lacking.length ? [{ level, island, what: `${global} has no ${lacking.join(', ')}.`, why, fix }] : [];
}

function brokenTexts(globals: Globals): Finding[] {
  return TEXTS.flatMap(([global, key]): Finding[] => {
    const value = globals[global]?.[key];
    if (typeof value !== 'string' || !value) return [];
    try {
      JSON.parse(value);
      return [];
    } catch (cause) {
      return [
        {
          level: 'error',
          what: `${global}.${key} is not valid JSON: ${(cause as Error).message}.`,
          why: 'It is not used.',
          fix: 'Print it with wp_json_encode().',
        },
      ];
    }
  });
}

/** WooCommerce's own addresses have a place for the endpoint's name. */
const brokenAddresses = (globals: Globals): Finding[] =>
  Object.entries(globals)
    .filter(([, { wc_ajax_url: url }]) => typeof url === 'string' && url && !url.includes('%%endpoint%%'))
    .map(([global]) => ({
      level: 'error',
      what: `${global}.wc_ajax_url has no %%endpoint%%.`,
      why: 'Every call goes to the same place.',
      fix: "Print WC_AJAX::get_endpoint( '%%endpoint%%' ), unescaped.",
    }));

/**
 * Finds globals that an island of the page needs and that are missing or incomplete. Islands that are switched off need
 * none.
 */
export function checkGlobals(page: Page, islands: readonly IslandReport[]): Finding[] {
  const isThere = (name: string) =>
    islands.some((island) => island.name === name && island.standing !== 'switched off');
  const asked = needs.filter((need) => need.islands.some(isThere));
  return [
    ...asked.flatMap((need) => needFinding(page, need)),
    ...brokenTexts(page.globals),
    ...brokenAddresses(page.globals),
  ];
}
