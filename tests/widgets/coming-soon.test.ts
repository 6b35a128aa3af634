import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismiss } from '../../widgets/coming-soon/enhance';
import { userAddress } from '../../widgets/coming-soon/rules';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';

const PAGE = 'https://shop.example/shop/';
const link = () => find('.coming-soon-footer-banner-dismiss');

let page: FakePage;
/** Each call: its address, its nonce, and what it sends. */
let calls: string[];

beforeEach(() => {
  visitAddress('/shop/');
  calls = [];
  page = setPage({ restNonce: 'the-pages-own' });
  showFixture('coming-soon');
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    calls.push(`${url} ${(headers as Record<string, string>)['X-WP-Nonce'] ?? ''} ${body}`);
    return new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the address that remembers a dismissal', () => {
  it.each([
    'https://shop.example/wp-json/wp/v2/users/7',
    'https://shop.example/wp-json/wp/v2/users/7/',
    'https://shop.example/en/wp-json/wp/v2/users/12',
    'https://shop.example/index.php?rest_route=/wp/v2/users/7',
  ])('is a user of this site: %s', (address) => {
    expect(userAddress(address, PAGE)).toBe(address);
  });

  it.each([
    'https://evil.example/wp-json/wp/v2/users/7',
    '//evil.example/wp-json/wp/v2/users/7',
    'http://shop.example/wp-json/wp/v2/users/7',
    'blob:https://shop.example/wp-json/wp/v2/users/7',
    '/wp-json/wp/v2/users/7?roles[]=administrator',
    '/wp-json/wp/v2/users/7?_method=DELETE&force=true&reassign=1',
    '/wp-json/wp/v2/users/7?rest_route=/wp/v2/settings',
    '/index.php?rest_route=/wp/v2/users/7&rest_route=/wp/v2/settings',
    '/index.php?rest_route=/wp/v2/users/7&roles[]=administrator',
    '/wp-json/wp/v2/posts/7',
    '/wp-json/wp/v2/users/me',
    '/',
    '',
  ])('is no other address: %s', (address) => {
    expect(userAddress(address, PAGE)).toBeUndefined();
  });
});

describe('a dismissal', () => {
  it('is saved with the banner’s own nonce, and with the one field', async () => {
    Object.assign(link().dataset, { restUrl: '/wp-json/wp/v2/users/7', restNonce: 'the-banners' });
    await dismiss(link());
    expect(calls).toEqual([
      'https://shop.example/wp-json/wp/v2/users/7?_locale=user the-banners woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes',
    ]);
    expect(find('#coming-soon-footer-banner').hidden).toBe(true);
  });

  it('sends no other nonce for a banner without one', async () => {
    Object.assign(link().dataset, { restUrl: '/wp-json/wp/v2/users/7', restNonce: '' });
    await dismiss(link());
    expect(calls).toEqual([expect.stringMatching(/users\/7\?_locale=user {2}woocommerce_meta/)]);
  });

  it.each(['https://evil.example/wp-json/wp/v2/users/7', '/wp-json/wp/v2/users/7?roles[]=administrator'])(
    'is not sent to %s, but hides the banner',
    async (address) => {
      link().dataset.restUrl = address;
      await dismiss(link());
      expect([calls, page.problems.length, find('#coming-soon-footer-banner').hidden]).toEqual([[], 1, true]);
    },
  );
});
