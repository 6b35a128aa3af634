/** Islands of a page's own that have a view, for pages that bring their own React. */
'use client';

import { mountView } from '../../island/react';
import type { ViewIsland } from '../../island/types';

/**
 * Defines an island with a view, which the page's own React shows. Give it to `start` of `shop-islands`.
 *
 * It returns the same definition, with `mountView` as `mount`. The types alone check it.
 */
export const defineIsland = <Props, Store = undefined>(island: ViewIsland<Props, Store>): ViewIsland<Props, Store> => ({
  mount: mountView,
  ...island,
});

export { ServerSlot } from '../../ui/views/ServerSlot';
export { mountView };
