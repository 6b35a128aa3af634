/** Decides which requests a page that is looked at may send. Pure. */
import { ARGUMENTS } from './record';

/** `pass`: as it is. `look`: as a part of the look, so that the server sees a guest. `stop`: not at all. */
export type Fate = 'pass' | 'look' | 'stop';

/** Calls of WooCommerce that only read: class Check_Look has the same list. */
const READING: readonly (string | null)[] = [
  'get_refreshed_fragments',
  'get_variation',
  'update_order_review',
  'get_cart_totals',
];

/** Arguments of an address by which a GET request changes something. */
const CHANGING =
  /[?&](?:add-to-cart|remove_item|undo_item|update_cart|apply_coupon|remove_coupon|cancel_order|order_again|pay_for_order|download_file|add_to_wishlist|remove_from_wishlist|action|customer-logout)(?:=|&|$)|\/customer-logout\b/;

const FILE = /\.(?:m?js|css|json|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|mp4|webm|html?|txt|xml|wasm)$/i;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** @param method in capitals @param url absolute @param origin the page's */
export function fateOf(method: string, { origin, pathname, search, searchParams, protocol }: URL, own: string): Fate {
  if (!/^https?:$/.test(protocol)) return 'pass';
  if (origin !== own) return isRead(method) ? 'pass' : 'stop';
  if (searchParams.has('wc-ajax')) return READING.includes(searchParams.get('wc-ajax')) ? 'look' : 'stop';
  if (!isRead(method) || CHANGING.test(pathname + search) || /\/wp-(?:admin\/|login\.php)/.test(pathname))
    return 'stop';
  return FILE.test(pathname) ? 'pass' : 'look';
}

/** An address with the arguments of the look. @param page the address of the page, which has them */
export function asLook(url: URL, page: URL): URL {
  const to = new URL(url);
  for (const name of ARGUMENTS) {
    const value = page.searchParams.get(name);
    if (value !== null) to.searchParams.set(name, value);
  }
  return to;
}
