/** Owns telling all other scripts on the page that the cart has changed. */
import type { CartAnswer } from '../../rules/cartAnswer';
import { trigger } from '../jquery/events';
import { jQueryBridge } from '../jquery/jquery';
import { emit } from '../page/islands';
import { tellBlockButtons } from './blocks';

/**
 * Tells plugins (by jQuery), WooCommerce's blocks and the page (`island:cart:added`, `island:cart:removed`).
 * @param button the button that the shopper pressed, if known
 */
export function tellCart(
  change: 'added_to_cart' | 'removed_from_cart',
  { fragments, cartHash }: CartAnswer,
  button?: HTMLElement,
): void {
  trigger(change, button ? [fragments, cartHash, button] : [fragments, cartHash]);
  // On a page with jQuery, WooCommerce's blocks make this event from jQuery's.
  if (!jQueryBridge()) document.body.dispatchEvent(new Event(`wc-blocks_${change}`, { bubbles: true }));
  tellBlockButtons();
  // Dispatched on the body, because the button may have been replaced, and then nobody would hear the event.
  emit(change === 'added_to_cart' ? 'cart:added' : 'cart:removed', { fragments, cartHash, button });
}
