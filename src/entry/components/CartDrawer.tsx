/** The cart's drawer and panel for React themes: the islands' own views, over the shop's real cart. */
'use client';

import { useEffect } from 'react';
import { createLiveDrawer } from '../../../widgets/mini-cart-drawer/live';
import { View as Panel } from '../../../widgets/mini-cart-drawer/PanelView';
import { View as Drawer } from '../../../widgets/mini-cart-drawer/View';
import { pageCart } from '../../actions/pageCart';
import { shopIslands } from '../../bridge/page/islands';
import { useStableMemo } from '../../ui/views/useStableMemo';
import { start } from '../index';
import { useBegun } from './useBegun';

export interface CartPanelProps {
  /** Address of the cart's page, where quantities are posted. Default: `/cart/`. */
  cartUrl?: string;
  /**
   * Title of the drawer, name of the panel for screen readers. Default: the text "Your cart" in the page's language.
   */
  title?: string;
}

export interface CartDrawerProps extends CartPanelProps {
  /** True while the drawer is open. */
  isOpen: boolean;
  /**
   * Called when the shopper closes the drawer: by its button, by Escape, or by a press beside it. Set `isOpen` to false
   * then.
   */
  onClose(): void;
}

function useDrawer({ cartUrl = '/cart/', title = '' }: CartPanelProps) {
  const drawer = useStableMemo(() => {
    const props = { cartUrl, title };
    return { props, store: createLiveDrawer(props) };
  }, [cartUrl, title]);
  // Where the shop's own islands run too, the calls of both are one.
  useEffect(
    () =>
      shopIslands().on(
        'cart:refresh',
        () =>
          drawer.store.$isKnown.get() &&
          pageCart()
            .refresh()
            .catch(() => {}),
      ),
    [drawer],
  );
  return drawer;
}

function OpenDrawer({ isOpen, onClose, ...given }: CartDrawerProps) {
  const { props, store } = useDrawer(given);
  useEffect(() => (isOpen ? store.open() : store.close()), [isOpen, store]);
  useEffect(() => store.$isOpen.listen((isNowOpen) => !isNowOpen && isOpen && onClose()), [isOpen, onClose, store]);
  return <Drawer props={props} store={store} />;
}

/**
 * Shows the cart in a modal drawer at the inline end of the page. It fetches the cart when it is first opened, from the
 * shop whose page it is on, and again at `island:cart:refresh`. A failed call is said in a message with a button that
 * tries again; a removal that failed goes to the shop's own link instead. Renders nothing on the server.
 */
export function CartDrawer(props: CartDrawerProps) {
  const isThere = useBegun(start);
  return isThere && <OpenDrawer {...props} />;
}

function ShownPanel(given: CartPanelProps) {
  const { props, store } = useDrawer(given);
  // Opening loads the cart, and says in the panel when that has failed.
  useEffect(() => store.open(), [store]);
  return <Panel props={props} store={store} />;
}

/**
 * Shows the cart as a plain panel in its place on the page. It fetches the cart when it is mounted, from the shop whose
 * page it is on, and again at `island:cart:refresh`. Failed calls are shown as in `CartDrawer`. Renders nothing on the
 * server.
 */
export function CartPanel(props: CartPanelProps) {
  const isThere = useBegun(start);
  return isThere && <ShownPanel {...props} />;
}
