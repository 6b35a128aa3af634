/** Owns the question whether an element is visible. An element that is only scrolled out of view counts as visible. */

/** True unless a style hides the element or an ancestor. Also true in browsers that cannot tell. */
export const isSeen = (element: Element, options?: CheckVisibilityOptions): boolean =>
  element.checkVisibility?.(options) ?? true;
