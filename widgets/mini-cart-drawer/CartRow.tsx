/** One product in the cart: its picture, name, options, price, quantity and remove button. */
import { stepCartQuantity } from '../../src/rules/quantity';
import { say } from '../../src/texts/say';
import { decrease, increase, quantityOf } from '../../src/texts/table';
import { useStore } from '../../src/ui/views/useStore';
import { Words } from '../../src/ui/views/Words';
import { CartLink } from './CartLink';
import type { DrawerItem } from './contract';
import type { DrawerStore } from './store';

interface RowProps {
  item: DrawerItem;
  store: DrawerStore;
}

/** Isolated, because a name may be written in another direction than the page. */
function Name({ item: { href, name }, store }: RowProps) {
  const words = <bdi key={name}>{name}</bdi>;
  if (!href) return <span data-part="name">{words}</span>;
  return (
    <CartLink part="name" href={href} store={store}>
      {words}
    </CartLink>
  );
}

/** The options on one line, such as "Colour: Blue, Storage: 32 GB". */
function Details({ details }: Pick<DrawerItem, 'details'>) {
  if (!details.some(({ label }) => label)) {
    const words = details.map(({ value }) => value).join(', ');
    return words ? (
      <p key={words} data-part="details">
        {words}
      </p>
    ) : null;
  }
  return (
    <dl data-part="details">
      {details.map(({ label, value }, index) => (
        <div key={label + value}>
          <dt>{label}</dt>{' '}
          <dd>
            <Words>{index < details.length - 1 ? `${value}, ` : value}</Words>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface StepperProps {
  name: string;
  /** The quantity that the row shows. */
  quantity: number;
  isLeaving: boolean;
  onChoose(quantity: number): void;
}

/** The mini-cart does not print the limits of a quantity, so the shop decides. */
const LIMITS = { min: undefined, max: undefined, step: 1 };

function Stepper({ name, quantity, isLeaving, onChoose }: StepperProps) {
  return (
    <div className="shop-islands-stepper" data-part="stepper">
      {/* At quantity 1 the button is only `aria-disabled`, because a disabled button would lose the focus. */}
      <button
        type="button"
        className="shop-islands-icon-button"
        aria-label={say(decrease, { name })}
        aria-disabled={quantity <= 1}
        disabled={isLeaving}
        onClick={() => quantity > 1 && onChoose(stepCartQuantity(quantity, -1, LIMITS))}
      >
        −
      </button>
      <output aria-label={say(quantityOf, { name })}>
        <Words>{quantity}</Words>
      </output>
      <button
        type="button"
        className="shop-islands-icon-button"
        aria-label={say(increase, { name })}
        disabled={isLeaving}
        onClick={() => onChoose(stepCartQuantity(quantity, 1, LIMITS))}
      >
        +
      </button>
    </div>
  );
}

function RemoveButton({ item, store, isLeaving }: RowProps & { isLeaving: boolean }) {
  return (
    <button
      type="button"
      className="shop-islands-icon-button"
      data-part="remove"
      aria-label={item.removeLabel}
      disabled={isLeaving}
      onClick={(event) => store.remove(item, event.currentTarget)}
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}

/**
 * The row shows a chosen quantity at once, and is busy until the server has answered. A part of a bundle or a gift has
 * no key and no remove link: the shop changes it with another product.
 */
export function CartRow({ item, store }: RowProps) {
  const chosen = useStore(store.$chosen)[item.cartItemKey];
  const isLeaving = useStore(store.$leaving)[item.cartItemKey] ?? false;
  const isBusy = isLeaving || chosen !== undefined;
  return (
    <li className="shop-islands-drawer-row" data-part="row" aria-busy={isBusy ? true : undefined}>
      {item.image && <img data-part="picture" src={item.image.src} alt={item.image.alt} width="72" height="72" />}
      <div>
        <Name item={item} store={store} />
        <Details details={item.details} />
        <p className="shop-islands-drawer-price" data-part="price">
          <Words>{item.price}</Words>
        </p>
        {item.cartItemKey ? (
          <Stepper
            name={item.name}
            quantity={chosen ?? item.quantity}
            isLeaving={isLeaving}
            onChoose={(quantity) => store.choose(item, quantity)}
          />
        ) : (
          <output aria-label={say(quantityOf, { name: item.name })}>
            <Words>{`× ${item.quantity}`}</Words>
          </output>
        )}
      </div>
      {item.removeUrl && <RemoveButton item={item} store={store} isLeaving={isLeaving} />}
    </li>
  );
}
