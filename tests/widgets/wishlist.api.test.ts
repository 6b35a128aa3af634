// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../src/island/types';
import { toggleWishlist } from '../../widgets/wishlist/api';
import { setPage } from '../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

let server: TestServer;
let nonce = 0;

/** Nonces that were refreshed stay known: each test has its own. */
const page = (wishlist: Record<string, string>, config: Config = {}) =>
  setPage({
    globals: {
      shopEngineWishlist: wishlist,
      woocommerce_params: { ajax_url: `${server.url}/wp-admin/admin-ajax.php` },
    },
    ...config,
  });

beforeEach(async () => {
  server = await startServer();
  page({ resturl: `${server.url}/wp-json/`, rest_nonce: `nonce${++nonce}` });
});
afterEach(() => server.close());

const expired = json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);
const forbidden = json({ code: 'rest_forbidden', message: 'Not for you', data: { status: 401 } }, 401);
const added = json({ status: 'success', message: 'In', todo: 'add' });
const asked = () => server.asked.map(({ path, headers }) => [path, headers['x-wp-nonce']]);

const ROUTE = '/wp-json/shopengine-builder/v1/wishlist/add_to_list/';

describe('add_to_list (SPEC 7.3)', () => {
  it('is one POST with the product’s id and the wishlist’s nonce', async () => {
    server.answer(added);
    expect(await toggleWishlist(101)).toBe(true);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]).toMatchObject({ method: 'POST', path: ROUTE, body: 'product_id=101' });
    expect(server.asked[0]?.headers).toMatchObject({
      'x-wp-nonce': `nonce${nonce}`,
      'content-type': expect.stringContaining('x-www-form-urlencoded'),
    });
  });

  it.each([['removed'], ['anything'], [undefined]])(
    'has taken the product out when it answers todo %s (SPEC 4.6)',
    async (todo) => {
      server.answer(json({ status: 'success', todo }));
      expect(await toggleWishlist(101)).toBe(false);
    },
  );

  it('uses a root without pretty permalinks, and prefers the config’s root', async () => {
    server.answer(added);
    page({ resturl: `${server.url}/index.php?rest_route=/` });
    await toggleWishlist(101);
    page({ resturl: 'https://elsewhere.example/wp-json/' }, { restUrl: `${server.url}/rest/` });
    await toggleWishlist(101);
    expect(server.asked.map(({ path }) => path)).toEqual([
      '/index.php?rest_route=/shopengine-builder/v1/wishlist/add_to_list/',
      '/rest/shopengine-builder/v1/wishlist/add_to_list/',
    ]);
  });

  it('is sent once more with a fresh nonce when its own has expired', async () => {
    server.answer(expired, text('fresh12345'), added);
    expect(await toggleWishlist(101)).toBe(true);
    expect(asked()).toEqual([
      [ROUTE, `nonce${nonce}`],
      ['/wp-admin/admin-ajax.php?action=rest-nonce', undefined],
      [ROUTE, 'fresh12345'],
    ]);
  });

  it('of a guest whose nonce has expired is refused like any guest’s', async () => {
    server.answer(expired, text('0', 400), forbidden);
    await expect(toggleWishlist(101)).rejects.toMatchObject({ code: 'rest_forbidden', status: 401 });
    expect(server.asked).toHaveLength(3);
  });

  it.each<[string, Answer, object]>([
    ['null', json(null), { code: 'unknown_error' }],
    ['a word', json('success'), { code: 'unknown_error' }],
    ['no product', json({ status: 'failed', message: 'Product id not found.' }), { code: 'unknown_error' }],
    ['a page', text('<h1>Maintenance</h1>'), { code: 'invalid_json' }],
    ['an empty answer', text(''), { code: 'invalid_json' }],
    ['a fatal error', text('<p>There has been a critical error</p>', 500), { code: 'invalid_json', status: 500 }],
    ['a refusal', json({ code: 'rest_cannot', message: 'No' }, 403), { code: 'rest_cannot', status: 403 }],
    ['a drop', drop, { code: 'fetch_error' }],
    ['silence', silence, { code: 'timeout' }],
  ])('rejects on %s, and is not repeated', async (_what, answer, error) => {
    server.answer(answer);
    await expect(toggleWishlist(101)).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });
});
