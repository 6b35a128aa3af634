/** Owns telling the shopper about adds that an earlier page left and that this page can neither send nor find. */
import { pageSetting } from '../bridge/page/globals';
import { say } from '../texts/say';
import { sayCount } from '../texts/sayCount';
import { addsDropped, addsUnkept, viewCart } from '../texts/table';
import type { Notice } from '../ui/messages/notice';
import { notify } from '../ui/messages/notify';

/** A link to the cart, for a shopper who is not sure what is in it. */
export const toCart = (): Notice['action'] => ({
  label: say(viewCart),
  href: pageSetting('wc_add_to_cart_params', 'cart_url') || '/cart/',
});

/** Tells the shopper about adds that were never sent and are too old to be sent now. */
export const tellDropped = (count: number): Promise<void> =>
  notify({ kind: 'error', text: sayCount(addsDropped, { count }) });

/** Tells the shopper that the browser could not keep some adds for this page. */
export const tellUnkept = (): Promise<void> => notify({ kind: 'error', text: say(addsUnkept), action: toCart() });
