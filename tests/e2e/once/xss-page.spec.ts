/**
 * Tests that values from the address, cookies and storage are shown as text on the demo's pages, in the debug overlay
 * too.
 */
import { expect, test } from '@playwright/test';
import { fits, storageTable } from '../../helpers/storageTable';
import { shapes } from '../xss/payloads';
import { watch } from '../xss/watch';

const RUNS = '<img src=x onerror="canary(\'kept\')">';
const hostile = shapes
  .map(({ text }) => text)
  .join(' ')
  .slice(0, 6000);
/** Parameters that some island reads (SPEC 2.2, 3.13). */
const NAMES =
  'utm_source utm_medium utm_campaign utm_term utm_content utm_id gclid fbclid msclkid redirect theme_template_id currency orderby s product_ids rating_filter shopengine_filter_category shopengine_products_per_page e-filter-3f2a1bc-product_cat e-page-3f2a1bc tp-preview-widget islands'.split(
    ' ',
  );
const query = new URLSearchParams([
  ...NAMES.map((name) => [name, `${RUNS}javascript:canary('address')`]),
  ['islands-debug', ''],
]);
const settings = Buffer.from(
  JSON.stringify({ id: RUNS, url: "javascript:canary('action')", type: RUNS, toggle: RUNS }),
).toString('base64');

/** The page chooses this key's name. Its value is the cart's HTML, which the shop itself has made. */
const keys = storageTable()
  .filter((row) => !fits(row, 'wc_fragments_x'))
  .map(({ key }) => key.replace(/\{\w+\}/, '1'));

/** Runs in the page before its HTML is read. Stores hostile values, half of them as text and half as JSON. */
function keep([names, text]: [string[], string]): void {
  for (const [index, name] of names.entries()) {
    const value =
      index % 2
        ? text
        : JSON.stringify({ __proto__: null, 1: text, id: text, html: text, url: text, list: [text, { text }] });
    localStorage.setItem(name, value);
    sessionStorage.setItem(name, index % 2 ? value : text);
    // biome-ignore lint/suspicious/noDocumentCookie: the test tries what islands do with hostile cookies
    document.cookie = `${name}=${encodeURIComponent(text.slice(0, 60))};path=/`;
  }
}

const PATHS: readonly [path: string, action: string][] = [
  ['/shop/', 'popup:open'],
  ['/checkout/?add-to-cart=101', 'off_canvas:toggle'],
  ['/content/?with=page', 'lightbox'],
  ['/campaign-day/?with=social', 'popup:open'],
];

for (const mode of ['strict', '']) {
  test(`addresses, cookies and storage${mode && ', under the strictest policy'}`, async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'demo_mode', value: mode, url: baseURL as string }]);
    for (const [path, action] of PATHS) {
      await test.step(path, async () => {
        const page = await context.newPage();
        const watched = await watch(page);
        await page.addInitScript(keep, [keys, `${RUNS}${hostile}`] as [string[], string]);
        await page.goto(
          `${path}${path.includes('?') ? '&' : '?'}${query}#elementor-action:action=${encodeURIComponent(action)}&settings=${settings}`,
        );
        await expect(page.locator('#shop-islands-debug')).toBeAttached();
        await watched.settle();
        expect(watched.found).toEqual([]);
        expect(await watched.armed()).toEqual([]);
        await page.close();
      });
    }
  });
}
