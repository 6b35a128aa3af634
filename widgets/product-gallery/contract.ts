/** The gallery's markup: what the server prints, and what the island adds (README.md has the table). */

export const GALLERY = '.woocommerce-product-gallery';
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
