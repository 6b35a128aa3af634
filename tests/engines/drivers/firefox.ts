/** Firefox: the stock browser, driven over WebDriver BiDi. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/browser.mjs';
import { type Engine, PATIENCE, type Tab, type Target } from './tab';

const selectorOf = (target: Target): string => {
  if (typeof target === 'string') return target;
  const { role, name, within = '' } = target;
  return `${within} ::-p-aria([name="${name}"][role="${role}"])`.trim();
};

/** Collects what the browser writes on its console. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && complaints.push(message.text()));
  return complaints;
}

function tabOf(page: Page): Tab {
  const complaints = listen(page);
  const context = page.browserContext();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...words) => page.evaluate(run as never, ...words) as never,
    has: async (target) => !!(await page.$(selectorOf(target))),
    click: (target) => page.locator(selectorOf(target)).click(),
    clickInFrame: async (frame, target) =>
      (await (await page.waitForSelector(frame))?.contentFrame())?.locator(selectorOf(target)).click(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    moveTo: (x, y) => page.mouse.move(x, y),
    cookies: async () => Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value])),
    setCookies: async (values) => {
      const domain = '127.0.0.1';
      await context.setCookie(...Object.entries(values).map(([name, value]) => ({ name, value, domain, path: '/' })));
    },
    complaints: () => complaints,
    close: () => context.close(),
  };
}

async function openTab(browser: Browser): Promise<Tab> {
  const page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1280, height: 900 });
  return tabOf(page);
}

export async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // Reduces motion, so that a click never misses an element that is still moving.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return { openTab: () => openTab(browser), close: () => browser.close() };
}
