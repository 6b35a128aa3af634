// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSearch } from '../../widgets/live-search/api';
import { setPage } from '../helpers/page';
import { type Answer, drop, json, silence, startServer, type TestServer, text } from '../helpers/server';

const RESULTS = '<div class="shopengine-search-product"><div class="shopengine-search-product__item"></div></div>';
const QUERY = '_wp_http_referer=%2Fshop%2F&post_type=product&s=moon+%26+tide&product_cat=16';

let server: TestServer;
let visits = 0;
let nonce: string;
beforeEach(async () => {
  server = await startServer();
  // Renewed nonces are known to the page as long as it lives.
  nonce = `nonce${++visits}`;
  setPage({ globals: { woocommerce_params: { ajax_url: `${server.url}/wp-admin/admin-ajax.php` } } });
});
afterEach(() => server.close());

const search = (address = '/wp-json/shopengine/v1/advanced-search/', signal = new AbortController().signal) =>
  fetchSearch(server.url + address, `nonce=${nonce}&${QUERY}`, signal);
/** As ShopEngine does it: HTML under a JSON content type. */
const mislabelled =
  (html: string): Answer =>
  (_asked, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=UTF-8', 'X-Content-Type-Options': 'nosniff' });
    response.end(html);
  };
const refused = mislabelled('');
const expired = json({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 403);
const guest = text('0', 400);
/** The nonces of each call. */
const asked = () =>
  server.asked.map(({ path, headers }) => {
    const query = new URL(path, server.url).searchParams;
    return query.get('action') ?? `${headers['x-wp-nonce']} ${query.get('nonce')}`;
  });

describe('a live search (SPEC 7.2)', () => {
  it('is a GET with the whole form, and its nonce in the header too', async () => {
    server.answer(mislabelled(RESULTS));
    expect(await search()).toBe(RESULTS);
    expect(server.asked).toMatchObject([
      { method: 'GET', path: `/wp-json/shopengine/v1/advanced-search/?nonce=${nonce}&${QUERY}`, body: '' },
    ]);
    expect(server.asked[0]?.headers['x-wp-nonce']).toBe(nonce);
  });

  it('joins the query of a route without pretty permalinks', async () => {
    server.answer(mislabelled(RESULTS));
    await search('/index.php?rest_route=/shopengine/v1/advanced-search/');
    expect(server.asked[0]?.path).toBe(`/index.php?rest_route=/shopengine/v1/advanced-search/&nonce=${nonce}&${QUERY}`);
  });

  it('accepts HTML as a JSON string', async () => {
    server.answer(json(RESULTS));
    expect(await search()).toBe(RESULTS);
  });

  it.each<[string, Answer]>([
    ['an empty answer', refused],
    ['a 403', expired],
  ])('whose nonce has expired, by %s, renews it and asks once more', async (_what, refusal) => {
    server.answer(refusal, text('fresh123'), mislabelled(RESULTS));
    expect(await search()).toBe(RESULTS);
    expect(asked()).toEqual([`${nonce} ${nonce}`, 'rest-nonce', 'fresh123 fresh123']);
    expect(await search()).toBe(RESULTS);
    expect(asked().slice(3)).toEqual(['fresh123 fresh123']);
  });

  it.each<[string, Answer[], string[]]>([
    ['a guest’s, who can have no other', [refused, guest], ['old', 'rest-nonce']],
    ['refused again', [refused, text('fresh123'), refused], ['old', 'rest-nonce', 'new']],
    ['renewed by an error page', [refused, text('<!doctype html><p>Maintenance</p>')], ['old', 'rest-nonce']],
  ])('with a nonce that is %s is refused, and not repeated for ever', async (_what, answers, calls) => {
    server.answer(...answers);
    await expect(search()).rejects.toMatchObject({ code: 'refused' });
    expect(asked().map((call) => (call === 'rest-nonce' ? call : call.startsWith(nonce) ? 'old' : 'new'))).toEqual(
      calls,
    );
  });

  it.each<[string, Answer, object]>([
    ['null', json(null), { code: 'unknown_error' }],
    ['a whole page', text(`<!DOCTYPE html><html><body>${RESULTS}</body></html>`), { code: 'unknown_error' }],
    ['words', text('There has been a critical error on this website.'), { code: 'unknown_error' }],
    ['an error that says 200', json({ code: 'rest_no_route' }), { code: 'unknown_error' }],
    ['a fatal error', text('<p>critical error</p>', 500), { code: 'http', status: 500 }],
    ['silence', silence, { code: 'timeout' }],
    ['a dropped connection', drop, { code: 'fetch_error' }],
  ])('rejects on %s, and does not ask again', async (_what, answer, error) => {
    server.answer(answer);
    await expect(search()).rejects.toMatchObject(error);
    expect(server.asked).toHaveLength(1);
  });

  it('can be aborted, before it is sent and while it is under way', async () => {
    server.answer(silence);
    const control = new AbortController();
    const asking = search(undefined, control.signal);
    control.abort();
    await expect(asking).rejects.toMatchObject({ code: 'aborted' });
    await expect(search(undefined, control.signal)).rejects.toMatchObject({ code: 'aborted' });
  });

  it.each([
    ['another route', '/wp-json/wp/v2/users/7?force=true'],
    ['a method of its own', '/wp-json/shopengine/v1/advanced-search/?_method=DELETE'],
  ])('whose form names %s gets no other nonce than the form’s', async (_what, address) => {
    server.answer(expired, text('fresh12345'), mislabelled(RESULTS));
    await expect(search(address)).rejects.toMatchObject({ code: 'refused' });
    expect(asked()).toEqual([`${nonce} ${nonce}`]);
  });
});
