/** Owns the shape of a variation as the server sends it (contract of WooCommerce; plugins add keys). Types only. */

/** A picture in the sizes that the gallery uses. A size is false or "" when WordPress has none. */
export interface VariationImage {
  title?: string;
  caption?: string;
  url?: string;
  alt?: string;
  src?: string;
  src_w?: number;
  src_h?: number;
  srcset?: string | false;
  sizes?: string | false;
  full_src?: string;
  full_src_w?: number;
  full_src_h?: number;
  gallery_thumbnail_src?: string;
  thumb_src?: string;
}

export interface Variation {
  variation_id: number;
  /** Values by `attribute_{slug}`; "" stands for any value. */
  attributes: Record<string, string>;
  variation_is_active?: boolean;
  variation_is_visible?: boolean;
  is_in_stock?: boolean;
  is_purchasable?: boolean;
  is_sold_individually?: 'yes' | 'no';
  min_qty?: number | '';
  max_qty?: number | '';
  display_price?: number;
  display_regular_price?: number;
  /** "" when all variations cost the same. */
  price_html?: string;
  availability_html?: string;
  variation_description?: string;
  sku?: string;
  weight?: string;
  weight_html?: string;
  dimensions_html?: string;
  image?: VariationImage;
  /** A whole gallery of the variation's own pictures; "" without such pictures, missing in older WooCommerce. */
  gallery_images_html?: string;
  /** Set by the pre-order plugin while its date is in the future (SPEC 3.2). */
  is_pre_order?: boolean;
  [key: string]: unknown;
}
