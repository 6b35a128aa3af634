/** The cart's page, and the changes by its links and its form. */
import type { Hono } from 'hono';
import { type Env, type Page, setCartCookies, show, withFault } from '../respond';
import * as actions from '../shop/actions';
import { isNonce } from '../shop/visitor';
import { cartView } from '../views/cartPage';
import { quantitiesIn } from './form';

function changeCart(context: Page): Response {
  const visitor = context.get('visitor');
  const form = context.get('form');
  if (form.has('calc_shipping')) {
    const isKnown = isNonce(
      visitor,
      'woocommerce-shipping-calculator',
      form.get('woocommerce-shipping-calculator-nonce'),
    );
    if (isKnown)
      visitor.destination = {
        country: form.get('calc_shipping_country') ?? 'GB',
        state: form.get('calc_shipping_state') ?? '',
        city: form.get('calc_shipping_city') ?? '',
        postcode: form.get('calc_shipping_postcode') ?? '',
      };
    if (isKnown) visitor.notices.push({ kind: 'success', html: 'Shipping costs updated.' });
  } else if (isNonce(visitor, 'woocommerce-cart', form.get('woocommerce-cart-nonce'))) {
    if (form.get('apply_coupon')) actions.applyCoupon(visitor, form.get('coupon_code') ?? '');
    if (form.get('update_cart')) actions.update(visitor, quantitiesIn(form));
  }
  setCartCookies(context);
  return context.redirect('/cart/', 302);
}

/** Adds /cart/. */
export function cartRoutes(app: Hono<Env>): void {
  app.get('/cart/', (context) =>
    withFault(context, () => {
      const visitor = context.get('visitor');
      const { remove_item, undo_item, remove_coupon, _wpnonce } = context.req.query();
      if (remove_coupon) actions.removeCoupon(visitor, remove_coupon);
      const isKnown = isNonce(visitor, 'woocommerce-cart', _wpnonce);
      if (remove_item && isKnown) actions.remove(visitor, remove_item);
      if (undo_item && isKnown) actions.restore(visitor, undo_item);
      if (remove_item || undo_item || remove_coupon) {
        setCartCookies(context);
        return context.redirect('/cart/', 302);
      }
      return show(context, { title: 'Cart', bodyClass: 'woocommerce-cart', content: cartView(visitor) });
    }),
  );
  app.post('/cart/', (context) => withFault(context, () => changeCart(context)));
}
