/** The buttons of a product's card that have a state, as ShopEngine prints them (README.md has the table). */

export { COMPARISON_BUTTON as COMPARE, WISHLIST_BUTTON as WISHLIST } from '../../src/rules/selectors';

/** Classes of a button whose product is in the list, and of one whose is not. */
export const ACTIVE = 'active';
export const INACTIVE = 'inactive';
