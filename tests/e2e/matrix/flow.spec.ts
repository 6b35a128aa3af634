/**
 * One theme with its plugins, walked through with the WordPress plugin off and then on: what a shopper sees and what is
 * sent are the same. MATRIX_SHOP_URL names a shop that takes `?plugin=on|off`, MATRIX_NAME its theme and plugins.
 */
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { listen, type Traffic } from '../traffic';
import { differencesIn } from './differences';
import { compareLines, readWhenStable, settleOrder, untilStill, wakeScripts } from './seen';
import { type Step, steps, type Visit } from './steps';
import { standInForStripe } from './stripe';

const shop = process.env.MATRIX_SHOP_URL ?? '';
const name = process.env.MATRIX_NAME ?? '';

interface Walk {
  /** The visible lines, by the moment at which they were read. */
  seen: Record<string, string[]>;
  /** The requests to the shop: method, address, and names of the body's fields. */
  sent: string[];
  errors: string[];
}

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Requests for files, and requests that only watch the shop, do not belong to the shopping flow. */
const isWatching = (what: string) => /\/wp-json\/wc-analytics|wp-cron/.test(what);

/** The first visible match inside of the page's width, because a closed panel may stand beside the page. */
async function findInReach(page: Page, selector: string): Promise<Locator | undefined> {
  const width = page.viewportSize()?.width ?? 0;
  for (const one of await page.locator(selector).locator('visible=true').all()) {
    const box = await one.boundingBox();
    if (box && box.x + box.width > 0 && box.x < width) return one;
  }
  return undefined;
}

/** Waits again on the next page, if a press has led there in the meantime. */
async function retryOverNavigation(wait: () => Promise<void>): Promise<void> {
  try {
    await wait();
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    await retryOverNavigation(wait);
  }
}

const nameOf = ({ what, fields }: Traffic['calls'][number]) =>
  settleOrder(`${what.replace(/key=wc_order_\w+/, 'key=KEY')} ${Object.keys(fields).sort().join(' ')}`.trim());

/**
 * Calls that WooCommerce and a gateway make after a pause. How many of them a step causes depends on the machine's
 * speed.
 */
const isPatient = (what: string) => /update_order_review|wc_stripe_get_cart_details/.test(what);

async function walk(browser: Browser, step: Step, plugin: 'on' | 'off'): Promise<Walk> {
  const context = await browser.newContext({ baseURL: shop, ...(step.isPhone ? PHONE : DESKTOP) });
  try {
    await context.addCookies([{ name: 'plugin', value: plugin, url: shop }]);
    await standInForStripe(context);
    const page = await context.newPage();
    const result: Walk = { seen: {}, sent: [], errors: [] };
    page.on('pageerror', ({ message }) => result.errors.push(message));
    // Opens a file of the shop first, so that the listeners are there before the first page.
    await page.goto('/wp-includes/images/blank.gif');
    const traffic = listen(page);
    const settled = () =>
      retryOverNavigation(async () => {
        await traffic.settled();
        await wakeScripts(page);
        await traffic.settled();
        await untilStill(page);
      });
    const visit: Visit = {
      page,
      settled,
      open: async (path) => {
        await page.goto(path);
        await settled();
      },
      press: async (selector) => {
        const target = await findInReach(page, selector);
        if (!target) return;
        await target.click();
        await settled();
      },
      look: async (moment) => {
        result.seen[moment] = await readWhenStable(page);
      },
    };
    await step.walk(visit);
    const sent = traffic.calls.map(nameOf).filter((what) => !isWatching(what));
    result.sent = sent.filter((what, place) => !isPatient(what) || sent.indexOf(what) === place);
    return result;
  } finally {
    await context.close();
  }
}

test.skip(!shop, 'MATRIX_SHOP_URL names no shop: `npm run parity -- --matrix` sets it.');

for (const step of steps) {
  const known = differencesIn(name, step.title);
  test(step.title, { annotation: known.map(({ reason }) => ({ type: 'difference', description: reason })) }, async ({
    browser,
  }) => {
    const [off, on] = await Promise.all([walk(browser, step, 'off'), walk(browser, step, 'on')]);
    const isKnown = (line: string) => known.some(({ lines }) => lines.includes(line));
    const unlike = (one: readonly string[], other: readonly string[]) =>
      compareLines(one, other).missing.filter((line) => !isKnown(line));
    for (const [moment, lines] of Object.entries(off.seen)) {
      const seen = on.seen[moment] ?? [];
      expect
        .soft({ missing: unlike(lines, seen), added: unlike(seen, lines) }, `seen, ${moment}`)
        .toEqual({ missing: [], added: [] });
    }
    expect.soft(unlike(on.sent, off.sent), 'sent only with the plugin').toEqual([]);
    expect(compareLines(on.errors, off.errors).missing, 'thrown only with the plugin').toEqual([]);
  });
}
