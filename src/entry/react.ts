/**
 * For React themes and islands of a page's own. The components run without the script tag: a theme renders them, and
 * the shop is the one whose page they are on. `defineIsland` is for islands of a page's own that have a view: it runs
 * in the page's own React.
 */
export type { EagerViewIsland, LazyViewIsland, View, ViewIsland, ViewProps } from '../island/types';
export {
  type Address,
  type AddressProvider,
  type AddressSuggestion,
  AddressSuggestions,
  type AddressSuggestionsProps,
  type AddressType,
} from './components/AddressSuggestions';
export { CartDrawer, type CartDrawerProps, CartPanel, type CartPanelProps } from './components/CartDrawer';
export { Countdown, type CountdownProps, type CountdownUnit } from './components/Countdown';
export { defineIsland, mountView, ServerSlot } from './components/islands';
export { Swatches, type SwatchesProps, type SwatchOption } from './components/Swatches';
