/**
 * The scripts of replaced plugins that are known to stay, and why, as in the plugin's staying-handles.php; and the
 * folders of these plugins. A script in such a folder that no list knows came with a version that is not known here.
 */

export interface StayingScripts {
  why: string;
  /** Handles, or the folders of all files of a kind, which end with a slash. */
  handles: readonly string[];
}

/** The folders of the plugins and the theme whose scripts islands replace, as patterns. */
export const REPLACED_FOLDERS: readonly string[] = [
  'plugins/woocommerce',
  'plugins/shopengine',
  'plugins/elementskit-lite',
  'themes/astra',
  'plugins/cookie-law-info',
  'plugins/click-to-chat-for-whatsapp',
  'plugins/king-addons',
  'plugins/finale-woocommerce-[\\w-]+',
];

export const stayingScripts: readonly StayingScripts[] = [
  { why: 'No island does the work on the form for a new payment method.', handles: ['wc-add-payment-method'] },
  { why: 'No island rates passwords.', handles: ['wc-password-strength-meter'] },
  { why: 'No island does the work on the form for a lost password.', handles: ['wc-lost-password'] },
  {
    why: 'Payment methods bring their own fields and buttons.',
    handles: [
      'wc-credit-card-form',
      'wc-jquery-payment',
      'jquery-payment',
      'woocommerce-tokenization-form',
      'wc-paypal-frontend',
    ],
  },
  { why: 'No island finds the country of a visitor behind a page cache.', handles: ['wc-geolocation'] },
  {
    why: 'No island does the work of the widget that filters by price.',
    handles: ['wc-price-slider', 'wc-jquery-ui-touchpunch', 'wc-accounting', 'accounting'],
  },
  {
    why: 'No island does the work on the form for products that are out of stock.',
    handles: ['wc-back-in-stock-form'],
  },
  { why: 'It is a provider of addresses, which the islands ask.', handles: ['a8c-address-autocomplete-service'] },
  {
    why: 'Only other plugins and themes ask for these libraries.',
    handles: [
      'wc-jquery-cookie',
      'jquery-cookie',
      'wc-jquery-tiptip',
      'jquery-tiptip',
      'wc-prettyPhoto',
      'prettyPhoto',
      'wc-prettyPhoto-init',
      'prettyPhoto-init',
      'wc-select2',
      'select2',
    ],
  },
  {
    why: 'Blocks run their own scripts.',
    handles: ['plugins/woocommerce/assets/client/blocks/', 'plugins/woocommerce/packages/woocommerce-blocks/'],
  },
  {
    why: 'They are for staff.',
    handles: ['plugins/woocommerce/assets/client/admin/', 'plugins/woocommerce/assets/js/admin/'],
  },
  { why: 'It lays out widgets for which there is no island.', handles: ['shopengine-elementor-script', 'asrange-js'] },
  {
    why: 'Themes and templates may call its functions.',
    handles: ['shopengine-js', 'shopengine-simple-scrollbar.js-js', 'lib-sqv-js'],
  },
  { why: 'It does nothing, and goes by itself.', handles: ['elementskit-framework-js-frontend'] },
  {
    why: 'No island does the work of these widgets.',
    handles: ['one-page-scroll', 'lottie', 'lottie-init', 'goodshare', 'datatables', 'ekit-google-gmaps'],
  },
  {
    why: 'No island does the work of these parts of the theme.',
    handles: [
      'astra-mobile-cart',
      'astra-live-search',
      'astra-sticky-add-to-cart',
      'astra-shop-add-to-cart',
      'astra-add-to-cart-quantity-btn',
      'astra-sticky-sidebar',
      'astra-theme-js-pro',
      'astra-flexibility',
      'astra-customevent',
    ],
  },
  {
    why: 'No island does the work of the older banner’s additions.',
    handles: ['cookie-law-info-ccpa', 'cookie-law-info-script-blocker'],
  },
  {
    why: 'No island does the work of these buttons.',
    handles: ['ht_ctc_woo_js', 'ht_ctc_group_js', 'ht_ctc_share_js', 'ccw_app'],
  },
  {
    why: 'No island does the work of other widgets than popups.',
    handles: [
      'plugins/king-addons/includes/widgets/',
      'plugins/king-addons/includes/features/',
      'plugins/king-addons/includes/assets/libraries/',
      'plugins/king-addons/includes/admin/',
    ],
  },
];

const FOLDER = new RegExp(`^(?:(?!/(?:plugins|themes)/).)*/((?:${REPLACED_FOLDERS.join('|')})/.+)`);

/** The path of a file from the folder of its plugin on; "" for a file of another plugin. */
export function pathInReplaced(src: string): string {
  // Jetpack's CDN has the files of plugins in folders by name and version.
  const plain = src.replace(/^(?:https?:)?\/\/c0\.wp\.com\/p\/([^/]+)\/[^/]+\//, '/plugins/$1/').replace(/[?#].*$/, '');
  return FOLDER.exec(plain.replace(/^(?:https?:)?\/\/[^/]+/, ''))?.[1] ?? '';
}

/** True for a script that is known to stay. @param path as of `pathInReplaced` */
export const isKnownToStay = (handle: string, path: string): boolean =>
  stayingScripts.some(({ handles }) =>
    handles.some((known) => known === handle || (known.endsWith('/') && path.startsWith(known))),
  );
