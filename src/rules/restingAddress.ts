/** Owns removing the arguments from a page's address that would change the cart again. Pure. */

/**
 * The address without the arguments that would change the cart again. All other arguments stay, because they may name
 * the page (`?page_id=7`) or its language.
 */
export const restingAddress = (address: string): string =>
  address.replace(/(add-to-cart|(remove|undo)_item)=[^&#]*&?/g, '');
