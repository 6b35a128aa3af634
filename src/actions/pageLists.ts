/** Owns the page's one comparison list and wishlist, built with the real cookies, clock and tabs. */
import { clock } from '../bridge/page/clock';
import { readCookie } from '../bridge/page/cookies';
import { sharedStore } from '../bridge/page/shared';
import { hearTabs, lastTold, tellTabs } from '../bridge/page/tabs';
import { isFromCache } from '../bridge/page/visit';
import { type ComparisonList, createComparisonList } from '../state/comparison';
import { createWishlistState, type WishlistState } from '../state/wishlist';

/** ShopEngine's own events on `window`; `detail` is `{product_id}`. */
const eventOf = (change: string) => `shopengineComparisonProduct${change}`;

/** The page's comparison list; the first call creates it. */
export const pageComparison = (): ComparisonList =>
  sharedStore('comparison', () => {
    const list = createComparisonList({
      readCookie,
      tell(change, product_id) {
        dispatchEvent(new CustomEvent(eventOf(change), { detail: { product_id } }));
        tellTabs('comparison', String(clock.now()));
      },
    });
    const { refresh } = list;
    for (const change of ['Added', 'Removed']) addEventListener(eventOf(change), refresh);
    hearTabs('comparison', refresh);
    return list;
  });

/** The page's wishlist; the first call creates it. */
export const pageWishlist = (): WishlistState =>
  sharedStore('wishlist', () => {
    const state = createWishlistState({
      now: clock.now,
      pageTime: isFromCache() ? 0 : performance.timeOrigin,
      lastTold: () => lastTold('wishlist'),
      tell: (value) => tellTabs('wishlist', value),
    });
    hearTabs('wishlist', state.hear);
    return state;
  });
