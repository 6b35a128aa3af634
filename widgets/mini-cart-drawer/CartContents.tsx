/** Shows what is in the cart: the last removal with its undo, the rows, the subtotal, and the links to cart and checkout. */
import { say } from '../../src/texts/say';
import { continueShopping, loadingCart, removed, undo } from '../../src/texts/table';
import { takeTo } from '../../src/ui/focus';
import { useStore } from '../../src/ui/useStore';
import { CartLink } from './CartLink';
import { CartRow } from './CartRow';
import type { DrawerCart } from './contract';
import type { DrawerStore } from './store';

/** Moves the focus to the button and scrolls to it: it stands at the top of a list that may be scrolled. */
const focusOnce = (button: HTMLButtonElement | null) => takeTo(button);

/** Says what was removed. The pressed button is gone with its row, so the undo button takes the focus. */
function Undo({ store }: { store: DrawerStore }) {
  const last = useStore(store.$removed);
  if (!last) return null;
  return (
    <p role="status" className="shop-islands-drawer-undo" data-part="undo">
      {/* In an element of its own: a browser that translates the page loses text that stands beside an element. */}
      <span key={last.name}>{say(removed, { name: last.name })}</span>
      <button key={last.key} type="button" onClick={store.undo} ref={focusOnce}>
        {say(undo)}
      </button>
    </p>
  );
}

function Subtotal({ label, amount }: NonNullable<DrawerCart['subtotal']>) {
  return (
    <p>
      <strong>{label}</strong> <span key={amount}>{amount}</span>
    </p>
  );
}

function Foot({ cart, store, onContinue }: { cart: DrawerCart; store: DrawerStore; onContinue: (() => void) | undefined }) {
  return (
    <footer className="shop-islands-drawer-foot" data-part="foot">
      {cart.subtotal && <Subtotal {...cart.subtotal} />}
      {cart.links.map(({ href, text, isCheckout }) => (
        <CartLink key={href} href={href} store={store} className={`button wp-element-button wc-forward${isCheckout ? ' checkout' : ''}`}>
          {text}
        </CartLink>
      ))}
      {!cart.links.length && onContinue && (
        <button type="button" className="button wp-element-button" onClick={onContinue}>
          {say(continueShopping)}
        </button>
      )}
    </footer>
  );
}

export interface CartContentsProps {
  store: DrawerStore;
  /** What the button of an empty cart does, such as closing a drawer. Without it there is no such button. */
  onContinue?(): void;
}

/** The list and the foot, as two boxes side by side in the DOM: the drawer and the panel each lay them out. */
export function CartContents({ store, onContinue }: CartContentsProps) {
  const cart = useStore(store.$content);
  return (
    <>
      <div className="shop-islands-drawer" data-part="contents">
        <Undo store={store} />
        {!cart && (
          <p role="status" data-part="loading">
            {say(loadingCart)}
          </p>
        )}
        {cart?.emptyText && (
          <p className="shop-islands-drawer-empty" data-part="empty">
            {cart.emptyText}
          </p>
        )}
        {cart && cart.items.length > 0 && (
          <ul>
            {cart.items.map((item) => (
              <CartRow key={item.cartItemKey} item={item} store={store} />
            ))}
          </ul>
        )}
      </div>
      {cart && <Foot cart={cart} store={store} onContinue={onContinue} />}
    </>
  );
}
