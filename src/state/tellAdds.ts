/** Owns telling the shopper of adds that an earlier page left and that this one cannot see through. */
import { pageSetting } from '../bridge/globals';
import { sayCount } from '../bridge/textCount';
import { say } from '../bridge/texts';
import { addsDropped, addsUnkept, viewCart } from '../rules/texts';
import { type Notice, notify } from './notify';

/** The way to the cart, for whoever is not sure what is in it. */
export const toCart = (): Notice['action'] => ({ label: say(viewCart), href: pageSetting('wc_add_to_cart_params', 'cart_url') || '/cart/' });

/** Tells of adds that were never sent and are too old to be sent now. */
export const tellDropped = (count: number): Promise<void> => notify({ kind: 'error', text: sayCount(addsDropped, { count }) });

/** Tells that there were adds that the browser could not keep for this page. */
export const tellUnkept = (): Promise<void> => notify({ kind: 'error', text: say(addsUnkept), action: toCart() });
