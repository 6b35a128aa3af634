// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServer } from '../../demo/server';

/** Pages that a page cache keeps; the rest (cart, checkout, account) it leaves alone. */
const PAGES = [
  '/',
  '/shop/',
  '/shop/page/2/',
  '/product-category/pc/',
  '/product/ashfall-kingdoms/',
  '/games/',
  '/loops/',
  '/lists/',
  '/?s=iron',
];

const app = createServer();
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);

// A page says when its deals end, counted from the moment it is printed: the clock stands still here.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody with a game in the cart and a list to compare. */
async function busyGuest(mode: string): Promise<string> {
  const response = await app.request('/?add-to-cart=101');
  const cookies = cookiesOf(response);
  expect(cookies).toContain('woocommerce_items_in_cart=1');
  return [...cookies, `demo_mode=${mode}`, 'shopengine_comparison_id_list=101,102'].join('; ');
}

test.each(['', 'jquery', 'strict'])(
  'printed %o, a cached page is the same for two guests, and sets no cookie',
  async (mode) => {
    const cookie = await busyGuest(mode);
    for (const page of PAGES) {
      const address = `${page}${page.includes('?') ? '&' : '?'}cached`;
      const [one, other] = await Promise.all(
        [cookie, `demo_mode=${mode}`].map((cookies) => app.request(address, { headers: { cookie: cookies } })),
      );
      expect(one?.status, address).toBe(200);
      expect(await one?.text(), address).toBe(await other?.text());
      expect(
        [one, other].flatMap((response) => cookiesOf(response as Response)),
        address,
      ).toEqual([]);
    }
    // Without the cache the two differ: the check above can fail.
    const [own, fresh] = await Promise.all(
      [cookie, `demo_mode=${mode}`].map((cookies) => app.request('/shop/', { headers: { cookie: cookies } })),
    );
    expect(await own?.text()).not.toBe(await fresh?.text());
  },
);
