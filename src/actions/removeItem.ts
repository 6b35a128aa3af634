/** Owns removing an item by its key: it queues the call, takes in the new cart and tells the other scripts. */
import { removeFromCart } from '../api/cartRemoval';
import { tellCart } from '../bridge/woocommerce/cartEvents';
import { enqueue } from '../state/queue';
import { pageCart } from './pageCart';

export interface Removal {
  cartItemKey: string;
  /** The button that the shopper pressed; listeners of `removed_from_cart` get it. */
  button: HTMLElement;
  /** Runs once the page shows the new cart, before other scripts are told. */
  onRemoved(): void;
}

/**
 * Removes an item (SPEC 7.1). Rejects with a `CallError`; the caller can then follow the link, which removes the item
 * too.
 */
export function removeItem({ cartItemKey, button, onRemoved }: Removal): Promise<void> {
  return enqueue(() =>
    removeFromCart(cartItemKey, (answer) => {
      pageCart().receive(answer, 'removed');
      onRemoved();
      tellCart('removed_from_cart', answer, button);
    }),
  );
}
