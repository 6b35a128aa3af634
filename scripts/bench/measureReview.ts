/**
 * A changed field of the checkout: how soon the new review is on the screen, without the shop's own time, and how many
 * calls that takes.
 */
import type { Browser, Page } from 'playwright-core';
import type { CachedPage } from './kinds';
import { REVIEW_MARK } from './review';
import type { Sample } from './statistics';
import { SLOWDOWN, type Visit, visit } from './visit';

const POSTCODE = '#billing_postcode';
const COUNTRY = '#billing_country';
/** Milliseconds. */
const PATIENCE = 15_000;

/** Runs in the page: chooses another country, as a hand does in the list. */
function chooseCountry(select: Element): void {
  const { options, selectedIndex } = select as HTMLSelectElement;
  const other = [...options].findIndex(({ value }, place) => value && place !== selectedIndex);
  Object.assign(select, { selectedIndex: other });
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A checkout asks for no review while the rest of the address is missing. */
async function fillAddress({ page, settled }: Visit): Promise<void> {
  for (const name of ['address_1', 'city', 'postcode']) await page.locator(`#billing_${name}`).fill('London 1');
  await page.keyboard.press('Tab');
  await settled();
}

const typePostcode = async (page: Page) => {
  await page.locator(POSTCODE).selectText();
  await page.locator(POSTCODE).pressSequentially('SW1A 1AA');
  await page.keyboard.press('Tab');
};

/** From the change to the frame with the new review, in milliseconds, and the calls that were made. */
async function change(
  { page, calls, settled }: Visit,
  run: () => Promise<void>,
): Promise<{ time: number; calls: number }> {
  await settled();
  const before = calls.length;
  await page.evaluate((mark) => {
    for (const old of document.querySelectorAll(`[${mark}]`)) old.remove();
    window.watched.arm(`[${mark}]`, 'change');
  }, REVIEW_MARK);
  await run();
  await page.waitForFunction(() => !Number.isNaN(window.watched.feedback), undefined, { timeout: PATIENCE });
  await settled();
  return { time: await page.evaluate(() => window.watched.feedback), calls: calls.length - before };
}

/** In milliseconds: `country`, `postcode`; `calls`, the most of one change. */
export const measureReview = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(browser, cached, SLOWDOWN, async (one) => {
    await fillAddress(one);
    const country = await change(one, () => one.page.locator(COUNTRY).evaluate(chooseCountry));
    const postcode = await change(one, () => typePostcode(one.page));
    return { country: country.time, postcode: postcode.time, calls: Math.max(country.calls, postcode.calls) };
  });
