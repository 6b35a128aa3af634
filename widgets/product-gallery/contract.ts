/** The gallery's markup: what the server prints, and what the island adds (README.md has the table). */
import { GALLERY } from '../../src/rules/selectors';

export { GALLERY };
/** What a slide's picture leads to. */
export const PICTURE = `${GALLERY} a`;

export const TRACK = '.woocommerce-product-gallery__wrapper';
export const SLIDE = '.woocommerce-product-gallery__image';
export const TRIGGER = 'woocommerce-product-gallery__trigger';

/** The page global that holds the theme's choices, `{feature}_enabled`. */
export const PARAMS = 'wc_single_product_params';

// jQuery commands of variation scripts: back to the first picture; a picture has changed.
export const RESET = 'woocommerce_gallery_reset_slide_position';
export const ZOOM = 'woocommerce_gallery_init_zoom';

/** A picture in full size. */
export interface Picture {
  src: string;
  /** Pixels; 0 where the server does not say. */
  width: number;
  alt: string;
  /** HTML as the shop's staff wrote it; "" for none. */
  caption: string;
}

/** What a shop has chosen for the row: `flexslider` of the page global, as its `woocommerce_single_product_carousel_options` filter leaves it. */
export interface Carousel {
  hasArrows: boolean;
  /** What leads to a slide: thumbnails, numbered buttons, nothing. */
  pager: 'thumbnails' | 'dots' | 'none';
  /** The last slide is followed by the first. */
  isLoop: boolean;
  /** It moves by itself. */
  isAutoplay: boolean;
  /** Milliseconds until the next slide. */
  delay: number;
}

/** What leads to each slide. */
export interface Pager {
  list: HTMLElement;
  /** Marks the one whose slide is shown. */
  mark(index: number): void;
  /** Shows the first one's picture anew, unless another script has set it. */
  refresh(): void;
}
