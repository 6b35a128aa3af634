/** Brings a shopper with a name and an address to the checkout. */
import { ADDRESS } from '../helpers/address';
import { fill } from './actions';
import type { Tab } from './drivers/tab';
import type { Shop } from './test';

/** Opens the checkout with a game in the cart. @param more further parameters of the address */
export async function openCheckout(shop: Shop, more = ''): Promise<void> {
  await shop.open('/shop/?add-to-cart=118');
  await shop.open(`/checkout/?provider=off${more}`);
}

/** Fills in the fields that an order needs. */
export async function fillAddress(tab: Tab): Promise<void> {
  for (const [name, value] of Object.entries(ADDRESS)) await fill(tab, `#billing_${name}`, value);
}
