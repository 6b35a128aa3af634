/**
 * The real shops, and the ways in which their pages load scripts. Most of what is tested on a real shop is tested in
 * each way: a test's tag says in which, and its `difference` annotation what it does not share with the originals.
 * docs/parity.md is made from both.
 */
import { expect, type Page, test } from '@playwright/test';

/** `off`: the plugin's shop with the plugins' own scripts. */
export type Way = 'original' | 'islands' | 'both' | 'plugin' | 'off';

/** The kind of shop: with ShopEngine and ElementsKit, or with the marketing plugins and Astra. */
type Kind = 'shop' | 'marketing';

/** Addresses: of a shop whose pages take `?scripts=`, and of one where this project's plugin is installed. */
const SHOPS = {
  shop: { switched: 'REAL_SHOP_URL', plugin: 'PLUGIN_SHOP_URL' },
  marketing: { switched: 'MARKETING_SHOP_URL', plugin: 'PLUGIN_MARKETING_SHOP_URL' },
} as const satisfies Record<Kind, Record<string, string>>;

const TITLES = {
  original: 'the originals alone',
  islands: 'the islands alone',
  both: 'both',
  plugin: 'the plugin alone',
  off: 'the plugin, switched off',
};

/** The ways without the original scripts. */
export const ALONE: Way[] = ['islands', 'plugin'];
export const EACH: Way[] = ['islands', 'both', 'plugin'];
export const WITH_ORIGINAL: Way[] = ['original', ...EACH];

/** The variable that names a way's shop. */
const nameOf = (kind: Kind, way: Way) => SHOPS[kind][way === 'plugin' || way === 'off' ? 'plugin' : 'switched'];

/** The shop's address for a way; "" if the environment names none. */
export const shopOf = (kind: Kind, way: Way): string => process.env[nameOf(kind, way)] ?? '';

/**
 * `?islands=off` holds for the rest of a visit. Tests that compare several ways in one page begin a new visit for each
 * way.
 */
const forgetOff = (page: Page) =>
  page.addInitScript(() => {
    try {
      sessionStorage.removeItem('shop-islands:off');
    } catch {
      // A frame without storage.
    }
  });

/** Declares tests once for each way, on the shop that has it; without an address they are skipped. */
export function inWays(kind: Kind, ways: Way[], declare: (way: Way) => void): void {
  for (const way of ways) {
    const shop = shopOf(kind, way);
    test.describe(`with ${TITLES[way]}`, { tag: `@${way}` }, () => {
      test.use({ baseURL: shop });
      test.skip(
        !shop,
        `${nameOf(kind, way)} names no shop: set it to the address of one (docs/parity.md) to run these.`,
      );
      if (way === 'plugin' && ways.length > 1) test.beforeEach(({ page }) => forgetOff(page));
      declare(way);
    });
  }
}

/** A path with the parameter that chooses a way. The path's own query stays as it is. */
export function at(path: string, way: Way): string {
  if (way === 'plugin') return path;
  const [address = '', hash] = path.split('#');
  const asked = `${address}${address.includes('?') ? '&' : '?'}${way === 'off' ? 'islands=off' : `scripts=${way}`}`;
  return hash === undefined ? asked : `${asked}#${hash}`;
}

/** The way that shows the originals on the same shop. */
export const originalOf = (way: Way): Way => (way === 'plugin' ? 'off' : 'original');

/** The status of an island whose original script may be on the page. */
export const statusIn = (way: Way): 'yielded' | 'ready' => (way === 'both' ? 'yielded' : 'ready');

/** True where the page runs the islands, alone or beside the originals. */
export const hasIslands = (way: Way): boolean => way !== 'original' && way !== 'off';

/** Notes how a scenario differs from the one with the originals. */
export const difference = (description: string) => ({ annotation: { type: 'difference', description } });

/** Logs the shop's customer in. */
export async function logIn(page: Page, name = 'shopper'): Promise<void> {
  await page.goto('/wp-login.php');
  // WordPress focuses this field a moment after the page has loaded. Text that is typed into another field at that
  // moment would land here.
  await expect(page.locator('#user_login')).toBeFocused();
  await page.fill('#user_login', name);
  await page.fill('#user_pass', name);
  await page.click('#wp-submit');
  // The page's pictures from other hosts may never load.
  await page.waitForURL((url) => !url.pathname.includes('wp-login'), { waitUntil: 'commit' });
}

/** Notes the calls that a page makes from then on: what `wc-ajax` names, or method and path. */
export function noteCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isFile = /\.(js|css|png|webp|svg|woff2?)$/.test(pathname);
    if (!isFile && !request.isNavigationRequest())
      calls.push(searchParams.get('wc-ajax') ?? `${request.method()} ${pathname}`);
  });
  return calls;
}
