/**
 * Watches, on every page, for reasons to load the cart's code: there is a cart, an earlier page left adds, another
 * script or tab asks. Without any of them a page makes no request.
 */
import { fillBlankWidgets, showCartWidgets } from '../../src/bridge/cartWidgets';
import { hasCart } from '../../src/bridge/cookies';
import { pageSetting } from '../../src/bridge/globals';
import { emit, shopIslands } from '../../src/bridge/islands';
import { awaitJQuery, onEvent } from '../../src/bridge/jquery';
import { sharedStorage, tabStorage } from '../../src/bridge/storage';
import { ORIGINAL_ADD_TO_CART, ORIGINAL_FRAGMENTS, WAITING_ADDS } from '../../src/rules/names';
import type { CartState } from '../../src/state/cart';
import { announce } from '../../src/ui/announcer';

const ITEM = '.woocommerce-mini-cart-item, .mini_cart_item';

async function refresh(): Promise<void> {
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) return;
  await shopIslands().wake('mini-cart');
  emit('cart:refresh', {});
}

/** Takes in a change that another script made. */
async function receive(source: 'added' | 'removed', [fragments, hash, $button]: unknown[]): Promise<void> {
  if (shopIslands().isOriginalActive(ORIGINAL_ADD_TO_CART) || typeof fragments !== 'object' || !fragments) return;
  // The cart's state, and what shows it, come with the buttons.
  await shopIslands().wake('add-to-cart');
  const cart = shopIslands().stores.cart as CartState;
  cart.receive({ fragments: fragments as Record<string, string>, cartHash: typeof hash === 'string' ? hash : '' }, source);
  const button = ($button as ArrayLike<unknown> | undefined)?.[0];
  if (!(button instanceof HTMLElement)) return;
  announce(button.dataset.success_message ?? '');
  if (source === 'added') emit('cart:received', {}, button);
}

function listenToOthers(): void {
  onEvent('wc_fragment_refresh updated_wc_div', refresh);
  document.addEventListener('island:cart:updated', refresh);
  const showWidgets = () => showCartWidgets(true);
  onEvent('adding_to_cart', showWidgets);
  document.addEventListener('island:cart:adding', showWidgets);
  onEvent('added_to_cart', (...args) => receive('added', args));
  onEvent('removed_from_cart', (...args) => receive('removed', args));
  addEventListener('pageshow', ({ persisted }) => persisted && (hasCart() || document.querySelector(ITEM)) && refresh());
  addEventListener('storage', ({ key }) => {
    const hashKey = pageSetting('wc_cart_fragments_params', 'cart_hash_key');
    if (key && key === hashKey && sharedStorage.get(key) !== tabStorage.get(key)) refresh();
  });
}

/** Starts watching. */
export async function watch(): Promise<void> {
  listenToOthers();
  awaitJQuery();
  if (tabStorage.get(WAITING_ADDS)) shopIslands().wake('add-to-cart');
  await shopIslands().originalsSettled();
  if (shopIslands().isOriginalActive(ORIGINAL_FRAGMENTS)) return;
  showCartWidgets(hasCart());
  if (hasCart() || !fillBlankWidgets()) shopIslands().wake('mini-cart');
}
