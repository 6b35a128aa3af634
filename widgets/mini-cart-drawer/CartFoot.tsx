/** The part below the rows: the subtotal, and the links to checkout and cart. */

import { Words } from '../../src/ui/views/Words';
import { CartLink } from './CartLink';
import type { DrawerCart } from './contract';
import type { DrawerStore } from './store';

function Subtotal({ label, amount }: NonNullable<DrawerCart['subtotal']>) {
  return (
    <p>
      <strong key={label}>{label}</strong> <Words>{amount}</Words>
    </p>
  );
}

const LINK = 'button wp-element-button wc-forward';

interface FootLinkProps {
  link: DrawerCart['links'][number];
  store: DrawerStore;
}

/** The checkout is the primary button: WooCommerce's class for that is `alt`. Every other link is secondary. */
function FootLink({ link: { href, text, isCheckout }, store }: FootLinkProps) {
  const to = { href, store, children: <Words>{text}</Words> };
  if (isCheckout) return <CartLink {...to} part="checkout" className={`${LINK} alt checkout`} />;
  return <CartLink {...to} part="link" className={`${LINK} shop-islands-secondary`} />;
}

/** Shows the foot. The checkout comes first, wherever the server prints it. */
export function CartFoot({ cart: { subtotal, links }, store }: { cart: DrawerCart; store: DrawerStore }) {
  const sorted = [...links].sort((a, b) => Number(b.isCheckout) - Number(a.isCheckout));
  return (
    <footer className="shop-islands-drawer-foot" data-part="foot">
      {subtotal && <Subtotal {...subtotal} />}
      {sorted.map((link) => (
        <FootLink key={link.href} link={link} store={store} />
      ))}
    </footer>
  );
}
