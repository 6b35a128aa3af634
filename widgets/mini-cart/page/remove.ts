/**
 * Removes an item, for which it needs the code of the cart's calls. It is a file of its own to save bytes, and is
 * fetched when a hand comes to the mini-cart.
 */
import { removeItem } from '../../../src/actions/removeItem';
import { announce } from '../../../src/ui/messages/announcer';
import type { RemoveProps } from '../contract';

/** Removes the item of a link. Rejects with a `CallError`. */
export function remove(button: HTMLElement, { cartItemKey, successMessage }: RemoveProps): Promise<void> {
  announce('');
  return removeItem({ cartItemKey, button, onRemoved: () => announce(successMessage) });
}
