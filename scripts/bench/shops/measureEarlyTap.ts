/**
 * The first card's button on a slow line, tapped as soon as it is seen: measures when the page answers the shopper,
 * when the game is in the cart, and how many bytes came before the tap. Optimisers make it more frequent that a shopper
 * taps before the scripts have come.
 */
import type { Browser, Page } from 'playwright-core';
import type { CachedPage } from '../kinds';
import { slowDown, startSlowLine } from '../slowLine';
import type { Sample } from '../statistics';
import { openPage, SLOWDOWN } from '../visit';

const BUTTON = '.ajax_add_to_cart';
/** Milliseconds after which a tap without any effect counts as lost. */
const PATIENCE = 25_000;

/** Runs in the page: waits until the button is seen. */
function whenSeen(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => (document.querySelector(selector)?.checkVisibility() ? resolve() : requestAnimationFrame(look));
    look();
  });
}

/**
 * Runs in the page: taps the button itself, because a page that is still coming may move it away from a finger.
 * Resolves with the milliseconds until the button shows that it is at work or done. Never resolves if the tap leaves
 * the page.
 */
function tap(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const button = document.querySelector<HTMLElement>(selector);
    const began = performance.now();
    const look = () => {
      if (button?.matches('.loading,.added,[aria-busy=true]')) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    button?.click();
    look();
  });
}

/**
 * Milliseconds until the shop has the game in the cart, as the shop's cookie shows; undefined if that never happens.
 */
async function untilInCart(page: Page): Promise<number | undefined> {
  for (
    const began = Date.now();
    Date.now() - began < PATIENCE;
    await new Promise((resolve) => setTimeout(resolve, 25))
  ) {
    const cookies = await page.context().cookies();
    if (cookies.some(({ name, value }) => name === 'woocommerce_items_in_cart' && value !== '0'))
      return Date.now() - began;
  }
  return undefined;
}

/**
 * Milliseconds: `answer` and `inCart`. `bytes` of script until the tap. `left` is 1 if the tap led to another page, and
 * `lost` is 1 if it led to nothing. The sample is empty if no card's product can be added.
 */
export async function measureEarlyTap(browser: Browser, { url, html, scripts, state }: CachedPage): Promise<Sample> {
  if (!html.includes(BUTTON.slice(1))) return {};
  const line = await startSlowLine({ pageAt: (asked) => (asked === url ? html : undefined) });
  const { context, page, session } = await openPage(browser, scripts, url, SLOWDOWN, {
    proxy: { server: line.server },
    ...(state && { storageState: state }),
  });
  try {
    await slowDown(session);
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(whenSeen, BUTTON);
    const { bytes } = line.traffic;
    let left = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left = 1;
    });
    const began = Date.now();
    // If this page does not answer, the next page is the answer. A lost tap gets no answer before the visit ends.
    const answered = page
      .evaluate(tap, BUTTON)
      .catch(() => page.waitForLoadState('domcontentloaded').then(() => Date.now() - began))
      .catch(() => Number.NaN);
    const inCart = await untilInCart(page);
    if (inCart === undefined) return { bytes, left, lost: 1 };
    const answer = await Promise.race([answered, page.waitForTimeout(PATIENCE).then(() => Number.NaN)]);
    return { bytes, left, lost: 0, answer, inCart };
  } finally {
    await context.close();
    line.close();
  }
}
