/** The buttons of a product's card that have a state, as ShopEngine prints them (README.md has the table). */

export const WISHLIST = '.shopengine_add_to_list_action';

/** Classes of a button whose product is in the list, and of one whose is not. */
export const ACTIVE = 'active';
export const INACTIVE = 'inactive';
