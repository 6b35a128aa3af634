/** Shows what is in the cart: the last removal with its undo, and the rows, or the message that replaces them. */
import { say } from '../../src/texts/say';
import { couldNotLoadCart, loadingCart, removed, undo } from '../../src/texts/table';
import { leaveButton, takeTo } from '../../src/ui/covers/focus';
import { Failure } from '../../src/ui/views/Failure';
import { useStore } from '../../src/ui/views/useStore';
import { Waiting } from '../../src/ui/views/Waiting';
import { Words } from '../../src/ui/views/Words';
import { CartFoot } from './CartFoot';
import { CartRow } from './CartRow';
import { EmptyCart } from './EmptyCart';
import type { DrawerStore } from './store';

/** What a shopper may have gone to while the shop removed the item. The pressed button itself is disabled then. */
const ELSEWHERE = 'a[href],button:not(:disabled),input,select,textarea';

/**
 * Moves the focus to the button and scrolls to it, because it stands at the top of a list that may be scrolled. Leaves
 * the focus to a shopper who has gone on meanwhile: the next key would press the button.
 */
function focusOnce(button: HTMLButtonElement | null): void {
  if (!button?.ownerDocument.activeElement?.matches(ELSEWHERE)) takeTo(button);
}

/** Says what was removed. The pressed button is gone with its row, so the undo button takes over its focus. */
function Undo({ store }: { store: DrawerStore }) {
  const last = useStore(store.$removed);
  if (!last) return null;
  const onClick = (press: { currentTarget: HTMLElement }) => {
    leaveButton(press);
    store.undo();
  };
  return (
    <p role="status" className="shop-islands-drawer-undo" data-part="undo">
      <Words>{say(removed, { name: last.name })}</Words>
      <button key={last.key} type="button" onClick={onClick} ref={focusOnce}>
        {say(undo)}
      </button>
    </p>
  );
}

export interface CartContentsProps {
  store: DrawerStore;
  /**
   * Runs when the button of an empty cart is pressed, for example to close a drawer. Without this function there is no
   * such button.
   */
  onContinue?(): void;
}

function Contents({ store, onContinue }: CartContentsProps) {
  const cart = useStore(store.$content);
  const hasFailed = useStore(store.$hasFailed);
  if (!cart)
    return hasFailed ? (
      <Failure part="failure" text={say(couldNotLoadCart)} onRetry={() => store.open()} />
    ) : (
      <Waiting part="loading" text={say(loadingCart)} count={12} />
    );
  if (!cart.items.length) return <EmptyCart cart={cart} store={store} onContinue={onContinue} />;
  return (
    <ul>
      {cart.items.map((item, index) => (
        <CartRow key={item.cartItemKey || index} item={item} store={store} />
      ))}
    </ul>
  );
}

/** Renders the list and the foot as two boxes side by side in the DOM; the drawer and the panel each lay them out. */
export function CartContents(props: CartContentsProps) {
  const { store } = props;
  const cart = useStore(store.$content);
  return (
    <>
      <div className="shop-islands-drawer" data-part="contents">
        <Undo store={store} />
        <Contents {...props} />
      </div>
      {!!cart?.items.length && <CartFoot cart={cart} store={store} />}
    </>
  );
}
