/** The account's pages. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type Env, type Page, requestOf, show, withFault } from '../respond';
import { logInByForm, register } from '../shop/account';
import { errorsIn, keepForm } from '../shop/checkout';
import { isNonce, type Visitor } from '../shop/visitor';
import { accountOrdersView, accountView, editAddressView, lostPasswordView } from '../views/account';
import type { Html } from '../views/parts';
import { wishlistView } from '../views/wishlist';

const page = (context: Page, title: string, content: Html, bodyClass = '') =>
  show(context, { title, bodyClass: `woocommerce-account ${bodyClass}`.trim(), content });

function changeAccount(visitor: Visitor, form: URLSearchParams): void {
  if (form.has('logout')) visitor.user = null;
  else if (!form.has('register')) logInByForm(visitor, form);
  else if (isNonce(visitor, 'woocommerce-register', form.get('woocommerce-register-nonce')))
    register(visitor, form.get('email') ?? '');
}

function saveAddress(context: Page): Response | Promise<Response> {
  const visitor = context.get('visitor');
  const form = context.get('form');
  if (!visitor.user) return context.redirect('/my-account/', 302);
  const isKnown = isNonce(visitor, 'woocommerce-edit_address', form.get('woocommerce-edit-address-nonce'));
  if (!isKnown) return context.redirect('/my-account/edit-address/billing/', 302);
  keepForm(visitor, form);
  const errors = errorsIn(visitor, form).filter(
    ({ field }) => field?.startsWith('billing_') && field !== 'billing_email',
  );
  if (!errors.length) {
    visitor.notices.push({ kind: 'success', html: 'Address changed.' });
    return context.redirect('/my-account/', 302);
  }
  visitor.notices.push(...errors);
  return editAddress(context);
}

function editAddress(context: Page): Response | Promise<Response> {
  const { visitor, mode } = requestOf(context);
  if (!visitor.user) return context.redirect('/my-account/', 302);
  return page(context, 'Billing address', editAddressView(visitor, mode), 'woocommerce-edit-address');
}

/** Adds the account's pages. */
export function accountRoutes(app: Hono<Env>): void {
  app.get('/my-account/', (context) =>
    withFault(context, () => page(context, 'My account', accountView(context.get('visitor')))),
  );
  app.post('/my-account/', (context) =>
    withFault(context, () => {
      changeAccount(context.get('visitor'), context.get('form'));
      return context.redirect('/my-account/', 302);
    }),
  );
  app.get('/my-account/orders/', (context) =>
    withFault(context, () => {
      const visitor = context.get('visitor');
      return visitor.user ? page(context, 'Orders', accountOrdersView(visitor)) : context.redirect('/my-account/', 302);
    }),
  );
  app.get('/my-account/edit-address/billing/', (context) => withFault(context, () => editAddress(context)));
  app.post('/my-account/edit-address/billing/', (context) => withFault(context, () => saveAddress(context)));
  app.get('/my-account/lost-password/', (context) =>
    withFault(context, () => page(context, 'Lost password', lostPasswordView)),
  );
  app.get('/my-account/wishlist/', (context) =>
    withFault(context, () => page(context, 'Wishlist', wishlistView(context.get('visitor')))),
  );
  app.get('/terms/', (context) =>
    withFault(context, () =>
      show(context, {
        title: 'Terms and conditions',
        content: html`<h1 class="entry-title">Terms and conditions</h1><p>Nothing is sold here.</p>`,
      }),
    ),
  );
}
