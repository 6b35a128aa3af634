/** The one list of walks. Each has a file here, which says what the shopper does. */

/** A description of each walk, by its name. */
export const WALKS: Readonly<Record<string, string>> = {
  tap: 'a tap on “add to cart” to the mini-cart that shows it',
  swatch: 'a press on a swatch to the variation’s price',
  coupon: 'a coupon sent at the checkout to the new review',
  key: 'a key in the search field to the suggestions',
  choice: 'a choice in the consent banner to the address of a script that waited',
};

/** Calls by file, in the order in which the files are first entered. */
export type Calls = ReadonlyMap<string, number>;
