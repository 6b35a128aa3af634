/**
 * Owns the list of the markup that themes and plugins may drive as well, with the islands that drive it. The doctor,
 * the overlay and the WordPress plugin's settings page say who owns the markup of a page (docs/coexistence.md).
 */
export const SHARED_MARKUP: Readonly<Record<string, readonly string[]>> = {
  'tabs and stars': ['product-tabs', 'rating'],
  gallery: ['product-gallery'],
  variations: ['variations'],
  'quantity buttons': ['quantity-buttons'],
  swatches: ['swatches'],
  'mini-cart and side cart': ['mini-cart'],
  'quick view': ['quick-view'],
  wishlist: ['wishlist'],
  comparison: ['comparison', 'comparison-table', 'comparison-bar'],
  'the theme’s menu': ['header-menu'],
};
