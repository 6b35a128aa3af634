/** Owns in which direction an element's text runs. */

/** True when the text of an element runs from right to left. */
export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
