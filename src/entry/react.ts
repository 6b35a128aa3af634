/**
 * For React themes and islands of a page's own. The components run without the script tag: a theme renders them, and the shop
 * is the one whose page they are on. `mountView` gives islands of a page's own that have a View their own React:
 * `export { mountView as mount } from 'shop-islands/react'`.
 */
export { mountView } from '../island/react';
export { ServerSlot } from '../ui/ServerSlot';
export { type Address, type AddressProvider, AddressSuggestions, type AddressSuggestionsProps, type AddressType } from './components/AddressSuggestions';
export { CartDrawer, type CartDrawerProps, CartPanel, type CartPanelProps } from './components/CartDrawer';
export { Countdown, type CountdownProps } from './components/Countdown';
export { Swatches, type SwatchesProps, type SwatchOption } from './components/Swatches';
