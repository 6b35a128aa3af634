/** Owns the rows of hosts that stand away from their family. Apart from the registry, which the loader carries. */
import type { IslandRow } from '../src/island/types';

/** Selectors of hosts that a theme names itself. */
const named = (...names: readonly string[]) => names.map((name) => `[data-island~="${name}"]`);

/**
 * Rows that wake a family for hosts that a theme names itself, on a page without anything else of that family; and the
 * row of an island's other shape. The chunk of `extras` adds them, and any named host wakes that one.
 */
export const strays: readonly IslandRow[] = [
  // The drawer's other shape: its code is that folder's.
  {
    name: 'mini-cart-panel',
    chunk: 'mini-cart-panel',
    when: 'visible',
    match: '[data-island~="mini-cart"][data-panel]',
  },
  { name: 'at-once-hosts', chunk: 'at-once', family: true, match: named('card-buttons', 'order-attribution-inputs') },
  { name: 'cart-hosts', chunk: 'cart-page', family: true, match: named('cart') },
  {
    name: 'checkout-hosts',
    chunk: 'checkout-page',
    family: true,
    match: named(
      'checkout',
      'checkout-coupon',
      'checkout-login',
      'country-fields',
      'field-hints',
      'address-autocomplete',
    ),
  },
  {
    name: 'product-hosts',
    chunk: 'product',
    family: true,
    match: named('swatches', 'quantity-buttons', 'product-form'),
  },
  {
    name: 'product-page-hosts',
    chunk: 'product-page',
    family: true,
    match: named('variation-details', 'quantity', 'product-tabs', 'rating', 'product-gallery'),
  },
  {
    name: 'shopengine-hosts',
    chunk: 'shopengine',
    family: true,
    when: 'visible',
    match: named(
      'card-states',
      'comparison-count',
      'loop-swatches',
      'wishlist',
      'comparison-table',
      'archive',
      'shop-filter',
      'filter-chips',
      'view-switch',
      'product-list-tabs',
      'currency-switcher',
    ),
  },
  {
    name: 'shopengine-controls',
    chunk: 'shopengine',
    family: true,
    when: 'interaction',
    match: named(
      'comparison',
      'comparison-bar',
      'comparison-dialog',
      'quick-view',
      'tooltip',
      'live-search',
      'direct-checkout',
    ),
    click: 'a[data-island~="quick-view"]',
  },
];
