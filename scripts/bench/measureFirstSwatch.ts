/** A product's page on a slow line: when the first swatch answers a tap. */
import type { Browser } from 'playwright-core';
import type { CachedPage } from './kinds';
import { slowDown, startSlowLine } from './slowLine';
import type { Sample } from './statistics';
import { openPage, SLOWDOWN } from './visit';

const SWATCH = '.variations_form .shopengine_swatches .swatch';
/** Milliseconds. */
const PATIENCE = 60_000;

/**
 * Runs in the page: taps the swatch ten times a second until it is chosen, and notes that moment, in milliseconds since
 * the navigation.
 */
function tapUntilAnswered(selector: string): void {
  // The code that renders the swatch may replace its element, so this looks at class names.
  const isChosen = (classes: string | null | undefined) => !!classes?.split(' ').includes('selected');
  const tap = () =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const taps = setInterval(tap, 100);
  const observer = new MutationObserver((changes) => {
    // The page may handle several kept taps in one turn, and each undoes the one before, so earlier class names count
    // too.
    const before = changes
      .filter(({ target }) => (target as Element).matches(selector))
      .map(({ oldValue }) => oldValue);
    if (![document.querySelector(selector)?.className, ...before].some(isChosen)) return;
    clearInterval(taps);
    observer.disconnect();
    Object.assign(window, { answered: performance.now() });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['class'], attributeOldValue: true });
}

/** In milliseconds: `answer`. */
export async function measureFirstSwatch(browser: Browser, { url, html, scripts }: CachedPage): Promise<Sample> {
  const line = await startSlowLine({ pageAt: (asked) => (asked === url ? html : undefined) });
  const { context, page, session } = await openPage(browser, scripts, url, SLOWDOWN, {
    proxy: { server: line.server },
  });
  try {
    await slowDown(session);
    await page.addInitScript(tapUntilAnswered, SWATCH);
    await page.goto(url, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(() => (window as { answered?: number }).answered, undefined, {
      timeout: PATIENCE,
    });
    return { answer: (await answered.jsonValue()) ?? Number.NaN };
  } finally {
    await context.close();
    line.close();
  }
}
