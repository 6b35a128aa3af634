/** Owns which picture belongs to a variation, and what the gallery does about it. Pure. */
import type { Variation, VariationImage } from '../../src/rules/variation';

/** The picture that a variation has of its own. */
export const imageOf = (variation?: Variation): VariationImage | undefined => (variation?.image?.src ? variation.image : undefined);

/** The attributes of an `img` that shows a picture. */
export const imageAttributes = (image: VariationImage) => ({
  src: image.src,
  width: image.src_w,
  height: image.src_h,
  srcset: image.srcset,
  sizes: image.sizes,
  title: image.title,
  alt: image.alt,
  'data-caption': image.caption,
  'data-src': image.full_src,
  'data-large_image': image.full_src,
  'data-large_image_width': image.full_src_w,
  'data-large_image_height': image.full_src_h,
});

/** True when a thumbnail of the gallery shows this picture. @param src the thumbnail's address, as the server printed it */
export const isThumbOf = (image: VariationImage | undefined, src: string | null): boolean =>
  !!image?.gallery_thumbnail_src && image.gallery_thumbnail_src === src;

/** What the gallery does once the new picture is there. */
export interface Move<Thumb> {
  /** True when the gallery goes back to its first slide. */
  isReset?: boolean;
  /** The thumbnail to press. */
  thumb?: Thumb | undefined;
}

/** The picture's id before a change and after it: null before the first choice, "" for the original. */
export interface IdChange {
  from: string | null;
  to: string;
}

/**
 * What the gallery does after a change; undefined when it stays as it is.
 * @param own the gallery's thumbnail for the new picture, if the gallery contains that picture
 * @param first the gallery's first thumbnail; before the first choice the gallery does not go back to it
 */
export function moveFor<Thumb>({ from, to }: IdChange, own?: Thumb, first?: Thumb): Move<Thumb> | undefined {
  if (own) return { thumb: own };
  if (from === to) return undefined;
  return { isReset: true, thumb: from ? first : undefined };
}
