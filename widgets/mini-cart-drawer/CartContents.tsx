/** Shows what is in the cart: the last removal with its undo, the rows, the subtotal, and the links to cart and checkout. */
import { say } from '../../src/texts/say';
import { couldNotLoadCart, loadingCart, removed, undo } from '../../src/texts/table';
import { Failure } from '../../src/ui/Failure';
import { takeTo } from '../../src/ui/focus';
import { useStore } from '../../src/ui/useStore';
import { Waiting } from '../../src/ui/Waiting';
import { CartLink } from './CartLink';
import { CartRow } from './CartRow';
import type { DrawerCart } from './contract';
import { EmptyCart } from './EmptyCart';
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

/** The checkout comes first, and is the primary button: WooCommerce's class for that is `alt`. Every other link is secondary. */
const LINK = 'button wp-element-button wc-forward ';
const linkClass = (isCheckout: boolean) => LINK + (isCheckout ? 'alt checkout' : 'shop-islands-secondary');

function Foot({ cart: { subtotal, links }, store }: { cart: DrawerCart; store: DrawerStore }) {
  const sorted = [...links].sort((a, b) => Number(b.isCheckout) - Number(a.isCheckout));
  return (
    <footer className="shop-islands-drawer-foot" data-part="foot">
      {subtotal && <Subtotal {...subtotal} />}
      {sorted.map(({ href, text, isCheckout }) => (
        <CartLink key={href} href={href} store={store} className={linkClass(isCheckout)} part={isCheckout ? 'checkout' : 'link'}>
          {text}
        </CartLink>
      ))}
    </footer>
  );
}

export interface CartContentsProps {
  store: DrawerStore;
  /** What the button of an empty cart does, such as closing a drawer. Without it there is no such button. */
  onContinue?(): void;
}

function Contents({ store, onContinue }: CartContentsProps) {
  const cart = useStore(store.$content);
  const hasFailed = useStore(store.$hasFailed);
  if (!cart) return hasFailed ? <Failure text={say(couldNotLoadCart)} onRetry={() => store.open()} /> : <Waiting text={say(loadingCart)} />;
  if (!cart.items.length) return <EmptyCart cart={cart} store={store} onContinue={onContinue} />;
  return (
    <ul>
      {cart.items.map((item) => (
        <CartRow key={item.cartItemKey} item={item} store={store} />
      ))}
    </ul>
  );
}

/** The list and the foot, as two boxes side by side in the DOM: the drawer and the panel each lay them out. */
export function CartContents(props: CartContentsProps) {
  const { store } = props;
  const cart = useStore(store.$content);
  return (
    <>
      <div className="shop-islands-drawer" data-part="contents">
        <Undo store={store} />
        <Contents {...props} />
      </div>
      {!!cart?.items.length && <Foot cart={cart} store={store} />}
    </>
  );
}
