/** The cart: adds, removals, fragments, the cart page, the drawer. */
import { find, fixtureOf } from '../../helpers/fixture';
import type { Endpoint } from '../endpoint';

const CONTENT = 'div.widget_shopping_cart_content';
const item = (quantity: number) =>
  `<li class="mini_cart_item"><a class="remove remove_from_cart_button" href="/cart/?remove_item=aaaa&_wpnonce=1" data-product_id="101" data-cart_item_key="aaaa">×</a><a href="/product/ashfall-kingdoms/">Ashfall Kingdoms</a><span class="quantity">${quantity} × <span class="amount">£39.99</span></span></li>`;
const cartWith = (rows: string, hash = '') =>
  JSON.stringify({
    fragments: { [CONTENT]: `<div class="widget_shopping_cart_content">${rows}</div>` },
    cart_hash: hash,
  });
const EMPTY = cartWith('<p class="woocommerce-mini-cart__empty-message">No products.</p>');
const FULL = cartWith(`<ul class="woocommerce-mini-cart">${item(1)}</ul>`, 'new');

const isCall = (call: string, endpoint: string) => call.includes(`wc-ajax=${endpoint}`);
const fragments = (cart: () => string) => (call: string) =>
  isCall(call, 'get_refreshed_fragments') ? cart() : undefined;
const said = (selector: string, text: string) => !!document.querySelector(selector)?.textContent?.includes(text);

const add: Endpoint = {
  calls: 'addToCart',
  island: 'add-to-cart',
  on: /wc-ajax=add_to_cart/,
  good: FULL,
  others: fragments(() => EMPTY),
  act: ({ act }) => act('.ajax_add_to_cart'),
  isDone: () => find('.ajax_add_to_cart').classList.contains('added'),
  told: 'notice',
  // The island fetches the cart in between.
  most: 2,
};

const MESSAGE = '<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>';
const FRESH = '<div class="cart_totals"><h2>Cart totals</h2><p class="order-total">Fresh</p></div>';
const TOTALS = '.cart_totals .order-total';

const couponPage = {
  island: 'cart',
  act: ({ act }) => {
    find<HTMLInputElement>('#coupon_code').value = 'ten';
    act('form.woocommerce-cart-form', 'submit', '[name="apply_coupon"]');
  },
} satisfies Pick<Endpoint, 'island' | 'act'>;

/** The quantity of the drawer's item on the server. */
let inCart = 2;
interface Drawer {
  choose(item: object, quantity: number): void;
  undo(): Promise<void>;
  $content: { get(): { items: { quantity: number }[] } | null };
}
const drawer = (store: unknown) => store as Drawer;

export const cart: readonly Endpoint[] = [
  add,
  { ...add, title: 'addToCart, where the cart cannot be asked', others: () => undefined, most: 1 },
  {
    calls: 'removeFromCart',
    island: 'mini-cart',
    on: /wc-ajax=remove_from_cart/,
    good: EMPTY,
    others: fragments(() => FULL),
    act: ({ act }) => act('.remove_from_cart_button'),
    isDone: () => said('.widget_shopping_cart_content', 'No products.'),
    told: 'leaves',
  },
  {
    calls: 'refreshFragments',
    island: 'mini-cart',
    on: /wc-ajax=get_refreshed_fragments/,
    good: FULL.replace('Ashfall', 'Fresh'),
    act: () => void document.dispatchEvent(new CustomEvent('island:cart:refresh')),
    isDone: () => said('.widget_shopping_cart_content', 'Fresh'),
    told: 'silent',
    patience: 5000,
  },
  {
    calls: 'widgets/cart/page/changes.ts: requestHtml',
    island: 'cart',
    on: /^POST \S*\/cart\//,
    good: () => fixtureOf('cart').replace('value="2" aria', 'value="3" aria'),
    act: ({ act }) => act('form.woocommerce-cart-form', 'submit', '[name="update_cart"]'),
    isDone: () => find<HTMLInputElement>('.qty').value === '3',
    told: 'notice',
    fine: ['half of the answer'],
  },
  {
    calls: 'applyCoupon',
    ...couponPage,
    on: /wc-ajax=apply_coupon/,
    good: MESSAGE,
    others: (call) => (isCall(call, 'get_cart_totals') ? FRESH : undefined),
    isDone: () => said('.woocommerce-message', 'applied') && said(TOTALS, 'Fresh'),
    told: 'notice',
    fine: ['half of the answer', 'nothing'],
  },
  {
    calls: 'getCartTotals',
    ...couponPage,
    on: /wc-ajax=get_cart_totals/,
    good: FRESH,
    others: (call) => (isCall(call, 'apply_coupon') ? MESSAGE : undefined),
    isDone: () => said(TOTALS, 'Fresh'),
    told: 'notice',
    fine: ['half of the answer'],
  },
  {
    calls: 'removeCoupon',
    island: 'cart',
    on: /wc-ajax=remove_coupon/,
    good: MESSAGE.replace('applied successfully', 'removed'),
    others: (call) => (isCall(call, 'get_cart_totals') ? FRESH : undefined),
    act: ({ act }) => act('.woocommerce-remove-coupon'),
    isDone: () => said('.woocommerce-message', 'removed') && said(TOTALS, 'Fresh'),
    told: 'notice',
    fine: ['half of the answer', 'nothing'],
  },
  {
    calls: 'updateShippingMethod',
    island: 'cart',
    on: /wc-ajax=update_shipping_method/,
    good: FRESH,
    act: ({ act }) => act('#shipping_method_0_local_pickup2', 'change'),
    isDone: () => said(TOTALS, 'Fresh'),
    told: 'notice',
    fine: ['half of the answer'],
  },
  {
    calls: 'widgets/mini-cart-drawer/live.ts: requestHtml',
    island: 'mini-cart-drawer',
    prepare: () => {
      inCart = 2;
    },
    on: /^POST \S*\/cart\//,
    good: () => fixtureOf('cart'),
    takes: () => {
      inCart = 3;
    },
    others: fragments(() => cartWith(`<ul class="woocommerce-mini-cart">${item(inCart)}</ul>`, `${inCart}`)),
    ready: ({ act }) => act('.cart-contents'),
    act: ({ store }) => drawer(store).choose(drawer(store).$content.get()?.items[0] as object, 3),
    isDone: ({ store }) => drawer(store).$content.get()?.items[0]?.quantity === 3,
    told: 'notice',
    fine: ['half of the answer'],
  },
  {
    calls: 'postLast',
    island: 'mini-cart-drawer',
    on: /^POST \S*\/cart\//,
    good: '',
    takes: () => {
      inCart = 3;
    },
    others: fragments(() => cartWith(`<ul class="woocommerce-mini-cart">${item(2)}</ul>`, '2')),
    ready: ({ act }) => act('.cart-contents'),
    act: ({ store }) => {
      drawer(store).choose(drawer(store).$content.get()?.items[0] as object, 3);
      // The page goes, and comes back from history.
      dispatchEvent(new Event('pagehide'));
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    },
    isDone: () => inCart === 3,
    told: 'nothing',
    isOnce: true,
    patience: 0,
  },
];
