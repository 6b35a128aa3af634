/**
 * Removes an item, for which it needs the code of the cart's calls. It is a file of its own to save bytes, and is
 * fetched when a hand comes to the mini-cart.
 */
import { removeItem } from '../../../src/actions/removeItem';
import { announce } from '../../../src/ui/messages/announcer';
import { type RemoveProps, ROW } from '../contract';
import { dim } from './dim';

/** The removals that wait for their turn or for their answer, by the items' keys. */
const pending = new Map<string, Promise<void>>();

// On a page that comes back from history, a call's answer may never arrive.
addEventListener('pageshow', ({ persisted }) => persisted && pending.clear());

/** Dims the rows of these items again, because the answer to another removal has printed them anew. */
function dimPending(): void {
  for (const link of document.querySelectorAll<HTMLElement>('.remove_from_cart_button')) {
    const row = link.closest(ROW);
    if (row && pending.has(link.dataset.cart_item_key ?? '')) dim(row);
  }
}

/**
 * Removes the item of a link, once for all presses until the answer: the shop refuses a second call. Rejects with a
 * `CallError`.
 */
export function remove(button: HTMLElement, { cartItemKey, successMessage }: RemoveProps): Promise<void> {
  const underWay = pending.get(cartItemKey);
  if (underWay) return underWay;
  announce('');
  const onRemoved = () => {
    pending.delete(cartItemKey);
    announce(successMessage);
    dimPending();
  };
  const removal = removeItem({ cartItemKey, button, onRemoved }).finally(() => pending.delete(cartItemKey));
  pending.set(cartItemKey, removal);
  return removal;
}
