/** Owns the attributes of a gallery's first picture, with its link and its thumbnail. */
import { callMethod } from '../../../../src/bridge/jquery/methods';
import type { VariationImage } from '../../../../src/rules/variation';
import { imageAttributes } from '../rules';

const SLIDE = '.woocommerce-product-gallery__image,.woocommerce-product-gallery__image--placeholder';

/**
 * Shows an image in place of the first picture; without one, the original comes back.
 * @param thumb the first thumbnail
 */
export function swapImage(gallery: Element, thumb: Element | undefined, image?: VariationImage): void {
  const slide = gallery.querySelector(SLIDE);
  const parts: [Element | null | undefined, Record<string, unknown>][] = [
    [gallery.querySelector('.wp-post-image'), imageAttributes(image)],
    [slide, { 'data-thumb': image?.src }],
    [thumb, { src: image?.gallery_thumbnail_src }],
    [slide?.querySelector('a'), { href: image?.full_src }],
  ];
  for (const [element, values] of parts) {
    if (!element) continue;
    for (const [attribute, value] of Object.entries(values)) {
      if (image) callMethod('wc_set_variation_attr', [element], attribute, value);
      else callMethod('wc_reset_variation_attr', [element], attribute);
    }
  }
}
