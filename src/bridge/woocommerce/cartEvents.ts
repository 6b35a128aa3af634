/** Owns telling everybody else on the page that the cart has changed. */
import type { CartAnswer } from '../../rules/cartAnswer';
import { trigger } from '../jquery/events';
import { jQueryBridge } from '../jquery/jquery';
import { emit } from '../page/islands';

/**
 * Tells plugins by jQuery, WooCommerce's blocks, and the page (`island:cart:added`, `island:cart:removed`).
 * @param button what the shopper pressed, where that is known
 */
export function tellCart(change: 'added_to_cart' | 'removed_from_cart', { fragments, cartHash }: CartAnswer, button?: HTMLElement): void {
  trigger(change, button ? [fragments, cartHash, button] : [fragments, cartHash]);
  // Where there is jQuery, blocks make this of its event.
  if (!jQueryBridge()) document.body.dispatchEvent(new Event(`wc-blocks_${change}`, { bubbles: true }));
  // Not on the button: one that was replaced meanwhile would tell nobody.
  emit(`cart:${change.split('_')[0]}`, { fragments, cartHash, button });
}
