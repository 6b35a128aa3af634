/** Measures shops as an owner gets them: with themes and plugins beside our plugin, which is off and then on. */
import type { Browser } from 'playwright-core';
import { dressedShop } from '../../parity/dress';
import type { CachedPage } from '../kinds';
import { choose } from '../measureChoice';
import { weighScripts } from '../measureLoad';
import type { Options } from '../options';
import { endTrace, readScriptTime, startTrace, worstInteractionOf } from '../scriptTime';
import { type Figure, interleave, type Sample } from '../statistics';
import { SLOWDOWN, visit } from '../visit';
import { type EarlyTap, type Load, type PageFigures, type Plugin, type ShopFigures, shiftsMore } from './figures';
import { measureEarlyTap } from './measureEarlyTap';
import { PRODUCT, pagesOf } from './pages';
import { type Cart, createShopper } from './shopper';

const SIDES: readonly Plugin[] = ['off', 'on'];

/** How often a page is loaded again that moved more with the plugin on. Some themes move in some loads only. */
const MORE_LOADS = 6;

/** The folders of other plugins and of themes that a script's address names. */
const ownerOf = (url: string): string[] =>
  url.match(/\/wp-content\/(?:plugins|themes)\/(?!shop-islands\/|woocommerce\/)([^/]+)\//)?.slice(1, 2) ?? [];

/**
 * Loads the page, and then brings the pointer to it, with which some themes and optimisers fetch scripts. A browser
 * without a screen reports a pointer by itself, sometimes before and sometimes after a script listens.
 * @param owners takes the folders of the plugins and themes with scripts on the page
 */
const loadOnce = (browser: Browser, cached: CachedPage, owners: Set<string>): Promise<Sample> =>
  visit(
    browser,
    cached,
    1,
    async ({ page, session, scripts, settled }) => {
      await page.locator('body').dispatchEvent('mouseover');
      await settled();
      const script = SLOWDOWN * (await readScriptTime(session));
      const { hasJQuery, shift } = await page.evaluate(() => ({
        hasJQuery: 'jQuery' in window,
        shift: window.watched.shift,
      }));
      for (const owner of scripts.flatMap((response) => ownerOf(response.url()))) owners.add(owner);
      return { ...(await weighScripts(scripts)), script, shift, jQuery: Number(hasJQuery) };
    },
    startTrace,
  );

/**
 * Milliseconds of the longest interaction while the first card is added, by a visitor who has not touched the page
 * before.
 */
const addOnce = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(browser, cached, SLOWDOWN, async ({ page, session, settled }): Promise<Sample> => {
    const button = page.locator('.ajax_add_to_cart:visible').first();
    if (!(await button.count())) return {};
    await button.scrollIntoViewIfNeeded();
    await startTrace(session);
    await button.click();
    await settled();
    return { add: worstInteractionOf(await endTrace(session)) };
  });

/**
 * Score of the layout shifts while every select of a variable product is given a value, by code, so that no shift
 * counts as an answer to a hand.
 */
const chooseOnce = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(browser, cached, 1, async ({ page, settled }): Promise<Sample> => {
    const form = page.locator('form.variations_form').first();
    if (!(await form.count())) return {};
    const shiftSoFar = () => page.evaluate(() => window.watched.shift);
    const before = await shiftSoFar();
    await form.evaluate(choose);
    await settled();
    return { shift: (await shiftSoFar()) - before };
  });

/** The medians for the plugin off and on; undefined if one of them has no value. */
function pairOf(
  sides: Partial<Record<Plugin, Record<string, Figure>>>,
  value: string,
): Record<Plugin, number> | undefined {
  const [off, on] = SIDES.map((plugin) => sides[plugin]?.[value]?.median);
  return off === undefined || on === undefined ? undefined : { off, on };
}

function loadOf(figures: Record<string, Figure> = {}, owners: ReadonlySet<string>): Load {
  const median = (value: string) => figures[value]?.median ?? Number.NaN;
  const [bytes, requests, script] = ['bytes', 'requests', 'script'].map(median) as [number, number, number];
  const shift = figures.shift?.high ?? Number.NaN;
  return { bytes, requests, script, shift, hasJQuery: median('jQuery') > 0, owners: [...owners] };
}

function earlyTapOf(figures: Record<string, Figure> = {}): EarlyTap {
  const median = (value: string) => figures[value]?.median ?? Number.NaN;
  return {
    bytes: median('bytes'),
    answer: median('answer'),
    inCart: median('inCart'),
    hasLeft: median('left') >= 0.5,
    isLost: median('lost') >= 0.5,
  };
}

async function measureDress(browser: Browser, base: string, name: string, options: Options): Promise<ShopFigures> {
  const pageFor = createShopper(base, options.listing);
  const inTurn = (
    path: string,
    cart: Cart,
    run: (cached: CachedPage, plugin: Plugin) => Promise<Sample>,
    rounds = options.rounds,
  ) => interleave(SIDES, rounds, async (plugin) => run((await pageFor(path, plugin, cart)) as CachedPage, plugin));
  const pages: PageFigures[] = [];
  for (const [page, path, cart] of pagesOf(options)) {
    if (!(await pageFor(path, 'off', cart))) continue;
    const owners = { off: new Set<string>(), on: new Set<string>() };
    const load = (rounds?: number) =>
      inTurn(path, cart, (cached, plugin) => loadOnce(browser, cached, owners[plugin]), rounds);
    const { off, on } = await load();
    const loads = { off: loadOf(off, owners.off), on: loadOf(on, owners.on) };
    if (shiftsMore({ off: loads.off.shift, on: loads.on.shift })) {
      const again = await load(MORE_LOADS);
      for (const plugin of SIDES) loads[plugin].shift = Math.max(loads[plugin].shift, again[plugin]?.shift?.high ?? 0);
    }
    pages.push({ page, loads });
  }
  const added = await inTurn(options.listing, 'empty', (cached) => addOnce(browser, cached));
  const tapped = await inTurn(options.listing, 'empty', (cached) => measureEarlyTap(browser, cached));
  const earlyTap =
    tapped.off?.bytes && tapped.on?.bytes ? { off: earlyTapOf(tapped.off), on: earlyTapOf(tapped.on) } : undefined;
  const hasProduct = pages.some(({ page }) => page === PRODUCT);
  const chosen = hasProduct ? await inTurn(options.product, 'empty', (cached) => chooseOnce(browser, cached)) : {};
  return { name, pages, firstAdd: pairOf(added, 'add'), earlyTap, choiceShift: pairOf(chosen, 'shift') };
}

/**
 * Measures the shops that the environment names, one after the other.
 * @param say takes messages about the progress
 * @throws if the environment lacks a variable
 */
export async function measureShops(
  browser: Browser,
  options: Options,
  say: (text: string) => void,
): Promise<{ shops: ShopFigures[]; broken: string[] }> {
  const { base, names, dress } = dressedShop();
  const [shops, broken]: [ShopFigures[], string[]] = [[], []];
  for (const name of names) {
    say(`${name} …`);
    try {
      dress(name);
      shops.push(await measureDress(browser, base, name, options));
    } catch (error) {
      // One broken shop must not lose the figures of the others.
      broken.push(`“${name}” could not be measured. ${String(error)}`);
    }
  }
  return { shops, broken };
}
