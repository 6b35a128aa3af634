/** A grid whose items stand without gaps and can be filtered, as ElementsKit prints its gallery (README.md has the table). */

export const GRID = '.ekit_gallery_grid,[data-island~="masonry"]';
export const ITEM = '.ekit_gallery_grid_item';
/** What chooses which items are shown. */
export const FILTER = 'a[data-option-value]';
/** On the choice that is shown. */
export const SELECTED = 'selected';
/** On a grid whose items are placed. */
export const PLACED = 'shop-islands-masonry';
/** On one whose items move to their places. */
export const MOVING = 'shop-islands-masonry-moving';

/** Where an item stands: its column, and pixels from the top. */
export interface Place {
  column: number;
  top: number;
}
