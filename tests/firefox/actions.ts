/** What a shopper does and sees, in few words. Everything waits until it can be done, or is there. */
import type { Page } from 'puppeteer-core';

/** Selector of a card's "Add to cart" button. */
export const card = (id: number) => `.ajax_add_to_cart[data-product_id="${id}"]`;

/** An element by its role and name, as assistive technology knows it. */
export const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** Says what it was that could not be done. */
const blame = (what: string) => (cause: unknown) => Promise.reject(new Error(what, { cause }));

/** Waits until it can be clicked; rejects with the selector. */
export const click = (page: Page, selector: string) =>
  page
    .locator(selector)
    .click()
    .catch(blame(`${selector} cannot be clicked.`));

/** Waits until it can be filled in; rejects with the selector. */
export const fill = (page: Page, selector: string, value: string) =>
  page
    .locator(selector)
    .fill(value)
    .catch(blame(`${selector} cannot be filled in.`));

/** Text of everything that fits and is shown. */
export const text = (page: Page, selector: string): Promise<string> =>
  page.$$eval(selector, (found) =>
    found
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.textContent.trim())
      .join('\n'),
  );

/** Waits until nothing that matches is visible. */
export const isGone = async (page: Page, selector: string) => void (await page.waitForSelector(selector, { hidden: true }));

/** Until the focus is there. Not `:focus`: after Tab the browser's own controls may have been last. */
export const hasFocus = async (page: Page, selector: string) =>
  void (await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector));

/** Presses Tab until the element has the focus; the page decides what comes in between. */
export async function tabTo(page: Page, id: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to #${id}.`);
}

/** Does what leaves the page, and waits for the next. */
export async function leave(page: Page, act: () => Promise<unknown>): Promise<void> {
  try {
    await Promise.all([page.waitForNavigation(), act()]);
  } catch (cause) {
    throw new Error(`Still at ${page.url()}: ${await text(page, '[role="alert"]')}`, { cause });
  }
}
