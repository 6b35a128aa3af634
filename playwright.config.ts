/**
 * The browser tests: the demo in four ways of printing it, at two widths; and a real shop where one is named. `demo/` (the
 * cart and what every page has) runs in all eight, `modes/` in each way once, `widgets/` in two, `once/` in one.
 */
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from './scripts/browser.mjs';
import type { Options } from './tests/e2e/shop';

const PORT = Number(process.env.DEMO_PORT ?? 4199);
const modes = { plain: '', jquery: 'jquery', strict: 'strict', 'jquery-self': 'jquery.self' };
const widths = { 390: 844, 1280: 900 };

/** Each width, with jQuery and without; without it under the strictest policy, which allows least. */
const pairs = ['jquery-390', 'strict-1280'];

/** Each way of printing a page once, the widths in turn. */
const eachMode = ['plain-390', 'jquery-1280', 'strict-390', 'jquery-self-1280'];

const demo = Object.entries(modes).flatMap(([mode, demoMode]) =>
  Object.entries(widths).map(([width, height]) => {
    const name = `${mode}-${width}`;
    const folders = [
      'demo',
      ...(demoMode.includes('jquery') ? ['jquery'] : []),
      ...(pairs.includes(name) ? ['widgets'] : []),
      ...(eachMode.includes(name) ? ['modes'] : []),
    ];
    return { name, testMatch: folders.map((folder) => `${folder}/**`), use: { demoMode, viewport: { width: Number(width), height } } };
  }),
);

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 3,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'], ['dot']] : [['list']],
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: await findBrowser(), args: launchArguments },
    reducedMotion: 'reduce',
  },
  projects: [
    ...demo,
    // What does not depend on how the page is printed, once.
    { name: 'once', testMatch: 'once/**', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'real-shop', testMatch: 'real-shop/**', use: { baseURL: process.env.REAL_SHOP_URL, viewport: { width: 1280, height: 900 } } },
  ],
  webServer: { command: 'node --import tsx demo/serve.ts', url: `http://127.0.0.1:${PORT}/`, env: { PORT: String(PORT) }, reuseExistingServer: false },
});
