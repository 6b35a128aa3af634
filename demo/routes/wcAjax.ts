/** The store's asynchronous endpoints: `/?wc-ajax={endpoint}`. */
import { html } from 'hono/html';
import { findVariation, readChoice } from '../data/choices';
import { ownValue } from '../data/own';
import { findProduct } from '../data/products';
import * as actions from '../shop/actions';
import { cartHash, shippingMethods } from '../shop/cart';
import { isNonce, type Visitor } from '../shop/visitor';
import { totalsView } from '../views/cartPage';
import { fragments } from '../views/miniCart';
import { noticeHtml } from '../views/parts';
import type { PageRequest } from '../views/types';
import { availableVariation } from '../views/variationData';
import { type AjaxAnswer, json, page } from './answers';
import { checkoutEndpoints } from './checkoutAjax';
import type { Form } from './form';

const refused: AjaxAnswer = { status: 403, type: 'text/html', body: '-1' };

const cart = async (visitor: Visitor) => json({ fragments: await fragments(visitor), cart_hash: cartHash(visitor) });

const notices = async (visitor: Visitor) => page(await html`${visitor.notices.splice(0).map(noticeHtml)}`);

type Endpoint = (visitor: Visitor, form: Form) => Promise<AjaxAnswer>;

const withNonce =
  (action: string, run: Endpoint): Endpoint =>
  async (visitor, form) =>
    isNonce(visitor, action, form.get('security')) ? run(visitor, form) : refused;

const endpoints: Record<string, Endpoint> = {
  async add_to_cart(visitor, form) {
    const id = Number(form.get('product_id'));
    if (!id) return page('');
    if (!actions.add(visitor, id, Number(form.get('quantity') ?? 1)))
      return json({ error: true, product_url: `/shop/?problem=${id}` });
    visitor.notices = [];
    return cart(visitor);
  },

  async remove_from_cart(visitor, form) {
    const key = form.get('cart_item_key') ?? '';
    if (!visitor.lines.some((line) => line.key === key)) return json({ success: false });
    actions.remove(visitor, key);
    visitor.notices = [];
    return cart(visitor);
  },

  /** The variation of all chosen values, or `false`; without a product, nothing. */
  async get_variation(_visitor, form) {
    const product = findProduct(Number(form.get('product_id')))?.product;
    if (!product?.variations) return page('');
    const variation = findVariation(product, readChoice(product, form));
    return json(variation ? availableVariation(product, variation) : false);
  },

  get_refreshed_fragments: cart,

  /** The side cart's own endpoint: it sets a quantity, and answers only that it has done so. */
  async side_cart_quantity(visitor, form) {
    actions.update(visitor, [[form.get('key') ?? '', Number(form.get('quantity'))]]);
    visitor.notices = [];
    return json({ success: true });
  },

  get_cart_totals: async (visitor) => page(await totalsView(visitor)),

  apply_coupon: withNonce('apply-coupon', async (visitor, form) => {
    actions.applyCoupon(visitor, form.get('coupon_code') ?? '');
    return notices(visitor);
  }),

  remove_coupon: withNonce('remove-coupon', async (visitor, form) => {
    actions.removeCoupon(visitor, form.get('coupon') ?? '');
    return notices(visitor);
  }),

  update_shipping_method: withNonce('update-shipping-method', async (visitor, form) => {
    const chosen = form.get('shipping_method[0]') ?? '';
    if (shippingMethods(visitor).some(({ id }) => id === chosen)) visitor.shippingMethod = chosen;
    return page(await totalsView(visitor));
  }),
};

/** Answers a `wc-ajax` endpoint; undefined if the shop has no endpoint of that name. */
export const answerAjax = (endpoint: string, request: PageRequest, form: Form): Promise<AjaxAnswer> | undefined =>
  ownValue(checkoutEndpoints, endpoint)?.(request, form) ?? ownValue(endpoints, endpoint)?.(request.visitor, form);
