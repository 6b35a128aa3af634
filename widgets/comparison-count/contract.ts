/** What shows how long the comparison list is, as ShopEngine prints it (README.md has the table). */

export const BAR = '.shopengine-comparison-bottom-bar';
export const TOGGLE = '.comparison-bottom-bar-toggle';
/** The bar is open. */
export const ACTIVE = 'active';
/** The list is empty. */
export const EMPTY = 'no-comparison-found';
