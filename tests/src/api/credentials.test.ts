/**
 * Calls to the shop send its cookies, without which a shopper has no cart, no list and no account. Calls to other
 * services send no cookies.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { postForJson, requestHtml } from '../../../src/api/request';
import { callRest, callRoute, renewNonce } from '../../../src/api/rest';
import type { Clock } from '../../../src/bridge/page/clock';
import { createEndpointProvider } from '../../../widgets/address-autocomplete/api';
import { clearCampaignCache } from '../../../widgets/campaign/api';
import { fetchSearch } from '../../../widgets/live-search/api';
import { refreshLoop } from '../../../widgets/loop-filter/api';
import { createNotificationService } from '../../../widgets/social-proof/api';
import { visitAddress } from '../../helpers/browser';
import { setPage } from '../../helpers/page';

const signal = new AbortController().signal;
const SHOP = 'https://shop.example';

/** The options of each call. No answer is useful. */
let asked: RequestInit[];
beforeEach(() => {
  asked = [];
  visitAddress('/');
  setPage({ restUrl: `${SHOP}/wp-json/` });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    asked.push(init);
    return new Response('{}', { status: 200, headers: { 'Content-Type': 'application/json' } });
  });
});

/** Time that does not wait. */
const atOnce: Clock = {
  now: () => 0,
  after: (_milliseconds, run) => {
    run();
    return () => {};
  },
};

const calls: [name: string, run: () => unknown][] = [
  ['a REST call', () => callRest({ path: 'wp/v2/users/1' })],
  ['a REST call with JSON', () => callRoute({ path: 'a', method: 'POST', json: { b: 1 } })],
  ['a REST call with a form', () => callRoute({ path: 'a', method: 'POST', form: { b: '1' } })],
  ['a new nonce', () => renewNonce('old')],
  ['a live search', () => fetchSearch(`${SHOP}/wp-json/search/`, 's=a&nonce=1', signal)],
  [
    'a loop',
    () => refreshLoop({ post_id: '1', widget_filters: {}, widget_id: 'a', pagination_base_url: SHOP }, signal),
  ],
  ['an add to the cart', () => postForJson('/?wc-ajax=add_to_cart', { product_id: '1' }, (answer) => answer)],
  ['a page of the cart', () => requestHtml('/cart/', undefined, (html) => html)],
  ['the end of a campaign', () => clearCampaignCache()],
  ['a search of addresses', () => createEndpointProvider(`${SHOP}/addresses`, atOnce).search('a', 'GB', 'billing')],
];

describe('cookies go with', () => {
  it.each(calls)('%s', async (_, run) => {
    // Other tests check what happens with the answer.
    await Promise.resolve(run()).catch(() => {});
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    expect(['include', 'same-origin']).toContain(asked[0]?.credentials);
  });
});

it('cookies do not go to the service of notifications', async () => {
  await createNotificationService('https://service.example/', 'shop').fetchFeed(signal);
  expect(asked[0]?.credentials).toBe('omit');
});
