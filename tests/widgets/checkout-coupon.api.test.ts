// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyCheckoutCoupon, removeCheckoutCoupon } from '../../widgets/checkout-coupon/api';
import { setPage } from '../helpers/page';
import { json, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;

beforeEach(async () => {
  server = await startServer();
  const wc_checkout_params = {
    wc_ajax_url: `${server.url}/?wc-ajax=%%endpoint%%`,
    apply_coupon_nonce: 'apply1',
    remove_coupon_nonce: 'remove1',
  };
  setPage({ globals: { wc_checkout_params } });
});
afterEach(() => server.close());

const MESSAGE = '<div class="woocommerce-message" role="alert">Applied.</div>';
const same = (html: string) => html;

describe('the checkout’s coupons (SPEC 7.1)', () => {
  it('are applied with the checkout’s nonce and the shopper’s address', async () => {
    server.answer(text(MESSAGE));
    expect(await applyCheckoutCoupon('ten', 'ada@example.com', same)).toBe(MESSAGE);
    expect(server.asked).toMatchObject([
      {
        method: 'POST',
        path: '/?wc-ajax=apply_coupon',
        body: 'security=apply1&coupon_code=ten&billing_email=ada%40example.com',
      },
    ]);
  });

  it('are removed by their code', async () => {
    server.answer(text(MESSAGE));
    await removeCheckoutCoupon('ten', same);
    expect(server.asked).toMatchObject([
      { method: 'POST', path: '/?wc-ajax=remove_coupon', body: 'security=remove1&coupon=ten' },
    ]);
  });

  it.each([
    ['a stale nonce', text('-1', 403), { code: 'http', status: 403 }],
    ['words', text('-1'), { code: 'unknown_error' }],
    ['a whole page', text('<!doctype html><html><body><div>Log in</div></body></html>'), { code: 'unknown_error' }],
    ['an object', json({ success: false }), { code: 'unknown_error' }],
  ])('reject when the answer is %s', async (_name, answer, error) => {
    server.answer(answer);
    await expect(applyCheckoutCoupon('ten', '', same)).rejects.toMatchObject(error);
    await expect(removeCheckoutCoupon('ten', same)).rejects.toMatchObject(error);
  });
});
