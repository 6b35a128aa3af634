/** The checkout's `wc-ajax` endpoints: the updated review, and the order. */
import { html } from 'hono/html';
import { checkOut, errorsIn, keepAddresses, keepChoices, keepForm, UNKNOWN_ORDER } from '../shop/checkout';
import { placeOrder, receivedPath } from '../shop/orders';
import { confirmation } from '../shop/paymentElements';
import { isNonce, type Notice, type Visitor } from '../shop/visitor';
import { paymentBlock, reviewTable } from '../views/orderReview';
import { errorList, noticeHtml } from '../views/parts';
import type { PageRequest } from '../views/types';
import { type AjaxAnswer, json } from './answers';
import type { Form } from './form';

const EXPIRED = 'Your session has expired. <a href="/shop/" class="wc-backward">Back to the shop</a>';

type Endpoint = (request: PageRequest, form: Form) => Promise<AjaxAnswer>;

const fragmentsOf = async ({ visitor, mode }: PageRequest) => ({
  '.woocommerce-checkout-review-order-table': String(await reviewTable(visitor)),
  '.woocommerce-checkout-payment': String(await paymentBlock(visitor, mode)),
});

const takenNotices = async (visitor: Visitor) => {
  const notices = visitor.notices.splice(0);
  const messages = String(await html`${notices.map(noticeHtml)}`);
  return { messages, result: notices.some(({ kind }) => kind === 'error') ? 'failure' : 'success' };
};

const takeReload = (visitor: Visitor): boolean => {
  const { isReloadDue } = visitor;
  visitor.isReloadDue = false;
  return isReloadDue;
};

async function updateOrderReview(request: PageRequest, form: Form): Promise<AjaxAnswer> {
  const { visitor } = request;
  if (!isNonce(visitor, 'update-order-review', form.get('security')))
    return { status: 403, type: 'text/html', body: '-1' };
  if (!visitor.lines.length)
    return json({
      fragments: { 'form.woocommerce-checkout': `<div class="woocommerce-error" role="alert">${EXPIRED}</div>` },
    });
  keepForm(visitor, new URLSearchParams(form.get('post_data') ?? ''));
  keepChoices(visitor, form);
  keepAddresses(visitor, form);
  const reload = takeReload(visitor);
  return json({ ...(await takenNotices(visitor)), reload, fragments: reload ? {} : await fragmentsOf(request) });
}

const refusal = async (errors: readonly Notice[], extra: { refresh?: boolean; reload?: boolean } = {}) =>
  json({ result: 'failure', messages: String(await errorList(errors)), refresh: false, reload: false, ...extra });

/**
 * Places an order. After a stale nonce, the answer asks for a fresh review. If the order has created an account, the
 * answer asks for a fresh page, because the page's nonces are wrong for the new account.
 */
async function place({ visitor, url }: PageRequest, form: Form): Promise<AjaxAnswer> {
  if (!visitor.lines.length) return refusal([{ kind: 'error', html: EXPIRED }]);
  if (!isNonce(visitor, 'woocommerce-process_checkout', form.get('woocommerce-process-checkout-nonce')))
    return refusal([UNKNOWN_ORDER], { refresh: true });
  const redirect = confirmation(form, url.origin);
  if (redirect && !errorsIn(visitor, form).length) return json({ result: 'success', redirect });
  const outcome = checkOut(visitor, form);
  if (!Array.isArray(outcome))
    return json({ result: 'success', redirect: url.origin + receivedPath(outcome), order_id: outcome.id });
  const reload = takeReload(visitor);
  if (reload) visitor.notices.push(...outcome);
  return refusal(outcome, { reload });
}

/**
 * Places an order by a provider's express button, or by its confirmation. The provider's window knows the address, and
 * the order is paid already.
 */
async function placeByExpress({ visitor, url }: PageRequest, form: Form): Promise<AjaxAnswer> {
  if (!visitor.lines.length) return refusal([{ kind: 'error', html: EXPIRED }]);
  return json({ result: 'success', redirect: url.origin + receivedPath(placeOrder(visitor, form)) });
}

/** The endpoints, by name. */
export const checkoutEndpoints: Record<string, Endpoint> = {
  update_order_review: updateOrderReview,
  checkout: place,
  elements_express: placeByExpress,
};
