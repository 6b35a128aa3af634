/** The cart's drawer and panel for React themes: the islands' own views, over the shop's real cart. */
import { useEffect, useMemo } from 'react';
import { createLiveDrawer } from '../../../widgets/mini-cart-drawer/live';
import { View as Panel } from '../../../widgets/mini-cart-drawer/PanelView';
import { View as Drawer } from '../../../widgets/mini-cart-drawer/View';
import { useShop } from './useShop';

export interface CartPanelProps {
  /** Address of the cart's page, where quantities are posted. Default: `/cart/`. */
  cartUrl?: string;
  /**
   * Title of the drawer, name of the panel for screen readers. Default: the text "Your cart" in the page's language.
   */
  title?: string;
}

export interface CartDrawerProps extends CartPanelProps {
  isOpen: boolean;
  /**
   * Called when the shopper closes the drawer: by its button, by Escape, or by a press beside it. Set `isOpen` to false
   * then.
   */
  onClose(): void;
}

function useDrawer({ cartUrl = '/cart/', title = '' }: CartPanelProps) {
  const props = useMemo(() => ({ cartUrl, title }), [cartUrl, title]);
  return { props, store: useMemo(() => createLiveDrawer(props), [props]) };
}

function OpenDrawer({ isOpen, onClose, ...given }: CartDrawerProps) {
  const { props, store } = useDrawer(given);
  useEffect(() => (isOpen ? store.open() : store.close()), [isOpen, store]);
  useEffect(() => store.$isOpen.listen((isNowOpen) => !isNowOpen && isOpen && onClose()), [isOpen, onClose, store]);
  return <Drawer props={props} store={store} />;
}

/**
 * The cart in a modal drawer (SPEC 2.9, 4.2). It fetches the cart when it is first opened, from the shop whose page it
 * is on. Renders nothing on the server.
 */
export function CartDrawer(props: CartDrawerProps) {
  return useShop() && <OpenDrawer {...props} />;
}

function ShownPanel(given: CartPanelProps) {
  const { props, store } = useDrawer(given);
  useEffect(() => void store.load().catch(() => {}), [store]);
  return <Panel props={props} store={store} />;
}

/** The cart as a plain panel in the page. It fetches the cart at once. Renders nothing on the server. */
export function CartPanel(props: CartPanelProps) {
  return useShop() && <ShownPanel {...props} />;
}
