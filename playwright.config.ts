/**
 * The browser tests: of the demo, which prints its pages in four ways, at two widths; and of a real shop, if the
 * environment names one. `modes/` runs in each of the four ways, with alternating widths; `widgets/` runs in two ways,
 * `once/` in one. The lean build runs in one way, only with tests of islands that have a view. `DEMO_DIST=lean` runs
 * everything on the lean build; `DEMO_DELAY` and `TEST_PAUSE` (milliseconds) make the shop late and the tests slow.
 */
import { defineConfig } from '@playwright/test';
import { findWholeBrowser, launchOptions } from './scripts/browser.mjs';
import type { Options } from './tests/e2e/shop';

const PORT = Number(process.env.DEMO_PORT ?? 4199);
const modes = { plain: '', jquery: 'jquery', strict: 'strict', 'jquery-self': 'jquery.self' };
const widths = { 390: 844, 1280: 900 };

/** Each width, with jQuery and without; without it under the strictest policy, which allows least. */
const pairs = ['jquery-390', 'strict-1280'];

const spec = (names: string) => new RegExp(`widgets\\/(${names})\\.spec`);

/**
 * Widgets that do not use jQuery, and that differ on a phone only in width (which `once/` tests): under the strictest
 * policy only.
 */
const STRICT_ONLY = spec(
  [
    'map|masonry|numbers|newsletter|lightbox|widget-area|tooltip|deal|product-list-tabs|attribution|social-proof|chat|campaign|addon-popup|consent',
    'loop|furniture|product|languages|wishlist|archive|direct-checkout|live-search|header-menu|variation-details|cart-panel|cart-failures|cart-leaving',
    'address|currency|shop-filter|checkout-forms',
  ].join('|'),
);

/** The views that the lean build has in its own way: under the strictest policy there, by React beside jQuery. */
const VIEWS = spec('comparison|drawer|quick-view');

/** Each way of printing a page once, the widths in turn. */
const eachMode = ['plain-390', 'jquery-1280', 'strict-390', 'jquery-self-1280'];

const demo = Object.entries(modes).flatMap(([mode, demoMode]) =>
  Object.entries(widths).flatMap(([width, height]) => {
    const name = `${mode}-${width}`;
    const folders = [
      ...(pairs.includes(name) ? ['widgets'] : []),
      ...(eachMode.includes(name) ? ['modes', ...(demoMode.includes('jquery') ? ['jquery'] : [])] : []),
    ];
    const testMatch = folders.map((folder) => `${folder}/**`);
    const testIgnore = name.startsWith('jquery') ? STRICT_ONLY : VIEWS;
    return folders.length
      ? { name, testMatch, testIgnore, use: { demoMode, viewport: { width: Number(width), height } } }
      : [];
  }),
);

/** Milliseconds between what a test does, and what makes up for it. */
const slowMo = Number(process.env.TEST_PAUSE) || 0;
const patience = slowMo ? 3 : 1;

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 3,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'], ['dot']] : [['list']],
  // No test waits for a time, so patience costs nothing but where something is broken: a busy machine may take as long.
  timeout: 60_000 * patience,
  expect: { timeout: 20_000 * patience },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { ...(await launchOptions()), slowMo },
    reducedMotion: 'reduce',
  },
  projects: [
    ...demo,
    // What does not depend on how the page is printed, once.
    { name: 'once', testMatch: 'once/**', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'lean',
      testMatch: ['e2e/lean/**', VIEWS],
      use: { demoMode: 'lean.strict', viewport: { width: 1280, height: 900 } },
    },
    // Reference pictures, of the one browser that is the same on every machine.
    {
      name: 'pictures',
      testMatch: 'pictures/*.spec.ts',
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
      use: {
        hasDrawings: true,
        packaged: !(await findWholeBrowser()),
        launchOptions: await launchOptions('--font-render-hinting=none', '--disable-lcd-text'),
      },
    },
    { name: 'plugin-setup', testMatch: 'setup/**' },
    // One theme, off against on: `npm run parity -- --matrix` runs it for each.
    { name: 'matrix', testMatch: 'matrix/**/*.spec.ts', workers: 1, timeout: 180_000, use: { actionTimeout: 20_000 } },
    {
      name: 'real-shop',
      testMatch: 'real-shop/**',
      dependencies: ['plugin-setup'],
      // All tests share the shop's one customer, so they run one after the other.
      workers: 1,
      // A page of WordPress takes its time.
      timeout: 120_000,
      use: { baseURL: process.env.REAL_SHOP_URL, viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node --import tsx demo/serve.ts',
    url: `http://127.0.0.1:${PORT}/`,
    env: { PORT: String(PORT) },
    reuseExistingServer: false,
  },
});
