/** Tests the cart page before a hand has come to it, while the code that changes the cart is not loaded. */
import jQuery from 'jquery';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { added, adopt, beginLook, chosen } from '../../widgets/cart/page/look';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const form = () => find<HTMLFormElement>('form.woocommerce-cart-form');
const update = () => find<HTMLButtonElement>('[name="update_cart"]');

beforeEach(async () => {
  vi.stubGlobal(
    'jQuery',
    Object.assign((target: unknown) => jQuery(target as Element), { fn: {} }),
  );
  await import('../../src/bridge/jquery/bridge');
  showFixture('cart');
  return () => void jQuery(document).off();
});

describe('a cart form that nobody has touched', () => {
  it('has its update button disabled until a quantity changes', () => {
    setPage();
    beginLook();
    adopt(form());
    expect(update().disabled).toBe(true);
    find('.qty').dispatchEvent(new Event('input', { bubbles: true }));
    expect(update().disabled).toBe(false);
  });

  it('stays as printed when the cart’s island is switched off', () => {
    setPage({ disable: ['cart'] });
    beginLook();
    adopt(form());
    expect(update().disabled).toBe(false);
  });
});

describe('what another script does by jQuery before the island is there', () => {
  it('wakes the island, which then hears of a product', () => {
    const { woken } = setPage();
    beginLook();
    jQuery(document.body).trigger('added_to_cart', [{ a: '' }, 'h', undefined]);
    expect(woken).toEqual(['cart']);
    const heard: unknown[] = [];
    added.take((fragments) => heard.push(fragments));
    expect(heard).toEqual([{ a: '' }]);
  });

  it('wakes the island for a shipping method, and for WooCommerce’s command', () => {
    const { woken } = setPage();
    beginLook();
    find('.cart_totals').insertAdjacentHTML(
      'beforeend',
      '<select class="shipping_method" name="shipping_method[9]"></select>',
    );
    jQuery('select.shipping_method').trigger('change');
    jQuery(document.body).trigger('wc_update_cart');
    expect(woken).toEqual(['cart', 'cart']);
    const fields: Element[] = [];
    chosen.take((field) => fields.push(field));
    expect(fields).toEqual([find('select.shipping_method')]);
  });
});
