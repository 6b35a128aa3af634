/** The markup of swatches on listing cards, as ShopEngine prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

/** A group whose pictures the server sends on request. */
export const SERVER_GROUP = '.shopengine-loop-swatches';
/** A group that contains the addresses of its pictures. */
export const MAP_GROUP = '.shopengine_swatches_in_loop';
export const GROUP = `${SERVER_GROUP},${MAP_GROUP}`;
export const WRAP = '.shopengine_loop_swatches_wrap';
export const SWATCH = '.swatch';

/** The element around a card in the archive template. The picture of its list view stands beside the product. */
export const ARCHIVE_CARD = '.shopengine-archive-mode-grid';
export const SELECTED = 'selected';

/** The card's picture, in WooCommerce's loop and in the archive template. */
export const PICTURE = 'img.attachment-woocommerce_thumbnail,.shopengine-archive-products__left-image a img';

/** How ShopEngine's own script, which makes the same request, is recognised. */
export const ORIGINAL: OriginalMark = {
  event: 'click',
  selectors: ['.shopengine_loop_swatches_wrap .shopengine_swatches .swatch_color.swatch_color_loop'],
};

/** The addresses of a picture: `src` and `srcset`; null where there is no such attribute. */
export type Picture = readonly [src: string | null, srcset: string | null];
