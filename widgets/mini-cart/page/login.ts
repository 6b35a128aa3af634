/**
 * Owns whether the kept cart belongs to the login of this page. The cart's hash does not depend on the login, but the
 * links in the fragments carry a nonce that holds for one login only.
 */
import { tabStorage } from '../../../src/bridge/page/storage';
import { isFromCache } from '../../../src/bridge/page/visit';
import type { KeptCart } from '../../../src/bridge/woocommerce/currency';

/** sessionStorage key: "1" when the shopper was logged in when the cart was kept. */
const LOGIN_KEY = 'shop-islands:logged-in';

/** Drops this tab's kept cart if the shopper has logged in or out since the tab kept it. */
export function dropOtherLogin({ fragments }: KeptCart): void {
  const isLoggedIn = document.body.classList.contains('logged-in') ? '1' : '';
  if (isFromCache() || isLoggedIn === (tabStorage.get(LOGIN_KEY) ?? '')) return;
  tabStorage.remove(fragments);
  tabStorage.set(LOGIN_KEY, isLoggedIn);
}
