/** The checkout's pages: the checkout, the page of an order, and the frame of the card gateway. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, type Page, requestOf, setCartCookies, setPageHeaders, show, withFault } from '../respond';
import { logInByForm } from '../shop/account';
import * as actions from '../shop/actions';
import { checkOut, keepForm, UNKNOWN_ORDER } from '../shop/checkout';
import { receivedPath } from '../shop/orders';
import { isNonce, type Visitor } from '../shop/visitor';
import { blockCheckoutView } from '../views/blockCheckout';
import { cardFrame } from '../views/cardFrame';
import { checkoutView } from '../views/checkout';
import { receivedView } from '../views/orders';
import type { Html } from '../views/parts';

/**
 * The scripts of other plugins on a checkout: the card gateway's, and the address provider's unless `?provider=` turns
 * it off.
 */
function scripts({ searchParams }: URL, { gateway }: Visitor): Html {
  const provider = searchParams.get('provider') ?? '';
  const hasProvider = !['none', 'off', 'endpoint'].includes(provider);
  return html`${hasProvider ? html`<script defer src="/assets/address-provider.js" data-variant="${provider}"></script>` : ''}<script defer src="/assets/card-gateway.js"></script>${['elements', 'wallet'].includes(gateway) ? html`<script defer src="/assets/${gateway}-gateway.js"></script>` : ''}`;
}

function checkoutPage(context: Page): Response | Promise<Response> {
  const request = requestOf(context);
  const { visitor, url } = request;
  visitor.gateway = url.searchParams.get('gateway') ?? visitor.gateway;
  const coupon = url.searchParams.get('remove_coupon');
  if (coupon !== null) {
    actions.removeCoupon(visitor, coupon);
    return context.redirect('/checkout/', 302);
  }
  if (!visitor.lines.length) return context.redirect('/cart/', 302);
  return show(context, {
    title: 'Checkout',
    bodyClass: 'woocommerce-checkout',
    content: checkoutView(request),
    scripts: scripts(url, visitor),
  });
}

/** Places an order by a form that a browser sends itself, or shows the page again with what is wrong. */
function placeByForm(context: Page): Response | Promise<Response> {
  const visitor = context.get('visitor');
  const form = context.get('form');
  if (!visitor.lines.length) return context.redirect('/cart/', 302);
  const outcome = isNonce(visitor, 'woocommerce-process_checkout', form.get('woocommerce-process-checkout-nonce'))
    ? checkOut(visitor, form)
    : [UNKNOWN_ORDER];
  if (!Array.isArray(outcome)) {
    setCartCookies(context);
    return context.redirect(receivedPath(outcome), 302);
  }
  visitor.notices.push(...outcome);
  return checkoutPage(context);
}

/** The page's three forms without a script: login, coupon, order; and the buttons that only update the totals. */
function submitted(context: Page): Response | Promise<Response> {
  const visitor = context.get('visitor');
  const form = context.get('form');
  if (form.has('login')) logInByForm(visitor, form);
  else if (form.has('apply_coupon')) actions.applyCoupon(visitor, form.get('coupon_code') ?? '');
  else if (form.has('woocommerce_checkout_update_totals')) keepForm(visitor, form);
  else return placeByForm(context);
  return context.redirect('/checkout/', 302);
}

function orderPage(context: Page): Response | Promise<Response> {
  const order = context.get('visitor').orders.find(({ id }) => id === Number(context.req.param('id')));
  if (!order || order.key !== context.req.query('key')) return context.notFound() as Response | Promise<Response>;
  return show(context, {
    title: 'Order received',
    bodyClass: 'woocommerce-checkout woocommerce-order-received',
    content: receivedView(order),
  });
}

/** Adds the checkout's pages. */
export function checkoutRoutes(app: Hono<Env>): void {
  app.get('/checkout/', (context) => withFault(context, () => checkoutPage(context)));
  app.post('/checkout/', (context) => withFault(context, () => submitted(context)));
  app.get('/checkout/order-received/:id/', (context) => withFault(context, () => orderPage(context)));
  app.get('/block-checkout/', (context) =>
    withFault(context, () =>
      show(context, {
        title: 'Checkout of blocks',
        bodyClass: 'page',
        content: blockCheckoutView,
        scripts: html`<script defer src="/assets/block-data.js"></script>`,
      }),
    ),
  );
  app.get('/demo/card-frame', (context) =>
    withFault(context, () => {
      setPageHeaders(context);
      return context.html(cardFrame);
    }),
  );
}
