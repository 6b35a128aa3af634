/** Owns which picture belongs to a variation. Pure. */
import type { Variation, VariationImage } from '../../../src/rules/variation';

/** A variation's own picture. */
export function imageOf(variation?: Variation | false): VariationImage | undefined {
  const image = variation ? variation.image : undefined;
  return image?.src ? image : undefined;
}

/** The HTML of the gallery that a variation has of its own; "" without one. */
export const galleryHtmlOf = (variation?: Variation | false): string =>
  (variation ? variation.gallery_images_html : '') || '';

/** True when the printed list has a variation with a gallery of its own. */
export const hasOwnGalleries = (json = ''): boolean => /"gallery_images_html":"[^"]/.test(json);

/** The attributes of an `img` that shows a picture, in WooCommerce's order; without a picture, their names. */
export const imageAttributes = (image?: VariationImage) => ({
  src: image?.src,
  height: image?.src_h,
  width: image?.src_w,
  srcset: image?.srcset,
  sizes: image?.sizes,
  title: image?.title,
  'data-caption': image?.caption,
  alt: image?.alt,
  'data-src': image?.full_src,
  'data-large_image': image?.full_src,
  'data-large_image_width': image?.full_src_w,
  'data-large_image_height': image?.full_src_h,
});

/**
 * True when a thumbnail of the gallery shows this picture.
 * @param src the thumbnail's address, as the server printed it
 */
export const isThumbOf = (image: VariationImage | undefined, src: string | null): boolean =>
  !!image?.gallery_thumbnail_src && image.gallery_thumbnail_src === src;
