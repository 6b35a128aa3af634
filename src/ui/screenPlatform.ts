/** Owns how boxes on the screen are measured for floating-ui. */
import type { Platform, Rect } from '@floating-ui/core';

/** The box of an element, in pixels from the top left corner of the window. */
export const rectOf = (one: Element): DOMRect => one.getBoundingClientRect();

/** What is seen of the page. */
export const viewport = (): Rect => ({ x: 0, y: 0, width: document.documentElement.clientWidth, height: document.documentElement.clientHeight });

/** In the top layer nothing clips but the screen. */
export const screenPlatform: Platform = {
  getElementRects: ({ reference, floating }) => ({ reference: rectOf(reference), floating: rectOf(floating) }),
  getDimensions: rectOf,
  getClippingRect: viewport,
};
