// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatest } from '../../../src/api/latest';
import { postForJson, requestHtml, wcAjaxUrl } from '../../../src/api/request';
import type { CallError } from '../../../src/rules/callError';
import { leavePage } from '../../helpers/leaving';
import { setPage } from '../../helpers/page';
import { drop, json, silence, startServer, type TestServer, text } from '../../helpers/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({ timeout: 2000 });
});
afterEach(() => server.close());

const failure = (work: Promise<unknown>): Promise<CallError> =>
  work.then(
    () => {
      throw new Error('It should have failed.');
    },
    (error) => error,
  );

describe('an endpoint’s address', () => {
  it('comes from the page’s own template', () => {
    setPage({ globals: { woocommerce_params: { wc_ajax_url: '/de/?lang=de&wc-ajax=%%endpoint%%' } } });
    expect(wcAjaxUrl('add_to_cart')).toBe('/de/?lang=de&wc-ajax=add_to_cart');
  });

  it.each([
    ['a folder', '/de/?wc-ajax=%%endpoint%%', '/de/?wc-ajax=add_to_cart'],
    ['a parameter after the endpoint', '/?wc-ajax=%%endpoint%%&lang=de', '/?wc-ajax=add_to_cart&lang=de'],
    ['a domain', 'https://shop.de/?wc-ajax=%%endpoint%%', 'https://shop.de/?wc-ajax=add_to_cart'],
  ])('keeps the language: %s', (_what, template, address) => {
    setPage({ globals: { wc_cart_fragments_params: { wc_ajax_url: template } } });
    expect(wcAjaxUrl('add_to_cart')).toBe(address);
  });

  it('comes from the global of the script that makes the call, before any other', () => {
    const templateOf = (language: string) => ({ wc_ajax_url: `/${language}/?wc-ajax=%%endpoint%%` });
    setPage({
      globals: {
        woocommerce_params: templateOf('en'),
        wc_add_to_cart_params: templateOf('en'),
        wc_checkout_params: templateOf('de'),
      },
    });
    expect(wcAjaxUrl('update_order_review', 'wc_checkout_params')).toBe('/de/?wc-ajax=update_order_review');
    expect(wcAjaxUrl('apply_coupon', 'wc_cart_params')).toBe('/en/?wc-ajax=apply_coupon');
  });

  it('is SPEC’s where the page has none', () => {
    expect(wcAjaxUrl('add_to_cart')).toBe('/?wc-ajax=add_to_cart');
  });
});

describe('a form call', () => {
  it('posts URL-encoded fields as jQuery would, and reads JSON', async () => {
    server.answer(json({ cart_hash: 'abc' }));
    const answer = await postForJson(
      `${server.url}/?wc-ajax=add_to_cart`,
      { product_id: 12, quantity: 1 },
      (value) => value,
    );
    expect(answer).toEqual({ cart_hash: 'abc' });
    expect(server.asked).toMatchObject([
      { method: 'POST', path: '/?wc-ajax=add_to_cart', body: 'product_id=12&quantity=1' },
    ]);
    expect(server.asked[0]?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it('outlives its page, unless it is longer than browsers allow', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    for (const length of [1, 65_536])
      await postForJson(server.url, { signature: 'A'.repeat(length) }, (value) => value);
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });

  it('passes over what a plugin printed before the JSON', async () => {
    server.answer(text('<br />Notice: something in plugin.php\n{"ok":true}'));
    expect(await postForJson(server.url, {}, (value) => value)).toEqual({ ok: true });
  });

  it.each([
    ['HTML', text('<!doctype html><p>Down</p>'), 'invalid_json', 200],
    ['nothing', text(''), 'invalid_json', 200],
    ['truncated JSON', text('{"fragments":{"a":"b'), 'invalid_json', 200],
    ['500', text('{}', 500), 'http', 500],
    ['403 and -1', text('-1', 403), 'http', 403],
  ])('fails when the answer is %s', async (_what, answer, code) => {
    server.answer(answer);
    expect(await failure(postForJson(server.url, {}, (value) => value))).toMatchObject({ name: 'CallError', code });
  });

  it('tells the HTTP status of a refusal', async () => {
    server.answer(text('-1', 403));
    expect(await failure(requestHtml(server.url, '', (html) => html))).toMatchObject({
      code: 'http',
      status: 403,
      data: '-1',
    });
  });

  it('fails when the connection is dropped', async () => {
    server.answer(drop);
    expect(await failure(postForJson(server.url, {}, (value) => value))).toMatchObject({
      code: 'fetch_error',
      status: 0,
      sent: true,
    });
  });

  it('does not fail while the shopper leaves the page', async () => {
    server.answer(drop);
    const stay = leavePage();
    let code = '';
    // This body is too long for keepalive, so the browser aborts the call with all others.
    const told = failure(postForJson(server.url, { signature: 'A'.repeat(65_536) }, (value) => value)).then((error) => {
      code = error.code;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(code).toBe('');
    stay();
    await told;
    expect(code).toBe('fetch_error');
    vi.unstubAllGlobals();
  });

  it('fails when it takes too long', async () => {
    server.answer(silence);
    expect(await failure(postForJson(server.url, {}, (value) => value, { timeout: 30 }))).toMatchObject({
      code: 'timeout',
    });
  });

  it('fails when it is aborted', async () => {
    server.answer(silence);
    const control = new AbortController();
    const work = failure(postForJson(server.url, {}, (value) => value, { signal: control.signal }));
    control.abort();
    expect(await work).toMatchObject({ code: 'aborted' });
  });
});

describe('a call for HTML', () => {
  it('is a GET without a body and a POST with one', async () => {
    server.answer(text('<p>cart</p>'));
    expect(await requestHtml(server.url, undefined, (html) => html)).toBe('<p>cart</p>');
    await requestHtml(server.url, 'a=1', () => undefined);
    expect(server.asked.map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
      ['POST', 'a=1'],
    ]);
  });
});

describe('only the latest call', () => {
  it('answers; the older one is aborted and never settles', async () => {
    const log: string[] = [];
    let number = 0;
    server.answer(silence, text('second'));
    const ask = createLatest((signal) => requestHtml(server.url, `n=${number++}`, (html) => html, { signal }));
    ask().then(
      () => log.push('the first answered'),
      () => log.push('the first failed'),
    );
    while (!server.asked.length) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await ask()).toBe('second');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(log).toEqual([]);
  });

  it('rejects when it fails', async () => {
    const ask = createLatest(() => Promise.reject(new Error('no')));
    await expect(ask()).rejects.toThrow('no');
  });
});
