/** Owns which addresses mean the reviews. Pure. */

/** True for a hash that means the reviews even if no element has that id, and for a page of older reviews. */
export const isReviews = (address: string): boolean =>
  /#((tab-)?reviews$|comment-)|comment-page-|cpage=/i.test(address);
