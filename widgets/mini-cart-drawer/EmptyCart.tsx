/** The message that replaces the rows of an empty cart. */
import { say } from '../../src/texts/say';
import { continueShopping, emptyCart } from '../../src/texts/table';
import { Words } from '../../src/ui/views/Words';
import { CartLink } from './CartLink';
import type { DrawerCart } from './contract';
import type { DrawerStore } from './store';

interface EmptyProps {
  cart: DrawerCart;
  store: DrawerStore;
  onContinue?: (() => void) | undefined;
}

/**
 * Shows the server's words for an empty cart, and its links back to the shop. Without such a link, a button closes the
 * drawer.
 */
export const EmptyCart = ({ cart: { emptyText, links }, store, onContinue }: EmptyProps) => (
  <div className="shop-islands-state" data-part="empty">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M9 16h30l3 28H6zM16 22v-8a8 8 0 0 1 16 0v8" />
    </svg>
    <p>
      <Words>{emptyText || say(emptyCart)}</Words>
    </p>
    {links.map(({ href, text }) => (
      <CartLink key={href} href={href} store={store} className="button wp-element-button">
        <Words>{text}</Words>
      </CartLink>
    ))}
    {!links.length && onContinue && (
      <button type="button" className="button wp-element-button" onClick={onContinue}>
        {say(continueShopping)}
      </button>
    )}
  </div>
);
