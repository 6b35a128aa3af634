/** A listing of very many cards: what arming their islands costs, and that none of them holds a view. */
import type { Browser } from 'playwright-core';
import type { CachedPage } from './kinds';
import { readScriptTime, startSampling } from './scriptTime';
import type { Sample } from './statistics';
import { SLOWDOWN, visit } from './visit';

/** Milliseconds. Half of the cards takes no less: smaller differences are noise. */
const MEASURABLE = 10;

const CARD = /<li\b[^>]*\bclass="[^"]*\bproduct\b[\s\S]*?<\/li>/g;

/** The page with as many cards as asked for: copies of one that can be added to the cart. */
export function withCards(cached: CachedPage, cards: number): CachedPage {
  const all = cached.html.match(CARD) ?? [];
  const one = all.find((card) => card.includes('ajax_add_to_cart'));
  if (!one) throw new Error(`${cached.url} has no card that can be added to the cart: name a listing that has one by --listing.`);
  return { ...cached, html: cached.html.replace(one, one.repeat(Math.max(1, 1 + cards - all.length))) };
}

/** Runs in the page: React's roots, and Preact's, inside of cards. */
function countRoots(): number {
  const inCards = [...document.querySelectorAll('li.product, li.product *')];
  const isRoot = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactContainer') || key === '__k');
  return inCards.filter(isRoot).length;
}

const load = (browser: Browser, cached: CachedPage) =>
  visit(
    browser,
    cached,
    1,
    async ({ page, session }) => ({ script: SLOWDOWN * (await readScriptTime(session)), roots: await page.evaluate(countRoots) }),
    startSampling,
  );

const FEW = 16;
const MANY = 1000;

/**
 * Three sizes in a row, so that their differences are of one moment. Script time in milliseconds: `few`, `many`, and what
 * the cards between them took, `added`; `growth` is what each card of the upper half took, over one of the lower (1 is linear).
 */
export async function measureCards(browser: Browser, cached: CachedPage): Promise<Sample> {
  const few = await load(browser, withCards(cached, FEW));
  const half = await load(browser, withCards(cached, (FEW + MANY) / 2));
  const many = await load(browser, withCards(cached, MANY));
  const growth = Math.max(MEASURABLE, many.script - half.script) / Math.max(MEASURABLE, half.script - few.script);
  return { few: few.script, many: many.script, added: many.script - few.script, growth, roots: many.roots };
}
