/**
 * A grid whose items stand without gaps and can be filtered, as ElementsKit prints its gallery (README.md has the
 * table).
 */
import type { OriginalMark } from '../../src/island/types';

export const PRINTED = '.ekit_gallery_grid';
export const GRID = `${PRINTED},[data-island~="masonry"]`;
export const ITEM = '.ekit_gallery_grid_item';
/** The links that choose which items are shown. */
export const FILTER = 'a[data-option-value]';
/** Class of the chosen filter. */
export const SELECTED = 'selected';
/** Class of a grid whose items are placed. */
export const PLACED = 'shop-islands-masonry';
/** Class of a grid whose items move to their places. */
export const MOVING = 'shop-islands-masonry-moving';

/** Where an item stands: its column, and pixels from the top. */
export interface Place {
  column: number;
  top: number;
}

/** Selectors of the grid and its filters, and the script tag of ElementsKit's Pro part. */
export const ORIGINAL: OriginalMark = {
  script: 'elementskit-elementor-pro-js',
  on: `${PRINTED},.filter-button-wraper`,
};
