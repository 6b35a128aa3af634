/** The markup of swatches on the product page: ShopEngine's, and what is made here for shops without it (README.md has the table). */

/** What a group belongs to: its product's variations, which in a bundle's form are several. */
export const FORM = '.variations_form,form';
export const GROUP = '.shopengine_swatches';
/** A swatch of the server's, or one made here; the latter is not the registry's to know. */
export const SWATCH = '.swatch, .shop-islands-swatch';
export const SELECTED = 'selected';
export const DISABLED = 'disabled';

/** How an option's swatch looks, as `data-swatches` says it; unchecked. */
export interface Look {
  color?: unknown;
  image?: unknown;
}
