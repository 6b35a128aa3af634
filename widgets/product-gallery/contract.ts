/** The gallery's markup: what the server prints, and what the island adds (README.md has the table). */
import { GALLERY } from '../../src/rules/selectors';

export { GALLERY };
/** The links of a gallery, around its pictures. */
export const PICTURE = `${GALLERY} a`;

export const TRACK = '.woocommerce-product-gallery__wrapper';
export const SLIDE = '.woocommerce-product-gallery__image';
export const TRIGGER = 'woocommerce-product-gallery__trigger';

/** A form whose chosen variation has brought its own gallery. */
export const CHOSEN = '[data-product_gallery_active]';

/** The page global with the features that the theme has chosen, as `{feature}_enabled`. */
export const PARAMS = 'wc_single_product_params';

// jQuery events by which variation scripts make a gallery go back to the first picture, or say that a picture has
// changed.
export const RESET = 'woocommerce_gallery_reset_slide_position';
export const ZOOM = 'woocommerce_gallery_init_zoom';

/**
 * The options of flexslider that decide whether the row has more than thumbnails. WordPress prints them as scalars of
 * any kind.
 */
export type FlexsliderOptions = Readonly<Record<'directionNav' | 'slideshow' | 'controlNav', unknown>> | undefined;

/** A picture in full size. */
export interface Picture {
  src: string;
  /** The width in pixels; 0 if the server does not print it. */
  width: number;
  alt: string;
  /** HTML as the shop's staff wrote it; "" for none. */
  caption: string;
}

/**
 * The shop's settings for the row: `flexslider` in the page global, which the filter
 * `woocommerce_single_product_carousel_options` can change.
 */
export interface Carousel {
  hasArrows: boolean;
  /** The buttons that lead to the slides: thumbnails, numbers, or none. */
  pager: 'thumbnails' | 'dots' | 'none';
  /** True if the first slide follows the last. */
  isLoop: boolean;
  /** True if the row moves by itself. */
  isAutoplay: boolean;
  /** Milliseconds until the next slide. */
  delay: number;
}

/** The buttons that lead to the slides. */
export interface Pager {
  list: HTMLElement;
  /** Marks the button of the shown slide. */
  mark(index: number): void;
  /** Updates the picture of the first thumbnail, unless another script has set it. */
  refresh(): void;
}
