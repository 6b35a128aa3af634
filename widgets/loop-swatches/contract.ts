/** The markup of swatches on listing cards, as ShopEngine prints it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';

/** A group whose pictures the server has. */
export const SERVER_GROUP = '.shopengine-loop-swatches';
/** A group that carries its pictures' addresses. */
export const MAP_GROUP = '.shopengine_swatches_in_loop';
export const GROUP = `${SERVER_GROUP},${MAP_GROUP}`;
export const WRAP = '.shopengine_loop_swatches_wrap';
export const SWATCH = '.swatch';

/** Around a card in the archive template: the picture of its list view stands beside the product. */
export const ARCHIVE_CARD = '.shopengine-archive-mode-grid';
export const SELECTED = 'selected';

/** The card's picture, in WooCommerce's loop and in the archive template's. */
export const PICTURE = 'img.attachment-woocommerce_thumbnail,.shopengine-archive-products__left-image a img';

/** How ShopEngine's own script is told, which makes the same request. */
export const ORIGINAL: OriginalMark = {
  event: 'click',
  selectors: ['.shopengine_loop_swatches_wrap .shopengine_swatches .swatch_color.swatch_color_loop'],
};

/** Where a picture is: `src` and `srcset`; null where there is no such attribute. */
export type Picture = readonly [src: string | null, srcset: string | null];
