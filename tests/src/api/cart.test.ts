// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, refreshFragments } from '../../../src/api/cart';
import { removeFromCart } from '../../../src/api/cartRemoval';
import { applyCoupon, getCartTotals, removeCoupon, updateShippingMethod } from '../../../widgets/cart/api';
import { setPage } from '../../helpers/page';
import { type Answer, json, silence, startServer, type TestServer, text } from '../../helpers/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({
    timeout: 2000,
    globals: {
      wc_add_to_cart_params: { wc_ajax_url: `${server.url}/?wc-ajax=%%endpoint%%` },
      wc_cart_params: { apply_coupon_nonce: 'n1', remove_coupon_nonce: 'n2', update_shipping_method_nonce: 'n3' },
      wc_cart_fragments_params: { request_timeout: '500' },
    },
  });
});
afterEach(() => server.close());

const same = <T>(value: T) => value;
const cart = { fragments: { 'a.cart': '<a class="cart">1</a>' }, cart_hash: 'h1' };

describe('add_to_cart', () => {
  it('sends every data attribute of the button and gives fragments and hash', async () => {
    server.answer(json(cart));
    const answer = await addToCart({ product_id: '12', quantity: '1', product_sku: 'x', gift: "it's" }, same);
    expect(answer).toEqual({ fragments: cart.fragments, cartHash: 'h1' });
    expect(server.asked[0]).toMatchObject({
      path: '/?wc-ajax=add_to_cart',
      body: 'product_id=12&quantity=1&product_sku=x&gift=it%27s',
    });
  });

  it('gives the product’s address when the server refuses', async () => {
    server.answer(json({ error: true, product_url: 'https://shop.example/p/' }));
    expect(await addToCart({}, same)).toEqual({ productUrl: 'https://shop.example/p/' });
  });

  it('uses the answer before the promise settles', async () => {
    const log: string[] = [];
    server.answer(json(cart));
    await addToCart({}, () => log.push('used'));
    log.push('settled');
    expect(log).toEqual(['used', 'settled']);
  });

  it.each<[string, Answer]>([
    ['null', json(null)],
    ['a list', json([])],
    ['an error without an address', json({ error: true })],
    ['no fragments', json({ cart_hash: 'x' })],
    ['fragments of the wrong type', json({ fragments: 'x' })],
    ['-1', text('-1')],
  ])('rejects %s', async (_what, answer) => {
    server.answer(answer);
    await expect(addToCart({}, same)).rejects.toMatchObject({ name: 'CallError' });
  });

  it('keeps a theme’s own values among the fragments, and reads a missing hash as empty', async () => {
    const fragments = { a: '<a></a>', count: 3, totals: { net: '£9' }, none: null };
    server.answer(json({ fragments }));
    expect(await addToCart({}, same)).toEqual({ fragments, cartHash: '' });
  });
});

describe('the other cart endpoints', () => {
  it('remove_from_cart sends the item’s key, and rejects {"success":false}', async () => {
    server.answer(json(cart), json({ success: false }));
    await removeFromCart('k1', same);
    expect(server.asked[0]).toMatchObject({ path: '/?wc-ajax=remove_from_cart', body: 'cart_item_key=k1' });
    await expect(removeFromCart('k1', same)).rejects.toMatchObject({ code: 'no_fragments' });
  });

  it('get_refreshed_fragments sends the time and has the page’s own time-out', async () => {
    server.answer(json(cart), silence);
    await refreshFragments(123, same);
    expect(server.asked[0]).toMatchObject({ path: '/?wc-ajax=get_refreshed_fragments', body: 'time=123' });
    await expect(refreshFragments(124, same)).rejects.toMatchObject({ code: 'timeout' });
  });

  it.each([
    ['500', 500],
    [undefined, 5000],
  ])('get_refreshed_fragments with a request_timeout of %j may take %d ms', async (request_timeout, limit) => {
    setPage({
      timeout: 2000,
      globals: {
        wc_add_to_cart_params: { wc_ajax_url: `${server.url}/?wc-ajax=%%endpoint%%` },
        wc_cart_fragments_params: { request_timeout },
      },
    });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    server.answer(json(cart));
    await refreshFragments(123, same);
    const limits = timers.mock.calls.map(([, milliseconds]) => milliseconds);
    timers.mockRestore();
    expect(limits).toContain(limit);
  });

  it('coupons and shipping methods carry their nonces', async () => {
    server.answer(text('<p>ok</p>'));
    await applyCoupon('ten', same);
    await removeCoupon('ten', same);
    await updateShippingMethod({ 0: 'flat_rate:1' }, same);
    expect(await getCartTotals(same)).toBe('<p>ok</p>');
    expect(server.asked.map(({ method, path, body }) => [method, path, decodeURIComponent(body)])).toEqual([
      ['POST', '/?wc-ajax=apply_coupon', 'security=n1&coupon_code=ten'],
      ['POST', '/?wc-ajax=remove_coupon', 'security=n2&coupon=ten'],
      ['POST', '/?wc-ajax=update_shipping_method', 'security=n3&shipping_method[0]=flat_rate:1'],
      ['GET', '/?wc-ajax=get_cart_totals', ''],
    ]);
  });
});
