/** Makes the drawer's store of the real parts. */

import { encodeForm } from '../../src/api/form';
import { requestHtml } from '../../src/api/request';
import { clock } from '../../src/bridge/clock';
import { goTo } from '../../src/bridge/goTo';
import { parseHtml } from '../../src/bridge/html';
import { emit, shopIslands } from '../../src/bridge/islands';
import { trigger } from '../../src/bridge/jqueryEvents';
import { say } from '../../src/bridge/texts';
import { isSeen } from '../../src/dom/seen';
import { MINI_CART } from '../../src/rules/fragmentCache';
import { couldNotUpdateCart, tryAgain } from '../../src/rules/texts';
import { liveCart } from '../../src/state/live';
import { notify } from '../../src/state/notify';
import { enqueue } from '../../src/state/queue';
import { removeItem } from '../../src/state/removeItem';
import { announce } from '../../src/ui/announcer';
import { type DrawerProps, OPENER } from './contract';
import { readMiniCart } from './read';
import { createDrawer } from './store';

/** The cart page and the checkout show the cart around the drawer; WooCommerce's own scripts, where they run them, are told by their commands. */
function tellPage(): void {
  emit('cart:changed', {});
  for (const command of ['wc_update_cart', 'update_checkout']) trigger(command);
}

export function createLiveDrawer({ cartUrl }: DrawerProps) {
  const cart = liveCart();
  return createDrawer({
    cart,
    async loadCart() {
      // The page's own mini-carts take the first look; without a cart that asks nobody.
      await shopIslands().wake('mini-cart');
      if (!cart.$cart.get()?.fragments[MINI_CART]) await cart.refresh();
    },
    read: ({ [MINI_CART]: html }) => (typeof html === 'string' ? readMiniCart(parseHtml(html)) : null),
    removeItem,
    announce,
    requestPage: (url, fields) => enqueue(() => requestHtml(url, fields && encodeForm(fields), () => {})),
    cartUrl: new URL(cartUrl, document.baseURI).href,
    clock,
    onChanged: tellPage,
    onError: (again) => notify({ kind: 'error', text: say(couldNotUpdateCart), action: { label: say(tryAgain), run: again } }),
    navigate: goTo,
    findOpener: () => [...document.querySelectorAll<HTMLElement>(OPENER)].find((one) => isSeen(one)) ?? null,
  });
}
