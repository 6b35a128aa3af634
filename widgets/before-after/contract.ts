/** The markup of two images that are compared (README.md has the table). */

export interface Comparison {
  isVertical: boolean;
  /** How much of the first image shows at first: 0 to 1. */
  offset: number;
  /** The labels on the images, which stand on a veil; "" for no label. */
  labels: Record<'before' | 'after', string>;
  hasOverlay: boolean;
  /** True if the line follows a mouse without a pressed button. */
  followsMouse: boolean;
  /** True if a press anywhere on the images moves the line. */
  followsPress: boolean;
}

export const HOST = '.elementskit-image-comparison';
export const VERTICAL = 'image-comparison-container-vertical';
export const CONTAINER = 'twentytwenty-container';
/** The parts over the images. */
export const PARTS = ':scope>.twentytwenty-overlay,:scope>.twentytwenty-handle';
/** Class of the container while the visitor moves its line. */
export const ACTIVE = 'active';
/** Class of a container whose line moves to where the visitor presses. */
export const PRESSABLE = 'shop-islands-pressable';
/** Custom property with the place of the line. */
export const SPLIT = '--shop-islands-split';
