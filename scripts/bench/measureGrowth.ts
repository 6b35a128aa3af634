/** Pages that grow: what cards, variations and rows of the cart cost, size after size. */
import type { Browser } from 'playwright-core';
import { leastOf } from './armed';
import { growthOf, SIZES, withElements, withGuard, withoutLoader, withRows, withVariations } from './growRules';
import type { CachedPage } from './kinds';
import { withCards } from './measureCards';
import { choose } from './measureChoice';
import { endTrace, evaluationOf, readScriptTime, startTrace } from './scriptTime';
import type { Sample } from './statistics';
import { SLOWDOWN, visit } from './visit';

const VISITS = 2;
const LOOKS = 5;
const LOADER = '/shop-islands.js';
/** Milliseconds. Smaller differences are noise. */
const MEASURABLE = 10;

type Grow = (cached: CachedPage, count: number) => CachedPage;
type Cost = (browser: Browser, cached: CachedPage) => Promise<number>;

/** Milliseconds of script time for everything that a load arms, at once and in idle time. */
const costOfLoad: Cost = async (browser, cached) => {
  const { armed, idle } = await leastOf(VISITS, browser, cached);
  return armed + idle;
};

/** Milliseconds of script time for all choices of a product. */
const costOfChoice: Cost = (browser, cached) =>
  visit(browser, cached, 1, async ({ page, session }) => {
    await startTrace(session);
    await page.locator('form.variations_form').evaluate(choose);
    return SLOWDOWN * (await readScriptTime(session));
  });

async function measureSizes(
  name: string,
  sizes: readonly number[],
  cost: (count: number) => Promise<number>,
): Promise<Sample> {
  const costs: number[] = [];
  for (const size of sizes) costs.push(await cost(size));
  const growth = growthOf(sizes.slice(-3), costs.slice(-3), MEASURABLE);
  return {
    ...Object.fromEntries(sizes.map((size, place) => [`${name}: ${size}`, costs[place] as number])),
    [`${name}: growth`]: growth,
  };
}

/** The evaluation of the loader, which looks over the page once: the least of several visits. */
const costOfLook: Cost = async (browser, cached) => {
  const looks: number[] = [];
  while (looks.length < LOOKS)
    looks.push(
      await visit(
        browser,
        cached,
        1,
        async ({ session }) => SLOWDOWN * evaluationOf(await endTrace(session), LOADER),
        startTrace,
      ),
    );
  return Math.min(...looks);
};

/** The time that the consent guard takes on a page on which nothing waits, beyond the same page without the guard. */
const costOfGuard: Cost = async (browser, cached) => {
  const { armed: guarded } = await leastOf(LOOKS, browser, withGuard(cached));
  const { armed: bare } = await leastOf(LOOKS, browser, withoutLoader(cached));
  return Math.max(0, guarded - bare);
};

export interface GrowingPages {
  plain: CachedPage;
  listing: CachedPage;
  product: CachedPage;
  cart: CachedPage;
}

/** In milliseconds of script time: `cards: 100` and so on, for each size; and `cards: growth` and so on. */
export async function measureGrowth(
  browser: Browser,
  { plain, listing, product, cart }: GrowingPages,
): Promise<Sample> {
  const costs = (cost: Cost, grow: Grow, cached: CachedPage) => (count: number) => cost(browser, grow(cached, count));
  return {
    ...(await measureSizes('look', SIZES.look, costs(costOfLook, withElements, plain))),
    ...(await measureSizes('guard', SIZES.guard, costs(costOfGuard, withElements, plain))),
    ...(await measureSizes('cards', SIZES.cards, costs(costOfLoad, withCards, listing))),
    ...(await measureSizes('variations', SIZES.variations, costs(costOfLoad, withVariations, product))),
    ...(await measureSizes('choice', SIZES.variations, costs(costOfChoice, withVariations, product))),
    ...(await measureSizes('rows', SIZES.rows, costs(costOfLoad, withRows, cart))),
  };
}
