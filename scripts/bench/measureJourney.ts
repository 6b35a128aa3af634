/** A whole visit, live, on a slow line and a slow processor: from the listing to an order that is paid on delivery. */
import type { Browser, Locator, Page } from 'playwright-core';
import { askedFor, type Kind, rewrite } from './kinds';
import { readHeap } from './measureLoad';
import type { Options } from './options';
import { endTrace, scriptTimeOf, startTrace, worstInteractionOf } from './scriptTime';
import { slowDown, startSlowLine } from './slowLine';
import type { Sample } from './statistics';
import { idle, openPage, SLOWDOWN } from './visit';

/** Milliseconds that a step may take. */
const PATIENCE = 60_000;
/** Milliseconds after which a hand taps again, and how often it does. */
const [HAND, TAPS] = [5_000, 4] as const;

const ADDRESS: Readonly<Record<string, string>> = {
  billing_first_name: 'Ada',
  billing_last_name: 'Bench',
  billing_address_1: '1 Test Street',
  billing_city: 'London',
  billing_postcode: 'SW1A 1AA',
  billing_phone: '02079460000',
  billing_email: 'ada@example.com',
};

const rest = (page: Page) => page.waitForLoadState('networkidle');

async function sort(page: Page): Promise<void> {
  await page.locator('select.orderby').first().selectOption('date');
  await page.waitForURL(/orderby=date/);
  await rest(page);
}

/** Opens a product by its card if the listing shows the card, else by its address. */
async function openProduct(page: Page, url: string): Promise<void> {
  const card = page.locator(`.products a[href^="${url}"]:visible`).first();
  if (await card.count()) await card.click();
  else await page.goto(url);
  await page.waitForURL(`${url}**`);
  await rest(page);
}

/** Taps the first value that can be chosen, and tries again if that value was not chosen. */
async function chooseIn(row: Locator): Promise<void> {
  const tapOnce = async () => {
    await idle(row.page());
    await row.locator('.swatch:not(.disabled):not(.selected)').first().click({ timeout: HAND });
    await row.locator('.swatch.selected').waitFor({ timeout: HAND });
    return true;
  };
  for (let tap = 0; tap < TAPS; tap++) if (await tapOnce().catch(() => false)) return;
  throw new Error(`Nothing can be chosen on ${row.page().url()}.`);
}

async function choose(page: Page): Promise<void> {
  const rows = page.locator('.variations_form .shopengine_swatches:has(.swatch)');
  for (let place = 0; place < (await rows.count()); place++) await chooseIn(rows.nth(place));
}

async function add(page: Page): Promise<void> {
  await page.locator('.single_add_to_cart_button:not(.disabled)').click();
  await page.locator('.woocommerce-message, .added_to_cart').first().waitFor();
  await rest(page);
}

async function fillAddress(page: Page): Promise<void> {
  for (const [id, text] of Object.entries(ADDRESS)) {
    const field = page.locator(`#${id}`);
    if (!(await field.count())) continue;
    await field.fill('');
    await field.pressSequentially(text);
  }
  await page.keyboard.press('Tab');
  await rest(page);
}

async function order(page: Page): Promise<void> {
  await page.locator('#payment_method_cod').check({ force: true });
  await page.locator('#place_order').click();
  await page.waitForURL(/order-received/);
  await rest(page);
}

async function travel(page: Page, base: string, { listing, product, cart }: Options): Promise<void> {
  await page.goto(base + listing);
  await rest(page);
  await sort(page);
  await openProduct(page, base + product);
  await choose(page);
  await add(page);
  await page.goto(base + cart);
  await rest(page);
  await page.locator('.checkout-button:visible').first().click();
  await page.locator('#place_order').waitFor();
  await rest(page);
  await fillAddress(page);
  await order(page);
}

/**
 * `bytes` and `requests` of scripts; milliseconds of `script` and of the worst `interaction`, both of the slowed
 * processor; `heap` at its end.
 */
export async function measureJourney(browser: Browser, base: string, options: Options, kind: Kind): Promise<Sample> {
  const line = await startSlowLine({ toPage: (html) => rewrite(html, kind) });
  const { context, page, session } = await openPage(browser, askedFor(kind), base, SLOWDOWN, {
    proxy: { server: line.server },
  });
  try {
    context.setDefaultTimeout(PATIENCE);
    await slowDown(session);
    await startTrace(session);
    await travel(page, base, options);
    const events = await endTrace(session);
    return {
      ...line.traffic,
      script: scriptTimeOf(events) / 1000,
      interaction: worstInteractionOf(events),
      heap: await readHeap(session),
    };
  } finally {
    await context.close();
    line.close();
  }
}
