/** The comparison's add buttons, as ShopEngine prints them (README.md has the table). */

export { COMPARISON_BUTTON as BUTTON, COMPARISON_LINK as PAGE_LINK } from '../../src/rules/selectors';

/** JSON with the product's id as `pid`; 0 only opens the table. What else is in it is sent too. */
export const PAYLOAD = 'data-payload';
/** The footer's place for the dialog. */
export { COMPARISON_MODAL as PLACE } from '../../src/rules/selectors';

/** The island that is the dialog. */
export const DIALOG = 'comparison-dialog';
