// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ajaxUrl } from '../../../src/api/ajaxUrl';
import { callRest, callRoute } from '../../../src/api/rest';
import { builderUrl, restUrl } from '../../../src/api/restUrl';
import type { Config } from '../../../src/island/types';
import { setPage } from '../../helpers/page';
import { drop, json, silence, startServer, type TestServer, text } from '../../helpers/server';

let server: TestServer;
const page = (config: Config = {}) =>
  setPage({
    timeout: 2000,
    restUrl: `${server.url}/wp-json/`,
    restNonce: `nonce-of-${server.url}`,
    globals: { woocommerce_params: { ajax_url: `${server.url}/wp-admin/admin-ajax.php` } },
    ...config,
  });
beforeEach(async () => {
  server = await startServer();
  page();
});
afterEach(() => server.close());

const expired = json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);

describe('a route’s address', () => {
  it.each([
    ['https://s.example/wp-json/', 'wp/v2/users/1', 'https://s.example/wp-json/wp/v2/users/1'],
    ['https://s.example/wp-json/', '/wp/v2/users?x=1', 'https://s.example/wp-json/wp/v2/users?x=1'],
    ['https://s.example/index.php?rest_route=/', 'wp/v2/users', 'https://s.example/index.php?rest_route=/wp/v2/users'],
    [
      'https://s.example/index.php?rest_route=/',
      'wp/v2/users?x=1&y=2',
      'https://s.example/index.php?rest_route=/wp/v2/users&x=1&y=2',
    ],
    ['https://s.example/de/wp-json/', 'a?b=1', 'https://s.example/de/wp-json/a?b=1'],
    ['https://s.example/wp-json/?lang=de', 'a', 'https://s.example/wp-json/a?lang=de'],
    ['https://s.example/wp-json?lang=de/', '/a?b=1', 'https://s.example/wp-json/a?b=1&lang=de'],
    [
      'https://s.example/index.php?lang=de&#038;rest_route=/',
      'a?b=1',
      'https://s.example/index.php?lang=de&rest_route=/a&b=1',
    ],
  ])('below %s for %s', (root, path, url) => {
    expect(restUrl(root, path)).toBe(url);
  });
});

it('the shop’s addresses are WordPress’s usual ones where a page names none', () => {
  setPage();
  expect([ajaxUrl(), builderUrl('shopEngineWishlist', 'wishlist/add_to_list/')]).toEqual([
    '/wp-admin/admin-ajax.php',
    '/wp-json/shopengine-builder/v1/wishlist/add_to_list/',
  ]);
});

describe('a REST call (SPEC 7.6)', () => {
  it('carries the nonce, the locale and the cookies', async () => {
    server.answer(json({ id: 1 }));
    expect(await callRest({ path: 'wp/v2/users/1?context=edit' })).toEqual({ id: 1 });
    expect(server.asked[0]).toMatchObject({ method: 'GET', path: '/wp-json/wp/v2/users/1?context=edit&_locale=user' });
    expect(server.asked[0]?.headers['x-wp-nonce']).toBe(`nonce-of-${server.url}`);
  });

  it('keeps a locale that is asked for', async () => {
    await callRest({ path: 'a?_locale=site' });
    expect(server.asked[0]?.path).toBe('/wp-json/a?_locale=site');
  });

  it('sends JSON, or a form with PHP nesting', async () => {
    await callRest({ method: 'POST', path: 'a', json: { b: [1] } });
    await callRest({ method: 'POST', path: 'a', form: { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } } });
    expect(server.asked[0]).toMatchObject({
      method: 'POST',
      body: '{"b":[1]}',
      headers: { 'content-type': 'application/json' },
    });
    expect(decodeURIComponent(server.asked[1]?.body ?? '')).toBe('woocommerce_meta[coming_soon_banner_dismissed]=yes');
  });

  it.each(['PUT', 'PATCH', 'DELETE'] as const)('sends %s as POST with an override', async (method) => {
    await callRest({ method, path: 'a' });
    expect(server.asked[0]).toMatchObject({
      method: 'POST',
      headers: { 'x-http-method-override': method, 'content-type': 'application/json' },
    });
  });

  it('reads 204 as null', async () => {
    server.answer((_asked, response) => response.writeHead(204).end());
    expect(await callRest({ path: 'a' })).toBeNull();
  });

  it('fetches all pages of per_page=-1, 100 items each', async () => {
    server.answer(json([1, 2], 200, { Link: `<${server.url}/wp-json/a?per_page=100&page=2>; rel="next"` }), json([3]));
    expect(await callRest({ path: 'a?per_page=-1' })).toEqual([1, 2, 3]);
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/wp-json/a?per_page=100&_locale=user',
      '/wp-json/a?per_page=100&page=2',
    ]);
  });

  it('returns an answer that is no list unchanged, even for per_page=-1', async () => {
    server.answer(json({ one: 1 }));
    expect(await callRest({ path: 'a?per_page=-1' })).toEqual({ one: 1 });
  });
});

describe('a failed REST call', () => {
  it.each([
    ['invalid_json', 'The response is not a valid JSON response.', text('<p>no</p>')],
    ['invalid_json', 'The response is not a valid JSON response.', text('<p>no</p>', 500)],
    ['unknown_error', 'An unknown error occurred.', json(null, 500)],
    ['unknown_error', 'An unknown error occurred.', json({}, 502)],
    ['fetch_error', 'You are probably offline.', drop],
  ])('has the code %s and the message “%s”, as in SPEC 8', async (code, message, answer) => {
    server.answer(answer);
    await expect(callRest({ path: 'a' })).rejects.toMatchObject({ code, message });
  });

  it('has the server’s own code, message and data', async () => {
    server.answer(json({ code: 'rest_no_route', message: 'No route', data: { status: 404 } }, 404));
    await expect(callRest({ path: 'a' })).rejects.toMatchObject({
      code: 'rest_no_route',
      message: 'No route',
      status: 404,
      data: { status: 404 },
    });
  });

  it('has its message in the language of the config', async () => {
    page({ texts: { en: { fetch_error: 'Kein Netz.' } } });
    server.answer(drop);
    await expect(callRest({ path: 'a' })).rejects.toMatchObject({ message: 'Kein Netz.' });
  });

  it('has a code of its own for a time-out and for an abort', async () => {
    server.answer(silence);
    await expect(callRest({ path: 'a', timeout: 30 })).rejects.toMatchObject({ code: 'timeout' });
    const control = new AbortController();
    control.abort();
    await expect(callRest({ path: 'a', signal: control.signal })).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('an expired nonce', () => {
  it('is replaced by a fresh one for a second try, and later calls use the fresh one', async () => {
    server.answer(expired, text('fresh12345'), json({ ok: true }));
    expect(await callRest({ path: 'a' })).toEqual({ ok: true });
    await callRest({ path: 'b' });
    expect(server.asked.map(({ path, headers }) => [path, headers['x-wp-nonce']])).toEqual([
      ['/wp-json/a?_locale=user', `nonce-of-${server.url}`],
      ['/wp-admin/admin-ajax.php?action=rest-nonce', undefined],
      ['/wp-json/a?_locale=user', 'fresh12345'],
      ['/wp-json/b?_locale=user', 'fresh12345'],
    ]);
  });

  it('is retried once and never again, however often the server says so', async () => {
    server.answer(expired, text('fresh12345'), expired);
    await expect(callRest({ path: 'a' })).rejects.toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    expect(server.asked).toHaveLength(3);
  });

  it.each([
    ['0 with status 400', text('0', 400)],
    ['0', text('0')],
    ['a page', text('<html></html>')],
  ])('of a guest is left out, and the call made once more, when the refresh gives %s', async (_what, refresh) => {
    server.answer(expired, refresh, json({ ok: true }));
    expect(await callRest({ path: 'a' })).toEqual({ ok: true });
    expect(server.asked[2]?.headers['x-wp-nonce']).toBeUndefined();
  });
});

describe('a plugin’s route', () => {
  it('is called without a locale, with the module’s own nonce, by a call that outlives the page', async () => {
    const init: RequestInit[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
      init.push(options ?? {});
      return fetch(input, options);
    });
    server.answer(json({ status: 'success' }));
    expect(await callRoute({ method: 'POST', path: 'a/b/', nonce: 'own', form: { product_id: 7 } })).toEqual({
      status: 'success',
    });
    expect(server.asked[0]).toMatchObject({
      method: 'POST',
      path: '/wp-json/a/b/',
      body: 'product_id=7',
      headers: { 'x-wp-nonce': 'own' },
    });
    expect(init[0]?.keepalive).toBe(true);
  });
});
