// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder, updateOrderReview } from '../../widgets/checkout/api';
import { setPage } from '../helpers/page';
import { drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
let signal: AbortSignal;

beforeEach(async () => {
  server = await startServer();
  signal = new AbortController().signal;
  setPage({
    globals: {
      wc_checkout_params: {
        wc_ajax_url: `${server.url}/?wc-ajax=%%endpoint%%`,
        checkout_url: `${server.url}/?wc-ajax=checkout`,
        update_order_review_nonce: 'n0nce',
      },
    },
  });
});
afterEach(() => server.close());

const ask = () =>
  updateOrderReview({ country: 'GB', shipping_method: { 0: 'flat_rate:1' } }, (review) => review, signal);

describe('update_order_review', () => {
  it('sends the nonce and the fields, and returns the review', async () => {
    server.answer(json({ result: 'success', messages: '', reload: false, fragments: { '.a': '<p></p>' } }));
    expect(await ask()).toMatchObject({ fragments: { '.a': '<p></p>' }, isFailure: false });
    expect(server.asked[0]).toMatchObject({ method: 'POST', path: '/?wc-ajax=update_order_review' });
    expect(decodeURIComponent(server.asked[0]?.body ?? '')).toBe(
      'security=n0nce&country=GB&shipping_method[0]=flat_rate:1',
    );
  });

  it.each([
    ['null', text('null'), 'unknown_error'],
    ['a page', text('<html></html>'), 'invalid_json'],
    ['a stale nonce', text('-1', 403), 'http'],
    ['silence', silence, 'timeout'],
    ['a dropped connection', drop, 'fetch_error'],
  ] as const)('fails on %s', async (_name, answer, code) => {
    server.answer(answer);
    await expect(ask()).rejects.toMatchObject({ code });
  });
});

describe('an order', () => {
  it('is sent to the page’s own address', async () => {
    server.answer(json({ result: 'success', redirect: '/done/' }));
    expect(await placeOrder('a=1')).toMatchObject({ isPlaced: true, redirect: '/done/' });
    expect(server.asked).toMatchObject([{ method: 'POST', path: '/?wc-ajax=checkout', body: 'a=1' }]);
  });

  it('is read whatever the status and whatever is printed around it', async () => {
    server.answer(text('<b>Warning</b>{"result":"failure","messages":"<ul></ul>"}', 500));
    expect(await placeOrder('')).toMatchObject({ isPlaced: false, messages: '<ul></ul>' });
  });

  it('may take four times as long as any other call', async () => {
    Object.assign((window as unknown as { shopIslands: { config: object } }).shopIslands.config, { timeout: 500 });
    server.answer(
      (asked, response) => void setTimeout(() => json({ result: 'success', redirect: '/done/' })(asked, response), 700),
    );
    expect(await placeOrder('')).toMatchObject({ isPlaced: true });
  });

  it.each([
    ['an unreadable answer', text('<html>'), { code: 'invalid_json', status: 200, sent: true }],
    ['a refusal', text('no', 403), { code: 'http', status: 403 }],
    ['a broken server', text('', 502), { code: 'http', status: 502 }],
    ['silence', silence, { code: 'timeout', sent: true }],
    ['a dropped connection', drop, { code: 'fetch_error', sent: true }],
  ] as const)('is unclear after %s', async (_name, answer, error) => {
    server.answer(answer);
    await expect(placeOrder('')).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });
});
