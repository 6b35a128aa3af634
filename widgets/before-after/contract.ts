/** The markup of two images that are compared (README.md has the table). */

export interface Comparison {
  isVertical: boolean;
  /** How much of the first image shows at first: 0 to 1. */
  offset: number;
  /** Labels on the images, which a veil brings out; "" where there is none. */
  labels: Record<'before' | 'after', string>;
  hasOverlay: boolean;
  /** The line follows a mouse without a button pressed. */
  followsMouse: boolean;
  /** A press anywhere moves the line. */
  followsPress: boolean;
}

export const HOST = '.elementskit-image-comparison';
export const VERTICAL = 'image-comparison-container-vertical';
export const CONTAINER = 'twentytwenty-container';
/** On the container while its line is moved. */
export const ACTIVE = 'active';
/** On the container whose line goes where one presses. */
export const PRESSABLE = 'shop-islands-pressable';
/** Custom property of where the line is. */
export const SPLIT = '--shop-islands-split';
