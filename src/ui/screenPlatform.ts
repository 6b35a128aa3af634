/** Owns measuring boxes on the screen for floating-ui. */
import type { Platform, Rect } from '@floating-ui/core';

/** The box of an element, in pixels from the top left corner of the window. */
export const rectOf = (one: Element): DOMRect => one.getBoundingClientRect();

/** The visible part of the page. */
export const viewport = (): Rect => ({
  x: 0,
  y: 0,
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** In the top layer only the screen clips. */
export const screenPlatform: Platform = {
  getElementRects: ({ reference, floating }) => ({ reference: rectOf(reference), floating: rectOf(floating) }),
  getDimensions: rectOf,
  getClippingRect: viewport,
};
