/** The comparison's add buttons, as ShopEngine prints them (README.md has the table). */

export { COMPARISON_BUTTON as BUTTON, COMPARISON_LINK as PAGE_LINK } from '../../src/rules/selectors';

/** JSON with the product's id as `pid`; 0 only opens the table. Other fields are sent along. */
export const PAYLOAD = 'data-payload';
/** The footer's wrapper, which marks a page with a comparison dialog. */
export { COMPARISON_MODAL as PLACE } from '../../src/rules/selectors';

/** Name of the dialog's island. */
export const DIALOG = 'comparison-dialog';
