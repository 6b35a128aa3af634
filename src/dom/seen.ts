/** Owns the question whether an element is seen at all; what is merely out of view counts. */

/** True unless a style hides it, or something around it. Browsers that cannot tell are taken to show it. */
export const isSeen = (element: Element, options?: CheckVisibilityOptions): boolean => element.checkVisibility?.(options) ?? true;
