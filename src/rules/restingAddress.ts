/** Owns the address of a page without what it was asked to do. Pure. */

/**
 * The address without the arguments that would change the cart once more. The others may name the page (`?page_id=7`)
 * or its language.
 */
export const restingAddress = (address: string): string =>
  address.replace(/(add-to-cart|(remove|undo)_item)=[^&#]*&?/g, '');
