/**
 * What the tests in Firefox know: the stock browser, driven over WebDriver BiDi, and the demo under the strictest policy.
 * An error on the page, a warning, or something that the policy refused fails the test.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { test as base, expect } from 'vitest';
import { serveLocally } from '../../demo/local';
import { findVisitor, type Visitor } from '../../demo/shop/visitor';
import { findFirefox } from '../../scripts/browser.mjs';

/** Milliseconds until something that does not come has failed. */
const PATIENCE = 20_000;

export interface Shop {
  open(path: string): Promise<void>;
  /** What the server holds for the page's visitor. */
  visitor(): Promise<Visitor>;
  /** Quantities in the server's cart, by product. */
  cart(): Promise<Record<number, number>>;
}

const launch = () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // Nothing moves, so nothing is clicked on its way.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });

/** Collects what goes wrong on a page. */
async function watch(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && errors.push(message.text()));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`${violatedDirective} refused ${blockedURI} ${sample}`),
    );
    document.addEventListener('island:error', ({ detail }: CustomEventInit) => console.error(`${detail.island}: ${detail.what} ${detail.cause}`));
  });
  return errors;
}

async function openWindow(browser: Browser, base: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  const cookie = (name: string, value: string) => ({ name, value, domain: new URL(base).hostname, path: '/' });
  // The shop's notice has been dismissed: it lies where what is scrolled to comes into sight.
  await context.setCookie(cookie('demo_mode', 'strict'), cookie('store_notice5c0ffee5c0ffee5c0ffee5c0ffee5c0f', 'hidden'));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}

function shopOf(page: Page, base: string): Shop {
  const visitor = async () => {
    const cookies = await page.browserContext().cookies();
    const found = findVisitor(cookies.find(({ name }) => name === 'demo_visitor')?.value);
    if (!found) throw new Error('The demo knows no visitor of this page.');
    return found;
  };
  return {
    open: async (path) => void (await page.goto(base + path)),
    visitor,
    cart: async () => Object.fromEntries((await visitor()).lines.map(({ productId, quantity }) => [productId, quantity])),
  };
}

/** The browser is launched once, and every test has a window of its own, with a visitor of its own. */
export const test = base
  .extend('demo', { scope: 'worker' }, () => serveLocally())
  .extend('browser', { scope: 'worker' }, async ({ demo }, { onCleanup }) => {
    const browser = await launch();
    onCleanup(async () => {
      await browser.close();
      demo.close();
    });
    return browser;
  })
  .extend('page', async ({ browser, demo }, { onCleanup }) => {
    const page = await openWindow(browser, demo.base);
    const errors = await watch(page);
    onCleanup(async () => {
      await page.browserContext().close();
      expect(errors, 'errors on the page').toEqual([]);
    });
    return page;
  })
  .extend('shop', ({ page, demo }) => shopOf(page, demo.base));
