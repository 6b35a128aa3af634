/**
 * For React themes and islands of a page's own. The components run without the script tag: a theme renders them, and
 * the shop is the one whose page they are on. `defineIsland` is for islands of a page's own that have a view: it runs
 * in the page's own React.
 */
import { mountView } from '../island/react';
import type { ViewIsland } from '../island/types';

/** Defines an island with a view, which the page's own React shows. Give it to `start` of `shop-islands`. */
export const defineIsland = <Props, Store = undefined>(island: ViewIsland<Props, Store>): ViewIsland<Props, Store> => ({
  mount: mountView,
  ...island,
});

export { mountView } from '../island/react';
export type { EagerViewIsland, LazyViewIsland, View, ViewIsland, ViewProps } from '../island/types';
export { ServerSlot } from '../ui/ServerSlot';
export {
  type Address,
  type AddressProvider,
  AddressSuggestions,
  type AddressSuggestionsProps,
  type AddressType,
} from './components/AddressSuggestions';
export { CartDrawer, type CartDrawerProps, CartPanel, type CartPanelProps } from './components/CartDrawer';
export { Countdown, type CountdownProps } from './components/Countdown';
export { Swatches, type SwatchesProps, type SwatchOption } from './components/Swatches';
