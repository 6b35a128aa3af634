/** The markup of swatches on the product page: ShopEngine's, and what is made here for shops without it (README.md has the table). */
import type { OriginalMark } from '../../src/island/types';
import { VARIATIONS_FORM } from '../../src/rules/selectors';

export { RESET_VARIATIONS as RESET } from '../../src/rules/selectors';

/** What a group belongs to: its product's variations, which in a bundle's form are several. */
export const FORM = `${VARIATIONS_FORM},form`;
export const GROUP = '.shopengine_swatches';
/** A swatch of the server's. */
export const PRINTED = '.swatch';
/** One of the server's, or one made here; the latter is not the row's to know. */
export const SWATCH = `${PRINTED},.shop-islands-swatch`;
export const SELECTED = 'selected';
export const DISABLED = 'disabled';
/** The class that ShopEngine's script sets on a form whose swatches it has taken. */
export const ORIGINAL: OriginalMark = { within: '.swatches-support' };

/** How an option's swatch looks, as `data-swatches` says it; unchecked. */
export interface Look {
  color?: unknown;
  image?: unknown;
}
