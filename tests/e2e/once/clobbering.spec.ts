/**
 * Tests pages whose elements have the names of globals that islands read: the browser offers these elements as globals.
 * Each page carries every name at once, so that a few pages try hundreds of such elements.
 */
import type { Page } from '@playwright/test';
import { globalNames } from '../../helpers/globalNames';
import { button, expect, type Shop, test } from '../shop';

/** More names to try: the library's own, and those of functions that some browsers lack. */
const OTHERS = [
  'shopIslands',
  'requestIdleCallback',
  'trustedTypes',
  'wp',
  'wc',
  'google',
  'dataLayer',
  '$',
  'globals',
  'stores',
  'config',
];
/** Properties of the document that the code checks, and that an element with such a `name` replaces. */
const DOCUMENT = ['prerendering', 'readyState', 'hidden', 'visibilityState', 'title', 'currentScript'];

const names = [...new Set([...globalNames(), ...OTHERS])];
/** Properties that code might look for in such a global. */
const MEMBERS = ['add', 'version', 'fn', 'data', 'ajax', 'maps', 'push', 'addressAutocomplete', 'customize'];

/** HTML with elements that have a global's name, by the kind of element. */
const SHAPES: Record<string, (name: string) => string> = {
  heading: (name) => `<h2 id="${name}">Title</h2>`,
  'two elements': (name) =>
    `<a id="${name}">One</a>${MEMBERS.map((member) => `<a id="${name}" name="${member}">Two</a>`).join('')}`,
  form: (name) =>
    `<form name="${name}" id="${name}">${MEMBERS.map((member) => `<input name="${member}">`).join('')}</form>`,
  frame: (name) => `<iframe name="${name}"></iframe>`,
  object: (name) => `<object id="${name}"></object><img name="${name}" alt="">`,
};
const PATHS = [
  '/product/ashfall-kingdoms/',
  '/product/the-lantern-debt/',
  '/games/',
  '/checkout/',
  '/tests/content/',
  '/tests/campaign-day/',
];

async function clobber(page: Page, elements: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest() || route.request().frame().parentFrame()) return route.continue();
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/<body[^>]*>/, (body) => `${body}<div hidden>${elements}</div>`);
      return route.fulfill({ response: answer, body: html });
    },
  );
}

/** The statuses of the page's hosts; none may have failed. */
const statuses = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('[data-island-status]')].map((host) => host.dataset.islandStatus),
    ),
  ]);

async function addsAndLives(page: Page, shop: Shop, count: number): Promise<void> {
  await page.click(button(101));
  await expect(page.locator(`${button(101)}.added`)).toBeVisible();
  expect(await shop.cart()).toEqual({ 101: count });
  expect(await page.evaluate(() => typeof (window.shopIslands as { scan?: unknown }).scan)).toBe('function');
}

test('a hundred names and more are tried', () => {
  for (const name of [
    'jQuery',
    'wc_add_to_cart_params',
    'elementorProFrontend',
    'getCkyConsent',
    'fbq',
    'L',
    'shopIslandsMaps',
  ])
    expect(names).toContain(name);
  expect(names.length * Object.keys(SHAPES).length).toBeGreaterThan(300);
});

for (const mode of ['', 'jquery']) {
  test.describe(`printed ${mode ? `with ${mode}` : 'plainly'}`, () => {
    test.use({ demoMode: mode });

    for (const [shape, elementsFor] of Object.entries(SHAPES)) {
      test(`islands run where every global has a ${shape} of its name`, async ({ page, shop }) => {
        await clobber(page, names.map(elementsFor).join(''));
        await shop.open('/shop/');
        await addsAndLives(page, shop, 1);
        for (const path of mode ? PATHS.slice(0, 2) : PATHS) {
          expect((await page.goto(path))?.status(), path).toBe(200);
          await expect(page.locator('[data-island-status=ready]').first()).toBeAttached();
          expect(await statuses(page), path).not.toContain('failed');
        }
      });
    }
  });
}

test('islands run where pictures have the names of the document’s own properties', async ({ page, shop }) => {
  await clobber(page, DOCUMENT.map((name) => `<img name="${name}" alt="">`).join(''));
  await shop.open('/shop/');
  await addsAndLives(page, shop, 1);
});
