/** Owns the attributes of a gallery's first picture, with its link and its thumbnail. */
import type { VariationImage } from '../../src/rules/variation';
import { resetAttributes, setAttributes } from './originals';
import { imageAttributes } from './picture.rules';

const SLIDE = '.woocommerce-product-gallery__image,.woocommerce-product-gallery__image--placeholder';

/** Shows an image in place of the first picture; without one, the original comes back. @param thumb the first thumbnail */
export function swapImage(gallery: Element, thumb: Element | undefined, image?: VariationImage): void {
  const slide = gallery.querySelector(SLIDE);
  const parts: [Element | null | undefined, Record<string, unknown>][] = [
    [gallery.querySelector('.wp-post-image'), image ? imageAttributes(image) : {}],
    [slide, { 'data-thumb': image?.src }],
    [slide?.querySelector('a'), { href: image?.full_src }],
    [thumb, { src: image?.gallery_thumbnail_src }],
  ];
  for (const [element, values] of parts) if (element) image ? setAttributes(element, values) : resetAttributes(element);
}
