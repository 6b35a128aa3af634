/** True when a selector finds a part of the page itself, or something inside it. */
export const isIn = (root: ParentNode, selector: string): boolean =>
  !!((root as Element).matches?.(selector) || root.querySelector(selector));
