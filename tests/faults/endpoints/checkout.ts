/** The checkout: review, order, coupons, login, addresses. */
// The code loads this late. Here it is imported before, so that it takes no time.
import '../../../src/bridge/page/typed';
import { find } from '../../helpers/fixture';
import type { Endpoint } from '../endpoint';

const wc_checkout_params = {
  checkout_url: '/?wc-ajax=checkout',
  update_order_review_nonce: '1a',
  apply_coupon_nonce: '2b',
  remove_coupon_nonce: '3c',
};
const config = { globals: { wc_checkout_params } };
/** The page is one whose nonces are old. */
const old = { globals: { wc_checkout_params: { ...wc_checkout_params } } };
const message = (text: string) => `<div class="woocommerce-message" role="alert">${text}</div>`;
const said = (selector: string, text: string) => !!document.querySelector(selector)?.textContent?.includes(text);
const TABLE = '.woocommerce-checkout-review-order-table';

/** Types into the first line, as a shopper. */
function typeAddress(): void {
  const input = find<HTMLInputElement>('#billing_address_1');
  input.focus();
  input.value = '1 High Street';
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const SUGGESTIONS = '[{"id":"7","label":"1 High Street, Leeds"}]';
const address: Pick<Endpoint, 'island' | 'config' | 'prepare' | 'isNewest' | 'told'> = {
  island: 'address-autocomplete',
  config: { addressEndpoint: 'https://shop.example/addresses' },
  prepare: () => {
    find<HTMLInputElement>('#billing_city').value = 'York';
  },
  // Each key starts a new request, which replaces the earlier one.
  isNewest: true,
  told: 'silent',
};

/** Milliseconds after which suggestions are shown. */
const SUGGESTED = 1000;

export const checkout: readonly Endpoint[] = [
  {
    calls: 'updateOrderReview',
    island: 'checkout',
    config,
    on: /wc-ajax=update_order_review/,
    good: JSON.stringify({
      result: 'success',
      messages: '',
      reload: false,
      fragments: { [TABLE]: `<table class="shop_table ${TABLE.slice(1)}"><tr><td>Fresh</td></tr></table>` },
    }),
    act: () => void document.body.dispatchEvent(new CustomEvent('island:checkout:update', { bubbles: true })),
    isDone: () => said(TABLE, 'Fresh'),
    told: '.shop-islands-review-error',
    isNewest: true,
  },
  {
    calls: 'placeOrder',
    island: 'checkout',
    config,
    on: /wc-ajax=checkout/,
    good: '{"result":"success","redirect":"https://shop.example/thanks/"}',
    act: ({ act }) => act('form.checkout', 'submit', '#place_order'),
    isDone: ({ left }) => left.join() === 'https://shop.example/thanks/',
    told: '.woocommerce-error',
    patience: 60_000,
  },
  {
    calls: 'applyCheckoutCoupon',
    island: 'checkout-coupon',
    config,
    on: /wc-ajax=apply_coupon/,
    good: message('Coupon code applied successfully.'),
    act: ({ act }) => act('form.checkout_coupon', 'submit'),
    isDone: () => said('.woocommerce-message', 'applied'),
    told: 'notice',
    fine: ['half of the answer', 'nothing'],
  },
  {
    calls: 'removeCheckoutCoupon',
    island: 'checkout-coupon',
    config,
    on: /wc-ajax=remove_coupon/,
    good: message('Coupon has been removed.'),
    act: ({ act }) => act('.woocommerce-remove-coupon'),
    isDone: () => said('.woocommerce-message', 'removed'),
    told: 'notice',
    fine: ['half of the answer', 'nothing'],
  },
  {
    calls: 'src/actions/freshNonces.ts: fetchPage',
    island: 'checkout-coupon',
    config: old,
    prepare: () => {
      old.globals.wc_checkout_params.apply_coupon_nonce = 'old';
    },
    on: /^GET \S+\/$/,
    good: '<script>var wc_checkout_params = {"apply_coupon_nonce":"fresh"};</script>',
    others: (call) => (call.includes('security=fresh') ? message('Coupon code applied.') : { status: 403, body: '-1' }),
    ready: ({ act }) => act('form.checkout_coupon', 'submit'),
    act: () =>
      [...document.querySelectorAll<HTMLElement>('.shop-islands-notice button:not([data-dismiss])')].at(-1)?.click(),
    isDone: () => said('.woocommerce-message', 'applied'),
    told: 'notice',
    // A page without the nonces is loaded again.
    toldOf: Object.fromEntries(
      ['HTML of another page', 'nothing', 'null', 'half of the answer', 'a list', 'an object', 'a number', 'words'].map(
        (name) => [name, 'leaves'],
      ),
    ),
  },
  {
    calls: 'logIn',
    island: 'checkout-login',
    on: /checkout_login/,
    good: 'true',
    act: ({ act }) => {
      for (const id of ['#username', '#password']) find<HTMLInputElement>(id).value = 'shopper';
      act('form.login', 'submit');
    },
    isDone: ({ left }) => left.join() === 'reload',
    told: '.woocommerce-error',
  },
  {
    calls: 'createEndpointProvider.search',
    ...address,
    on: /addresses\/search/,
    good: SUGGESTIONS,
    act: typeAddress,
    isDone: () => said('[role="option"]', 'High Street'),
    // Nothing was found.
    fine: ['a list'],
  },
  {
    calls: 'createEndpointProvider.select',
    ...address,
    on: /addresses\/select/,
    good: '{"address_1":"1 High Street","city":"Leeds","postcode":"LS1 1AA","country":"GB"}',
    others: () => SUGGESTIONS,
    act: () => {
      typeAddress();
      setTimeout(() => find('[role="option"]').click(), SUGGESTED);
    },
    isDone: () => find<HTMLInputElement>('#billing_city').value === 'Leeds',
  },
];
