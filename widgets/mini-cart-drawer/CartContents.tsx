/** What is in the cart: rows with quantities, undo, subtotal, and the way to cart and checkout. */
import { say } from '../../src/texts/say';
import { continueShopping, decrease, increase, loadingCart, quantityOf, removed, undo } from '../../src/texts/table';
import { takeTo } from '../../src/ui/focus';
import { useStore } from '../../src/ui/useStore';
import type { DrawerCart, DrawerItem } from './contract';
import type { DrawerStore } from './store';

type Click = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Changes come before the link is followed. With a modifier it opens elsewhere, and the drawer stays. */
const follow = (store: DrawerStore, href: string) => (event: Click) =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && store.leave(href) && event.preventDefault();

/** One line for the eye: "Colour: Blue, Storage: 32 GB". */
function Details({ details }: Pick<DrawerItem, 'details'>) {
  if (!details.some(({ label }) => label)) return details.length ? <p>{details.map(({ value }) => value).join(', ')}</p> : null;
  return (
    <dl>
      {details.map(({ label, value }, index) => (
        <div key={label + value}>
          <dt>{label}</dt> <dd>{index < details.length - 1 ? `${value}, ` : value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Row({ item, store }: { item: DrawerItem; store: DrawerStore }) {
  const { name } = item;
  const chosen = useStore(store.$chosen)[item.cartItemKey];
  const isLeaving = useStore(store.$leaving)[item.cartItemKey];
  const quantity = chosen ?? item.quantity;
  const isBusy = isLeaving || chosen !== undefined;
  return (
    <li className="shop-islands-drawer-row" aria-busy={isBusy ? true : undefined}>
      {item.image && <img src={item.image.src} alt={item.image.alt} width="72" height="72" />}
      <div>
        {item.href ? (
          <a href={item.href} onClick={follow(store, item.href)}>
            {name}
          </a>
        ) : (
          <span>{name}</span>
        )}
        <Details details={item.details} />
        {/* A key gives words that change a new element: Preact writes into the text that a translating browser took out. */}
        <p key={item.price} className="shop-islands-drawer-price">
          {item.price}
        </p>
        <div className="shop-islands-stepper">
          {/* Not `disabled` at the end: the button keeps the focus. */}
          <button
            type="button"
            aria-label={say(decrease, { name })}
            aria-disabled={quantity <= 1}
            disabled={isLeaving}
            onClick={() => quantity > 1 && store.choose(item, quantity - 1)}
          >
            −
          </button>
          <output aria-label={say(quantityOf, { name })}>
            <span key={quantity}>{quantity}</span>
          </output>
          <button type="button" aria-label={say(increase, { name })} disabled={isLeaving} onClick={() => store.choose(item, quantity + 1)}>
            +
          </button>
        </div>
      </div>
      <button
        type="button"
        className="shop-islands-icon-button"
        aria-label={item.removeLabel}
        disabled={isLeaving}
        onClick={(event) => store.remove(item, event.currentTarget)}
      >
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** The list may be scrolled; its beginning is where the button stands. */
const focusOnce = (button: HTMLButtonElement | null) => takeTo(button);

function Foot({ cart, store, onContinue }: { cart: DrawerCart; store: DrawerStore; onContinue: (() => void) | undefined }) {
  return (
    <footer className="shop-islands-drawer-foot">
      {cart.subtotal && (
        <p>
          <strong>{cart.subtotal.label}</strong> <span key={cart.subtotal.amount}>{cart.subtotal.amount}</span>
        </p>
      )}
      {cart.links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          onClick={follow(store, link.href)}
          className={`button wp-element-button wc-forward${link.isCheckout ? ' checkout' : ''}`}
        >
          {link.text}
        </a>
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
  /** What the button of an empty cart does, such as closing a drawer; without it there is no such button. */
  onContinue?(): void;
}

/** The rows and the foot, as two boxes: whoever shows them lays them out. */
export function CartContents({ store, onContinue }: CartContentsProps) {
  const cart = useStore(store.$content);
  const last = useStore(store.$removed);
  return (
    <>
      <div className="shop-islands-drawer">
        {last && (
          <p role="status" className="shop-islands-drawer-undo">
            {/* Words beside an element are lost when a browser translates them. */}
            <span key={last.name}>{say(removed, { name: last.name })}</span>
            {/* The button that had the focus is gone with its row. */}
            <button key={last.key} type="button" onClick={store.undo} ref={focusOnce}>
              {say(undo)}
            </button>
          </p>
        )}
        {!cart && <p role="status">{say(loadingCart)}</p>}
        {cart?.emptyText && <p className="shop-islands-drawer-empty">{cart.emptyText}</p>}
        {cart && cart.items.length > 0 && (
          <ul>
            {cart.items.map((item) => (
              <Row key={item.cartItemKey} item={item} store={store} />
            ))}
          </ul>
        )}
      </div>
      {cart && <Foot cart={cart} store={store} onContinue={onContinue} />}
    </>
  );
}
