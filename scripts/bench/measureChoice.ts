/** The last choice on a product of hundreds of variations: how soon its price is on the screen. */
import type { Browser } from 'playwright-core';
import type { CachedPage } from './kinds';
import type { Sample } from './statistics';
import { SLOWDOWN, visit } from './visit';

/** Runs in the page: chooses in every select, in the last one separately, and looks for the price in each frame. */
export function choose(form: Element): Promise<number> {
  return new Promise((resolve) => {
    const selects = [...form.querySelectorAll('select')].filter(({ value }) => !value);
    const last = selects.pop() as HTMLSelectElement;
    const pick = (select: HTMLSelectElement) => {
      select.value = select.options[Math.min(3, select.options.length - 1)]?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    };
    selects.forEach(pick);
    const look = (began: number) => {
      const price = form.querySelector('.single_variation .price, .single_variation .amount');
      if (price?.checkVisibility()) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(() => look(began));
    };
    // Waits a frame, in which the page shows the earlier choices.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const began = performance.now();
        pick(last);
        requestAnimationFrame(() => look(began));
      }),
    );
  });
}

/** In milliseconds: `choice`. */
export const measureChoice = (browser: Browser, cached: CachedPage): Promise<Sample> =>
  visit(browser, cached, SLOWDOWN, async ({ page }) => ({
    choice: await page.locator('form.variations_form').evaluate(choose),
  }));
