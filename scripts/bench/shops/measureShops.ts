/** Measures shops as an owner gets them: themes and plugins beside ours, which is off and then on. */
import type { Browser } from 'playwright-core';
import { dressedShop } from '../../parity/dress';
import type { CachedPage } from '../kinds';
import { weighScripts } from '../measureLoad';
import type { Options } from '../options';
import { endTrace, readScriptTime, startTrace, worstInteractionOf } from '../scriptTime';
import { medianOf } from '../statistics';
import { SLOWDOWN, visit } from '../visit';
import type { Load, PageFigures, Plugin, ShopFigures } from './figures';
import { type Cart, createShopper } from './shopper';

const SIDES: readonly Plugin[] = ['off', 'on'];

const pagesOf = ({ listing, product, cart, checkout, plain }: Options): [page: string, path: string, cart: Cart][] => [
  ['listing', listing, 'empty'],
  ['listing, with a cart', listing, 'full'],
  ['product', product, 'empty'],
  ['cart', cart, 'full'],
  ['checkout', checkout, 'full'],
  ['plain page', plain, 'empty'],
];

/** The folders of other plugins and of themes that a script's address names. */
const ownerOf = (url: string): string[] => url.match(/\/wp-content\/(?:plugins|themes)\/(?!shop-islands\/|woocommerce\/)([^/]+)\//)?.slice(1, 2) ?? [];

const loadOnce = (browser: Browser, cached: CachedPage): Promise<Load> =>
  visit(
    browser,
    cached,
    1,
    async ({ page, session, scripts }) => {
      const script = SLOWDOWN * (await readScriptTime(session));
      const { hasJQuery, shift } = await page.evaluate(() => ({ hasJQuery: 'jQuery' in window, shift: window.watched.shift }));
      const withJQuery = hasJQuery ? [...new Set(scripts.flatMap((response) => ownerOf(response.url())))] : [];
      return { ...(await weighScripts(scripts)), script, shift, withJQuery };
    },
    startTrace,
  );

/** Milliseconds of the longest interaction while the first card is added, by a visitor who has not touched the page before. */
const addOnce = (browser: Browser, cached: CachedPage): Promise<number | undefined> =>
  visit(browser, cached, SLOWDOWN, async ({ page, session, settled }) => {
    const button = page.locator('.ajax_add_to_cart:visible').first();
    if (!(await button.count())) return undefined;
    await button.scrollIntoViewIfNeeded();
    await startTrace(session);
    await button.click();
    await settled();
    return worstInteractionOf(await endTrace(session));
  });

/** The medians of several loads. What has jQuery and how many files there are is the same each time. */
function medianLoad(loads: readonly Load[]): Load {
  const median = (value: 'bytes' | 'requests' | 'script' | 'shift') => medianOf(loads.map((load) => load[value]));
  return { bytes: median('bytes'), requests: median('requests'), script: median('script'), shift: median('shift'), withJQuery: loads[0]?.withJQuery ?? [] };
}

/** Runs a measurement in turn with the plugin off and on. */
async function inTurn<Result>(rounds: number, run: (plugin: Plugin) => Promise<Result>): Promise<Record<Plugin, Result[]>> {
  const found: Record<Plugin, Result[]> = { off: [], on: [] };
  for (let round = 0; round < rounds; round++) for (const plugin of SIDES) found[plugin].push(await run(plugin));
  return found;
}

async function measureDress(browser: Browser, base: string, name: string, options: Options): Promise<ShopFigures> {
  const pageFor = createShopper(base, options.listing);
  const pages: PageFigures[] = [];
  for (const [page, path, cart] of pagesOf(options)) {
    if (!(await pageFor(path, 'off', cart))) continue;
    const { off, on } = await inTurn(options.rounds, async (plugin) => loadOnce(browser, (await pageFor(path, plugin, cart)) as CachedPage));
    pages.push({ page, loads: { off: medianLoad(off), on: medianLoad(on) } });
  }
  const added = await inTurn(options.rounds, async (plugin) => addOnce(browser, (await pageFor(options.listing, plugin, 'empty')) as CachedPage));
  const times = (plugin: Plugin) => added[plugin].filter((one) => one !== undefined);
  const firstAdd = times('off').length && times('on').length ? { off: medianOf(times('off')), on: medianOf(times('on')) } : undefined;
  return { name, pages, firstAdd };
}

/** One shop after the other, as the environment names them. @param say hears what is going on; @throws where the environment lacks a word */
export async function measureShops(browser: Browser, options: Options, say: (text: string) => void): Promise<ShopFigures[]> {
  const { base, names, dress } = dressedShop();
  const shops: ShopFigures[] = [];
  for (const name of names) {
    say(`${name} …`);
    dress(name);
    shops.push(await measureDress(browser, base, name, options));
  }
  return shops;
}
