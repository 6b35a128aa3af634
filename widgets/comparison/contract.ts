/** The comparison's add buttons, as ShopEngine prints them (README.md has the table). */

export const BUTTON = '.shopengine_comparison_add_to_list_action';
/** JSON with the product's id as `pid`; 0 only opens the table. What else is in it is sent too. */
export const PAYLOAD = 'data-payload';
/** The footer's place for the dialog, and the island that is the dialog. */
export const PLACE = '.shopengine-comparison-modal';
export const DIALOG = 'comparison-dialog';
/** The bottom bar's link to the comparison page, where the shop has one. */
export const PAGE_LINK = '.comparison-endpoint-bottom';
