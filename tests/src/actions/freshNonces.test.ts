import { expect, it, vi } from 'vitest';
import { repeatFresh } from '../../../src/actions/freshNonces';
import { breakNetwork } from '../../faults/network';
import { setPage } from '../../helpers/page';
import { freshVisits } from '../../helpers/visit';

freshVisits();

const cart = (nonce: string) => `<form class="cart"><input type="hidden" name="cart-nonce" value="${nonce}"></form>`;
const other = (name: string, nonce: string) =>
  `<form class="${name}"><input type="hidden" name="_wpnonce" value="${nonce}"></form>`;
const page = (age: string, carts: number) =>
  `${cart(`cart-${age}`).repeat(carts)}${other('search', `search-${age}`)}${other('newsletter', `newsletter-${age}`)}`;
const nonces = () => [...document.querySelectorAll('input')].map(({ value }) => value);

it('fresh nonces go to the forms that they are for: forms of two plugins may call them alike', async () => {
  setPage();
  vi.stubGlobal('wc_cart_params', { apply_coupon_nonce: 'old' });
  document.body.innerHTML = page('old', 2);
  breakNetwork({
    on: /./,
    good: `<html><script>var wc_cart_params = {"apply_coupon_nonce":"fresh"};</script>${page('fresh', 1)}</html>`,
  });
  const again = vi.fn();
  await repeatFresh(again);
  expect(again).toHaveBeenCalledOnce();
  expect(nonces()).toEqual(['cart-fresh', 'cart-fresh', 'search-fresh', 'newsletter-fresh']);
});
