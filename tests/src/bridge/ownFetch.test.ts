// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postForJson, requestHtml } from '../../../src/api/request';
import { callRest, callRoute, renewNonce } from '../../../src/api/rest';
import { ownFetch } from '../../../src/bridge/page/ownFetch';
import { clearCampaignCache } from '../../../widgets/campaign/api';
import { updateOrderReview } from '../../../widgets/checkout/api';
import { fetchSearch } from '../../../widgets/live-search/api';
import { refreshLoop } from '../../../widgets/loop-filter/api';
import { type FakePage, setPage } from '../../helpers/page';
import { type Answer, startServer, type TestServer, text } from '../../helpers/server';

const NONCE = 'the-pages-nonce';

let own: TestServer;
let foreign: TestServer;
let page: FakePage;

/** Globals in which all addresses are on one site. */
const globalsOf = (site: string) => ({
  wc_add_to_cart_params: { wc_ajax_url: `${site}/?wc-ajax=%%endpoint%%` },
  woocommerce_params: { ajax_url: `${site}/wp-admin/admin-ajax.php` },
  wcct_data: { admin_ajax: `${site}/wp-admin/admin-ajax.php` },
});
const usePage = (site: string) => {
  page = setPage({ restNonce: NONCE, restUrl: `${site}/wp-json/`, globals: globalsOf(site) });
};

beforeEach(async () => {
  foreign = await startServer();
  // The page has the address of the last server.
  own = await startServer();
  foreign.answer((_asked, response) => {
    // These headers would allow every page to read the answer.
    const anyone = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    response.writeHead(200, { 'Content-Type': 'text/html', ...anyone });
    response.end('<div class="stolen"></div>');
  });
});
afterEach(() => Promise.all([own.close(), foreign.close()]));

const redirect =
  (status: number): Answer =>
  (_asked, response) => {
    response.writeHead(status, { Location: `${foreign.url}/stolen` });
    response.end();
  };

const { signal } = new AbortController();

/** Every client of the shop's own server, by the site that it is sent to. */
const clients: [name: string, call: (site: string) => Promise<unknown>][] = [
  ['ownFetch', (site) => ownFetch(`${site}/`, {}, 1000)],
  ['requestHtml', (site) => requestHtml(`${site}/shop/page/2/`, undefined, String)],
  ['requestHtml with a body', (site) => requestHtml(`${site}/cart/`, 'woocommerce-cart-nonce=n', String)],
  ['postForJson', (site) => postForJson(`${site}/?wc-ajax=add_to_cart`, { product_id: 1 }, (json) => json)],
  ['callRest', (site) => callRest({ url: `${site}/wp-json/wp/v2/users/1`, method: 'POST', form: { a: 1 } })],
  ['callRoute', (site) => callRoute({ url: `${site}/wp-json/shopengine-builder/v1/wishlist/`, nonce: NONCE })],
  [
    'fetchSearch',
    (site) => fetchSearch(`${site}/wp-json/shopengine/v1/advanced-search/`, `nonce=${NONCE}&s=moon`, signal),
  ],
  [
    'refreshLoop',
    () =>
      refreshLoop(
        { post_id: '1', widget_filters: {}, widget_id: 'a', pagination_base_url: '', is_edit_mode: true },
        signal,
      ),
  ],
  ['updateOrderReview', () => updateOrderReview({}, () => {}, signal)],
];

describe('an address of another site', () => {
  beforeEach(() => usePage(foreign.url));

  it.each(clients)('is not called by %s, and is reported without its query', async (_name, call) => {
    await expect(call(foreign.url)).rejects.toMatchObject({ code: 'foreign', sent: false });
    expect(foreign.asked).toEqual([]);
    expect(page.problems.length).toBeGreaterThan(0);
    expect(JSON.stringify(page.problems)).not.toContain(NONCE);
  });

  it('is reported even if nobody waits for an answer', async () => {
    clearCampaignCache();
    expect(await renewNonce(NONCE)).toBe('');
    expect([foreign.asked, page.problems.length]).toEqual([[], 2]);
  });

  it.each(['blob:', 'data:text/html,', 'javascript:', 'ftp:', 'file:', 'https://'])(
    'may hide behind %s',
    async (scheme) => {
      const address = scheme === 'https://' ? own.url.replace('http:', 'https:') : `${scheme}${own.url}/`;
      await expect(ownFetch(address, {}, 1000)).rejects.toMatchObject({ code: 'foreign' });
      expect(own.asked).toEqual([]);
    },
  );
});

describe('an address of this site that leads to another one', () => {
  beforeEach(() => usePage(own.url));

  it.each(clients)('is left alone by %s before anything is sent there', async (_name, call) => {
    for (const status of [302, 307]) {
      own.answer(redirect(status));
      await expect(call(own.url)).rejects.toMatchObject({ code: 'fetch_error' });
    }
    expect(own.asked.length).toBeGreaterThan(1);
    expect(foreign.asked).toEqual([]);
  });

  it('within the site is followed', async () => {
    own.answer((_asked, response) => {
      response.writeHead(302, { Location: '/elsewhere/' });
      response.end();
    }, text('<p>here</p>'));
    expect(await requestHtml(`${own.url}/here/`, undefined, String)).toBe('<p>here</p>');
  });
});

describe('an answer', () => {
  beforeEach(() => usePage(own.url));
  const from = (url: string) =>
    vi.stubGlobal('fetch', async () => Object.defineProperty(new Response('<p>'), 'url', { value: url }));
  afterEach(() => vi.unstubAllGlobals());

  it('of another site is refused, wherever it comes from', async () => {
    from('https://evil.example/');
    const read = vi.fn();
    await expect(requestHtml('/', undefined, read)).rejects.toMatchObject({ code: 'foreign', sent: true });
    expect([read.mock.calls, page.problems.length]).toEqual([[], 1]);
  });

  it('without an address comes from a service worker, and is accepted', async () => {
    from('');
    expect(await requestHtml('/', undefined, String)).toBe('<p>');
  });

  it('is asked for with this site’s cookies, and with no other site’s', async () => {
    const asked: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      asked.push(init);
      return new Response('{}');
    });
    usePage('');
    for (const [, call] of clients) await call('').catch(() => {});
    expect(asked.length).toBeGreaterThanOrEqual(clients.length);
    expect(asked.map(({ mode, credentials }) => `${mode} ${credentials}`)).toEqual(
      asked.map(() => 'same-origin same-origin'),
    );
  });
});
