/** The plugins' scripts whose work islands do, and the libraries of these scripts: docs/install.md. */

export interface KnownScript {
  handle: string;
  /** The handles of the same script in other versions of the plugin. */
  formerly?: readonly string[];
  /**
   * The end of the file's path, without `.min` and `.js`. It identifies the script if an optimiser has removed the id
   * of the tag.
   */
  file?: string;
  islands: readonly string[];
  /** Matches the text of a script that uses this library. */
  use?: RegExp;
}

const WOO = 'woocommerce/assets/js';
const ENGINE = 'shopengine/modules';

export const replacedScripts: readonly KnownScript[] = [
  { handle: 'wc-add-to-cart', file: `${WOO}/frontend/add-to-cart`, islands: ['add-to-cart', 'mini-cart'] },
  { handle: 'wc-cart-fragments', file: `${WOO}/frontend/cart-fragments`, islands: ['cart-session', 'mini-cart'] },
  { handle: 'wc-cart', file: `${WOO}/frontend/cart`, islands: ['cart'] },
  {
    handle: 'woocommerce',
    file: `${WOO}/frontend/woocommerce`,
    islands: [
      'store-notice',
      'ordering',
      'result-count',
      'notices',
      'quantity',
      'password-toggle',
      'field-hints',
      'coming-soon',
    ],
  },
  { handle: 'shopengine-wishlist', file: `${ENGINE}/wishlist/assets/js/wishlist`, islands: ['wishlist'] },
  {
    handle: 'shopengine-comparison',
    file: `${ENGINE}/comparison/assets/js/comparison`,
    islands: ['comparison', 'comparison-dialog', 'comparison-table', 'comparison-bar', 'comparison-count'],
  },
  { handle: 'shopengine-quickview', file: `${ENGINE}/quick-view/assets/js/script`, islands: ['quick-view'] },
  {
    handle: 'shopengine-modal-script',
    file: 'shopengine/assets/js/shopengine-modal',
    islands: ['quick-view', 'comparison-dialog'],
  },
  { handle: 'shopengine-js-front', file: `${ENGINE}/swatches/assets/js/frontend`, islands: ['swatches'] },
  {
    handle: 'shopengine-swatches-loop-js',
    file: `${ENGINE}/swatches/loop-product-support/assets/swatches`,
    islands: ['loop-swatches'],
  },
  { handle: 'shopengine-filter-js', islands: ['shop-filter'] },
  { handle: 'wc-account-i18n', file: `${WOO}/frontend/account-i18n`, islands: ['notices'] },
  {
    handle: 'wc-add-to-cart-variation',
    file: `${WOO}/frontend/add-to-cart-variation`,
    islands: ['variations', 'variation-details'],
  },
  {
    handle: 'wc-single-product',
    file: `${WOO}/frontend/single-product`,
    islands: ['product-tabs', 'rating', 'product-gallery'],
  },
  {
    handle: 'wc-flexslider',
    formerly: ['flexslider'],
    file: `${WOO}/flexslider/jquery.flexslider`,
    islands: ['product-gallery'],
  },
  {
    handle: 'wc-photoswipe',
    formerly: ['photoswipe'],
    file: `${WOO}/photoswipe/photoswipe`,
    islands: ['product-gallery'],
  },
  {
    handle: 'wc-photoswipe-ui-default',
    formerly: ['photoswipe-ui-default'],
    file: `${WOO}/photoswipe/photoswipe-ui-default`,
    islands: ['product-gallery'],
  },
  { handle: 'wc-zoom', formerly: ['zoom'], file: `${WOO}/zoom/jquery.zoom`, islands: ['product-gallery'] },
  {
    handle: 'wc-checkout',
    file: `${WOO}/frontend/checkout`,
    islands: ['checkout', 'checkout-coupon', 'checkout-login'],
  },
  {
    handle: 'wc-custom-place-order-button',
    file: `${WOO}/frontend/utils/custom-place-order-button`,
    islands: ['checkout'],
  },
  { handle: 'wc-country-select', file: `${WOO}/frontend/country-select`, islands: ['country-fields'] },
  { handle: 'wc-address-i18n', file: `${WOO}/frontend/address-i18n`, islands: ['country-fields'] },
  { handle: 'selectWoo', file: `${WOO}/selectWoo/selectWoo.full`, islands: ['country-fields'] },
  {
    handle: 'wc-address-autocomplete',
    file: `${WOO}/frontend/address-autocomplete`,
    islands: ['address-autocomplete'],
  },
  {
    handle: 'wc-address-autocomplete-common',
    file: `${WOO}/frontend/utils/address-autocomplete-common`,
    islands: ['address-autocomplete'],
  },
  {
    handle: 'sourcebuster-js',
    file: `${WOO}/sourcebuster/sourcebuster`,
    islands: ['order-attribution', 'order-attribution-inputs'],
  },
  {
    handle: 'wc-order-attribution',
    file: `${WOO}/frontend/order-attribution`,
    islands: ['order-attribution', 'order-attribution-inputs'],
  },
  {
    handle: 'wp-consent-api-integration',
    file: `${WOO}/frontend/wp-consent-api-integration`,
    islands: ['order-attribution', 'order-attribution-inputs'],
  },
  { handle: 'cookie-law-info', islands: ['consent'] },
  { handle: 'cookie-law-info-wca', islands: ['consent'] },
  { handle: 'ht_ctc_app_js', islands: ['chat'] },
  { handle: 'king-addons-popup-builder-popup-module-script', islands: ['addon-popup'] },
  { handle: 'king-addons-perfectscrollbar-perfectscrollbar', islands: ['addon-popup'], use: /\bPerfectScrollbar\b/ },
  { handle: 'wcct_public_js', islands: ['campaign'] },
  {
    handle: 'elementskit-elementor',
    islands: [
      ...[
        'off-canvas',
        'nav-menu',
        'header-search',
        'scroll-to-top',
        'content-tabs',
        'read-more',
        'info-tip',
        'counter',
        'progress-bar',
        'pie-chart',
      ],
      ...['countdown', 'before-after', 'tilt', 'map', 'lightbox', 'newsletter'],
    ],
  },
  { handle: 'ekit-widget-scripts', islands: ['collapse'] },
  { handle: 'animate-circle', islands: ['pie-chart'] },
  { handle: 'odometer', islands: ['counter'] },
  { handle: 'astra-theme-js', islands: ['header-menu', 'smooth-anchors', 'scroll-to-top'] },
];

/** Libraries, which can go if no script that stays uses them. */
export const libraries: readonly KnownScript[] = [
  { handle: 'jquery-core', formerly: ['jquery'], file: 'wp-includes/js/jquery/jquery', islands: [], use: /\bjQuery\b/ },
  { handle: 'jquery-migrate', file: 'wp-includes/js/jquery/jquery-migrate', islands: [], use: /\bjQuery\b/ },
  {
    handle: 'wc-jquery-blockui',
    formerly: ['jquery-blockui'],
    file: `${WOO}/jquery-blockui/jquery.blockUI`,
    islands: [],
    use: /\.(?:un)?block(?:UI)?\(|blockUI/,
  },
  {
    handle: 'wc-js-cookie',
    formerly: ['js-cookie'],
    file: `${WOO}/js-cookie/js.cookie`,
    islands: [],
    use: /\bCookies\s*\.\s*(?:get|set|remove|withConverter)/,
  },
  { handle: 'wc-dompurify', file: `${WOO}/dompurify/purify`, islands: [], use: /\bDOMPurify\b/ },
];

const all = [...replacedScripts, ...libraries];

/** The end of a file's path, in the table's spelling. */
const plain = (src: string) => src.replace(/[?#].*$/, '').replace(/(?:\.min)?\.js$/, '');

/** The row of a script, by its handle, else by its file. */
export const knownScript = (handle: string, src: string): KnownScript | undefined =>
  all.find((row) => row.handle === handle || row.formerly?.includes(handle)) ??
  all.find(({ file }) => file && !handle && plain(src).endsWith(`/${file}`));
