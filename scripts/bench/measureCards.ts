/** A listing of very many cards: what arming their islands costs, and that none of them holds a view. */
import type { Browser } from 'playwright-core';
import type { CachedPage } from './kinds';
import { readScriptTime, startTrace } from './scriptTime';
import type { Sample } from './statistics';
import { IDLE_AT_LAST, SLOWDOWN, visit } from './visit';

/** Milliseconds. A thousand cards take no less: smaller differences are noise. */
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

/** Runs in the page, before its own scripts: keeps what waits for idle time, until `runIdle`. @param ours the time-out by which the bench waits for it itself */
function holdIdle(ours: number): void {
  const own = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  let isHeld = true;
  let waiting = 0;
  const ask = (run: IdleRequestCallback) => {
    waiting++;
    return own((deadline) => {
      run(deadline);
      waiting--;
    });
  };
  window.requestIdleCallback = (run, options) => {
    if (options?.timeout === ours) return own(run, options);
    return isHeld ? held.push(run) : ask(run);
  };
  window.runIdle = async () => {
    isHeld = false;
    held.forEach(ask);
    while (waiting) await new Promise((resolve) => own(resolve, { timeout: 500 }));
  };
}

declare global {
  interface Window {
    /** Settles when nothing is left to be done in idle time. */
    runIdle(): Promise<void>;
  }
}

interface Load {
  /** Until everything is armed, in milliseconds of script time. */
  armed: number;
  /** What runs when there is time, in milliseconds of script time. */
  idle: number;
  roots: number;
}

const load = (browser: Browser, cached: CachedPage) =>
  visit<Load>(
    browser,
    cached,
    1,
    async ({ page, session, settled }) => {
      const armed = await readScriptTime(session);
      await startTrace(session);
      await page.evaluate(() => window.runIdle());
      await settled();
      return { armed: SLOWDOWN * armed, idle: SLOWDOWN * (await readScriptTime(session)), roots: await page.evaluate(countRoots) };
    },
    async (session, page) => {
      await page.addInitScript(holdIdle, IDLE_AT_LAST);
      await startTrace(session);
    },
  );

const LOADS = 4;

/** The least of several loads: whatever else the machine does only adds. */
async function loadCards(browser: Browser, cached: CachedPage, cards: number): Promise<Load> {
  const loads: Load[] = [];
  while (loads.length < LOADS) loads.push(await load(browser, withCards(cached, cards)));
  const least = (value: keyof Load) => Math.min(...loads.map((one) => one[value]));
  return { armed: least('armed'), idle: least('idle'), roots: Math.max(...loads.map(({ roots }) => roots)) };
}

const FEW = 16;
const MANY = 1000;
const TWICE = 2 * MANY - FEW;

/**
 * Three sizes in a row, so that their differences are of one moment. Script time in milliseconds: `few` and `many`, and what
 * the cards between them took until they were armed (`added`) and when there was time (`idle`); `growth` is what a card of
 * the second thousand took, over one of the first (1 is linear).
 */
export async function measureCards(browser: Browser, cached: CachedPage): Promise<Sample> {
  const [few, many, twice] = [await loadCards(browser, cached, FEW), await loadCards(browser, cached, MANY), await loadCards(browser, cached, TWICE)];
  const all = ({ armed, idle }: Load) => armed + idle;
  const growth = Math.max(MEASURABLE, all(twice) - all(many)) / Math.max(MEASURABLE, all(many) - all(few));
  return { few: all(few), many: all(many), added: many.armed - few.armed, idle: many.idle - few.idle, growth, roots: many.roots };
}
