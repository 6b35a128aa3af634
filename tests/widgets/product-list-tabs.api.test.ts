// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchPosts } from '../../widgets/posts-grid/api';
import { fetchProductList } from '../../widgets/product-list-tabs/api';
import { setPage } from '../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

const LIST = '<div class="shopengine-single-product-item"></div>';
const NOTHING = '<p class="error">No products were found.</p>';
const question = {
  products: ['101', '12'],
  order: 'DESC',
  orderBy: 'date',
  settings: { shopengine_is_cats: 'yes', shopengine_is_details: 'no' },
};

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  setPage({
    globals: {
      shopEngineApiSettings: { resturl: `${server.url}/wp-json/` },
      frontendApiSettings: { ajaxurl: `${server.url}/wp-admin/admin-ajax.php` },
    },
  });
});
afterEach(() => server.close());

const failures: [what: string, answer: Answer, error: object][] = [
  ['null', json(null), { code: 'unknown_error' }],
  ['a whole page', text(`<!DOCTYPE html><html><body>${LIST}</body></html>`), { code: 'unknown_error' }],
  ['words', text('There has been a critical error on this website.'), { code: 'unknown_error' }],
  ['an error that says 200', json({ code: 'rest_no_route' }), { code: 'unknown_error' }],
  ['a fatal error', text('<p>critical error</p>', 500), { code: 'http', status: 500 }],
  ['silence', silence, { code: 'timeout' }],
  ['a dropped connection', drop, { code: 'fetch_error' }],
];

describe('filter_cat_products (SPEC 7.2)', () => {
  const PATH = '/wp-json/shopengine-builder/v1/widgets_partials/filter_cat_products/';

  it('is a GET with bracket arrays, and no nonce', async () => {
    server.answer(text(LIST));
    expect(await fetchProductList(question)).toBe(LIST);
    const [call] = server.asked;
    expect(decodeURIComponent(call?.path ?? '')).toBe(
      `${PATH}?products[]=101&products[]=12&order=DESC&order_by=date&settings[shopengine_is_cats]=yes&settings[shopengine_is_details]=no`,
    );
    expect([call?.method, call?.headers['x-wp-nonce']]).toEqual(['GET', undefined]);
  });

  it('sends an empty list too, for which the server has words', async () => {
    server.answer(text(NOTHING));
    expect(await fetchProductList({ ...question, products: [], settings: {} })).toBe(NOTHING);
    expect(server.asked[0]?.path).toBe(`${PATH}?products=&order=DESC&order_by=date`);
  });

  it('joins the query of a root without pretty permalinks', async () => {
    setPage({ globals: { shopEngineApiSettings: { resturl: `${server.url}/index.php?rest_route=/` } } });
    server.answer(text(LIST));
    await fetchProductList({ ...question, settings: {} });
    expect(server.asked[0]?.path).toMatch(
      /^\/index\.php\?rest_route=\/shopengine-builder\/v1\/widgets_partials\/filter_cat_products\/&products/,
    );
  });

  it('accepts an empty answer, which the shop gives when it has none of the products any more', async () => {
    server.answer(text(' \n'));
    expect(await fetchProductList(question)).toBe('');
  });

  it.each<[string, Answer, object]>(failures)('rejects on %s', async (_what, answer, error) => {
    server.answer(answer);
    await expect(fetchProductList(question)).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });
});

describe('the call of a posts grid', () => {
  it('is a POST of its fields', async () => {
    server.answer(text(LIST));
    expect(await fetchPosts({ action: 'my_posts', nonce: 'ab12', page: '2' })).toBe(LIST);
    expect(server.asked).toMatchObject([
      { method: 'POST', path: '/wp-admin/admin-ajax.php', body: 'action=my_posts&nonce=ab12&page=2' },
    ]);
  });

  it.each<[string, Answer, string]>([
    ['HTML in JSON', json({ success: true, data: { html: LIST } }), LIST],
    ['no more in JSON', json({ success: true, data: { html: '' } }), ''],
    ['nothing, when there is no more', text(' \n'), ''],
  ])('takes %s', async (_what, answer, html) => {
    server.answer(answer);
    expect(await fetchPosts({})).toBe(html);
  });

  it.each<[string, Answer, object]>([
    ...failures,
    ['a refusal', json({ success: false, data: 'Request denied' }), { code: 'unknown_error' }],
    ['a success without posts', json({ success: true, data: null }), { code: 'unknown_error' }],
    ['an unknown action', text('0', 400), { code: 'http' }],
    ['an unknown action that says 200', text('0'), { code: 'unknown_error' }],
    ['an old nonce', text('-1', 403), { code: 'http' }],
  ])('rejects on %s', async (_what, answer, error) => {
    server.answer(answer);
    await expect(fetchPosts({})).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });
});
