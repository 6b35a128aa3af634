/**
 * The scripts that WooCommerce registers for a shop's pages, apart from those of blocks and those on other hosts, by
 * the oldest of the versions that were looked at which has the handle.
 */
export const WOOCOMMERCE: Readonly<Record<string, readonly string[]>> = {
  '8.3': [
    ...['accounting', 'flexslider', 'jquery-blockui', 'jquery-cookie', 'jquery-payment', 'js-cookie', 'photoswipe'],
    ...['photoswipe-ui-default', 'prettyPhoto', 'prettyPhoto-init', 'select2', 'selectWoo', 'wc-add-payment-method'],
    ...['wc-add-to-cart', 'wc-add-to-cart-variation', 'wc-address-i18n', 'wc-cart', 'wc-cart-fragments', 'wc-checkout'],
    ...['wc-country-select', 'wc-credit-card-form', 'wc-geolocation', 'wc-jquery-ui-touchpunch', 'wc-lost-password'],
    ...['wc-password-strength-meter', 'wc-price-slider', 'wc-single-product', 'woocommerce'],
    ...['woocommerce-tokenization-form', 'zoom'],
  ],
  '9.3': ['sourcebuster-js', 'wc-account-i18n', 'wc-order-attribution', 'wp-consent-api-integration'],
  '10.3': [
    ...['a8c-address-autocomplete-service', 'jquery-tiptip', 'wc-accounting', 'wc-address-autocomplete'],
    ...['wc-address-autocomplete-common', 'wc-back-in-stock-form', 'wc-dompurify', 'wc-flexslider'],
    ...['wc-jquery-blockui', 'wc-jquery-cookie', 'wc-jquery-payment', 'wc-jquery-tiptip', 'wc-js-cookie'],
    ...['wc-paypal-frontend', 'wc-photoswipe', 'wc-photoswipe-ui-default', 'wc-prettyPhoto', 'wc-prettyPhoto-init'],
    ...['wc-select2', 'wc-zoom'],
  ],
  '10.6': ['wc-custom-place-order-button'],
};

/** The libraries that got new names with WooCommerce 10.3. It still registers the old names, for other plugins. */
export const RENAMED: Readonly<Record<string, string>> = {
  accounting: 'wc-accounting',
  flexslider: 'wc-flexslider',
  'jquery-blockui': 'wc-jquery-blockui',
  'jquery-cookie': 'wc-jquery-cookie',
  'jquery-payment': 'wc-jquery-payment',
  'jquery-tiptip': 'wc-jquery-tiptip',
  'js-cookie': 'wc-js-cookie',
  photoswipe: 'wc-photoswipe',
  'photoswipe-ui-default': 'wc-photoswipe-ui-default',
  prettyPhoto: 'wc-prettyPhoto',
  'prettyPhoto-init': 'wc-prettyPhoto-init',
  select2: 'wc-select2',
  zoom: 'wc-zoom',
};
