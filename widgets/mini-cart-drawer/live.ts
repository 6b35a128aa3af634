/** Makes the drawer's store of the real parts. */

import { pageCart } from '../../src/actions/pageCart';
import { removeItem } from '../../src/actions/removeItem';
import { encodeForm } from '../../src/api/form';
import { postLast, requestHtml } from '../../src/api/request';
import { trigger } from '../../src/bridge/jquery/events';
import { clock } from '../../src/bridge/page/clock';
import { goTo } from '../../src/bridge/page/goTo';
import { parseHtml } from '../../src/bridge/page/html';
import { emit, shopIslands } from '../../src/bridge/page/islands';
import { onLeave } from '../../src/bridge/page/leaving';
import { tabStorage } from '../../src/bridge/page/storage';
import { tellBlocks } from '../../src/bridge/woocommerce/blocks';
import { isSeen } from '../../src/dom/seen';
import { MINI_CART } from '../../src/rules/fragmentCache';
import { enqueue } from '../../src/state/queue';
import { say } from '../../src/texts/say';
import { couldNotUpdateCart, tryAgain } from '../../src/texts/table';
import { announce } from '../../src/ui/messages/announcer';
import { notify } from '../../src/ui/messages/notify';
import { type DrawerProps, OPENER } from './contract';
import { readErrors, readMiniCart } from './read';
import { createDrawer } from './store';

/**
 * The cart page and the checkout also show the cart, outside of the drawer. Islands hear the event; WooCommerce's own
 * scripts, where they run, hear its commands.
 */
function tellPage(): void {
  emit('cart:changed', { hasFragments: true });
  tellBlocks();
  for (const command of ['wc_update_cart', 'update_checkout']) trigger(command);
}

/** Creates the store of the page's drawer, or of a panel, with the real cart, calls, clock and messages. */
export function createLiveDrawer({ cartUrl }: DrawerProps) {
  const cart = pageCart();
  const drawer = createDrawer({
    cart,
    async loadCart() {
      // The page's mini-carts start first. They read the cache, and make no call when there is no cart.
      await shopIslands().wake('mini-cart');
      if (!cart.$cart.get()?.fragments[MINI_CART]) await cart.load();
    },
    read: ({ [MINI_CART]: html }) => (typeof html === 'string' ? readMiniCart(parseHtml(html)) : null),
    removeItem,
    announce,
    requestPage: (url, fields) =>
      enqueue(() => requestHtml(url, fields && encodeForm(fields), (html) => readErrors(parseHtml(html)))),
    postLast(url, fields) {
      postLast(url, fields);
      // The next page must not show the old quantity from the cache.
      tabStorage.remove(cart.keys().fragments);
    },
    cartUrl: new URL(cartUrl, document.baseURI).href,
    clock,
    onChanged: tellPage,
    onError: (about, again, why) =>
      notify({
        kind: 'error',
        text: `${why} ${say(couldNotUpdateCart)}`.trim(),
        action: { label: say(tryAgain), run: again, about },
      }),
    navigate: goTo,
    findOpener: () => [...document.querySelectorAll<HTMLElement>(OPENER)].find((one) => isSeen(one)) ?? null,
  });
  onLeave(drawer.goAway);
  addEventListener('pageshow', ({ persisted }) => void (persisted && drawer.comeBack()));
  return drawer;
}
