/**
 * Owns telling other scripts of a product's gallery: by WooCommerce's events through jQuery, which themes bind by
 * delegation, and by DOM events.
 */
import { trigger } from '../jquery/events';
import { callMethod } from '../jquery/methods';
import { emit } from '../page/islands';

/** @param params the page's settings of its galleries, which WooCommerce hands over, too */
export function tellGallery(
  moment: 'before-destroy' | 'before-init' | 'after-init',
  gallery: Element,
  params: unknown,
): void {
  trigger(`wc-product-gallery-${moment}`, [gallery, params], gallery, true);
  emit(`gallery:${moment}`, {}, gallery);
}

/** Starts a gallery by WooCommerce's method, which a theme with a gallery of its own replaces. */
export function startGallery(gallery: Element, params: unknown): void {
  tellGallery('before-init', gallery, params);
  callMethod('wc_product_gallery', [gallery], params);
  tellGallery('after-init', gallery, params);
}
