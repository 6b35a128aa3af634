import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, hold, type Shop, test } from '../shop';

const dialog = 'dialog.shop-islands-dialog[open]';
const card = (id: number) => `.products [data-payload='{"pid":${id}}']`;
const removeLink = (id: number) => `.badge-comparison[data-pid="${id}"]`;
const opener = '.comparison-button';
const counter = '.shopengine-comparison-counter';
const toggle = '.comparison-bottom-bar-toggle';
const items = '.comparison-for-bottom-bar-item';
const message = '.shop-islands-notice';
const names = (page: Page, place = dialog) => page.locator(`${place} td h4`);
/** Calls of the comparison's routes, such as `comparison_table/?pid=101`. */
const asked = ({ calls }: Shop) =>
  calls.filter((call) => call.includes('/comparison/')).map((call) => call.split('/comparison/')[1]);
/** Opens a page for a visitor who compares these products. */
async function compared(page: Page, shop: Shop, ids: number[], path = '/shop/'): Promise<void> {
  await page.goto(`/?comparison=yes&product_ids=${ids.join()}`);
  await shop.open(path);
}

test.describe('the comparison’s request', () => {
  test('leaves at once, while the dialog’s code is still on its way', async ({ page, shop }) => {
    const release = await hold(page, /\/dist\/comparison-dialog-/);
    await shop.open('/shop/');
    await page.click(card(101));
    await expect(page.locator(counter)).toHaveText('1');
    await expect(page.locator(card(101))).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator(dialog)).toHaveCount(0);
    release();
    await expect(names(page)).toHaveText(['Ashfall Kingdoms']);
    await expect(page.locator(card(101))).not.toHaveAttribute('aria-busy');
    expect(asked(shop)).toEqual(['comparison_table/?pid=101']);
  });

  test('is never sent in advance: a listing loads none of its code, and a hand that comes near loads code only', async ({
    page,
    shop,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await shop.open('/shop/');
    expect(files.filter((file) => /\/dist\/comparison/.test(file))).toEqual([]);
    const code = page.waitForResponse(/\/dist\/comparison-dialog-/);
    await page.hover(card(101));
    await code;
    await shop.settled();
    expect(asked(shop)).toEqual([]);
  });

  test('is one when the dialog is closed and opened again meanwhile', async ({ page, shop }) => {
    await shop.open('/shop/');
    const release = await hold(page, /comparison_table/);
    await page.click(card(101));
    await expect(page.locator(dialog)).toContainText('Loading…');
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
    await page.click(card(101));
    await expect(page.locator(dialog)).toContainText('Loading…');
    release();
    await expect(names(page)).toHaveText(['Ashfall Kingdoms']);
    expect(asked(shop)).toEqual(['comparison_table/?pid=101']);
  });

  test('waits its turn behind another product’s, and both are in', async ({ page, shop }) => {
    await shop.open('/shop/');
    const release = await hold(page, /comparison_table/);
    await page.click(card(101));
    await expect(page.locator(dialog)).toContainText('Loading…');
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
    await page.click(card(102));
    await expect(page.locator(dialog)).toContainText('Loading…');
    expect(asked(shop)).toEqual(['comparison_table/?pid=101']);
    release();
    await expect(names(page)).toHaveText(['Ashfall Kingdoms', 'Nightcourier']);
    await expect(page.locator(counter)).toHaveText('2');
    expect(asked(shop)).toEqual(['comparison_table/?pid=101', 'comparison_table/?pid=102']);
  });

  for (const [what, fault] of [
    ['an error', { status: 500 }],
    ['null', { body: 'null' }],
    ['an error page', { body: '<!DOCTYPE html><html><body><p>There has been a critical error.</p></body></html>' }],
    ['a dropped connection', { drop: true }],
  ] as const) {
    test(`that ends in ${what} is reported in the dialog, and sent again only by “Try again”`, async ({
      page,
      shop,
    }) => {
      shop.allow(/table did not load/);
      await shop.open('/shop/');
      await shop.fault({ on: 'comparison_table', ...fault });
      await page.click(card(101));
      const failure = page.locator(dialog).getByRole('alert');
      await expect(failure).toContainText('The comparison could not be loaded.');
      await expect(page.locator(card(101))).toHaveAttribute('aria-pressed', 'false');
      expect(asked(shop)).toEqual(['comparison_table/?pid=101']);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(names(page)).toHaveText(['Ashfall Kingdoms']);
      await expect(failure).toHaveCount(0);
      expect(asked(shop)).toEqual(['comparison_table/?pid=101', 'comparison_table/?pid=101']);
    });
  }

  test('is not sent again when only its answer was lost', async ({ page, shop }) => {
    shop.allow(/table did not load/);
    await shop.open('/shop/');
    await shop.fault({ on: 'comparison_table', after: { status: 500 } });
    await page.click(card(101));
    await page.locator(dialog).getByRole('button', { name: 'Try again' }).click();
    await expect(names(page)).toHaveText(['Ashfall Kingdoms']);
    await expect(page.locator(counter)).toHaveText('1');
    expect(asked(shop)).toEqual(['comparison_table/?pid=101', 'comparison_table/?pid=0']);
  });

  test('that fails after the dialog was closed is reported in a message', async ({ page, shop }) => {
    shop.allow(/table did not load/);
    await shop.open('/shop/');
    await shop.fault({ on: 'comparison_table', status: 500 });
    const release = await hold(page, /comparison_table/);
    await page.click(card(101));
    await expect(page.locator(dialog)).toContainText('Loading…');
    await page.keyboard.press('Escape');
    await expect(page.locator(dialog)).toHaveCount(0);
    release();
    await page.locator(message).getByRole('button', { name: 'Try again' }).click();
    await expect(names(page)).toHaveText(['Ashfall Kingdoms']);
  });

  test('of an empty list shows the words for that', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.click(opener);
    await expect(page.locator(dialog)).toContainText(
      'No product is added for comparison, please add some product to compare',
    );
  });
});

test('where the dialog cannot be loaded, the product is added, and a message leads to the comparison’s page', async ({
  page,
  shop,
}) => {
  shop.allow(/Loading failed/);
  await page.route('**/dist/comparison-dialog-*.js', (route) => route.abort());
  await shop.open('/shop/');
  await page.click(card(101));
  await page.locator(message).getByRole('link', { name: 'Compare products' }).click();
  await expect(page).toHaveURL(/\?comparison=yes$/);
  await expect(names(page, 'main')).toHaveText(['Ashfall Kingdoms']);
});

test('a button without a product is reported to developers, and adds nothing', async ({ page, shop }) => {
  shop.allow(/A comparison button has no product/);
  await shop.open('/shop/');
  const button = page.locator(card(101));
  await button.evaluate((element) => {
    element.id = 'broken';
    element.setAttribute('data-payload', '{"pid":');
  });
  const told = page.waitForEvent('console', (one) => /no product/.test(one.text()));
  await page.click('#broken');
  await told;
  await expect(page.locator(dialog)).toHaveCount(0);
  expect(asked(shop)).toEqual([]);
});

test.describe('a removal', () => {
  test('in the dialog dims its column until the answer; two presses are one call', async ({ page, shop }) => {
    await compared(page, shop, [101, 102]);
    await page.click(opener);
    const release = await hold(page, /comparison\/remove/);
    await page.dblclick(`${dialog} ${removeLink(101)}`);
    const column = page.locator(`${dialog} td[aria-busy="true"]`);
    await expect(column).toHaveCount(3);
    await expect(column.first()).toHaveCSS('opacity', '0.6');
    release();
    await expect(names(page)).toHaveText(['Nightcourier']);
    expect(asked(shop).filter((call) => call?.startsWith('remove'))).toEqual(['remove/ pid=101']);
  });

  test('in the dialog that fails leaves the column, and can be tried again', async ({ page, shop }) => {
    shop.allow(/could not be removed/);
    await compared(page, shop, [101, 102]);
    await page.click(opener);
    await shop.fault({ on: 'comparison/remove', status: 500 });
    await page.click(`${dialog} ${removeLink(101)}`);
    await expect(page.locator(message)).toContainText('“Ashfall Kingdoms” could not be removed. Please try again.');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(names(page)).toHaveText(['Ashfall Kingdoms', 'Nightcourier']);
    await page.locator(message).getByRole('button', { name: 'Try again' }).click();
    await expect(names(page)).toHaveText(['Nightcourier']);
    await expect(page.locator(message)).toHaveCount(0);
  });

  test('on the page takes the column off at once, and puts it back when it fails', async ({ page, shop }) => {
    shop.allow(/could not be removed/);
    await shop.open('/?comparison=yes&product_ids=101');
    await shop.fault({ on: 'comparison/remove', status: 500 });
    const release = await hold(page, /comparison\/remove/);
    await page.click(`main ${removeLink(101)}`);
    await expect(page.locator('h1.shopengine-no-comparison-product')).toBeFocused();
    release();
    await expect(names(page, 'main')).toHaveText(['Ashfall Kingdoms']);
    await expect(page.locator('h1.shopengine-no-comparison-product')).toHaveCount(0);
    await expect(page.locator(counter)).toHaveText('1');
    await page.locator(message).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(counter)).toHaveText('0');
  });

  test('that follows another one quickly does not undo it', async ({ page, shop }) => {
    await shop.open('/?comparison=yes&product_ids=101,102,103');
    const release = await hold(page, /comparison\/remove/);
    await page.click(`main ${removeLink(101)}`);
    await page.click(`main ${removeLink(103)}`);
    release();
    await expect(names(page, 'main')).toHaveText(['Nightcourier']);
    await expect(page).toHaveURL(/product_ids=102$/);
    await expect(page.locator(counter)).toHaveText('1');
  });

  test('in a dialog above the comparison’s page reaches the page and its address', async ({ page, shop }) => {
    await shop.open('/?comparison=yes&product_ids=101,102');
    await page.click(opener);
    await page.click(`${dialog} ${removeLink(101)}`);
    await expect(names(page)).toHaveText(['Nightcourier']);
    await expect(names(page, 'main')).toHaveText(['Nightcourier']);
    await expect(page).toHaveURL(/product_ids=102$/);
  });

  test('in another tab reaches buttons, counters and an open table', async ({ page, context, shop }) => {
    await compared(page, shop, [101, 102]);
    await page.click(opener);
    await expect(names(page)).toHaveText(['Ashfall Kingdoms', 'Nightcourier']);
    const other = await context.newPage();
    await other.goto('/?comparison=yes');
    await other.click(`main ${removeLink(101)}`);
    await expect(other.locator(counter)).toHaveText('1');
    await expect(names(page)).toHaveText(['Nightcourier']);
    await expect(page.locator(counter)).toHaveText('1');
    await expect(page.locator(card(101))).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator(card(102))).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('the bar', () => {
  test('is shown on a page without cards and with nothing else of ShopEngine’s', async ({ page, shop }) => {
    await page.goto('/?comparison=yes&product_ids=101');
    await page.route('**/my-account/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/class="[^"]*shopengine(?!-comparison-(bottom-bar|b))[^"]*"/g, '')
        .replace(/<body class="[^"]*"/, '<body');
      await route.fulfill({ response, body });
    });
    await shop.open('/my-account/');
    await expect(page.locator('[class*=shopengine]')).toHaveCount(3);
    await expect(page.locator(toggle)).toBeVisible();
  });

  test('says so when it cannot be filled, and is filled when told to', async ({ page, shop }) => {
    shop.allow(/could not be filled/);
    await compared(page, shop, [101]);
    await shop.fault({ on: 'comparison_bar_data', status: 500 });
    await page.click(toggle);
    await expect(page.locator(toggle)).not.toHaveAttribute('aria-busy');
    await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'false');
    await page.locator(message).getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(items)).toHaveCount(1);
    await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'true');
  });

  test('is cancelled by a second press, and loads anew after a third', async ({ page, shop }) => {
    await compared(page, shop, [101]);
    const release = await hold(page, /comparison_bar_data/);
    // While the bar's code is loading the toggle is busy too, and further presses do not count.
    const call = page.waitForRequest(/comparison_bar_data/);
    await page.click(toggle);
    await call;
    await expect(page.locator(toggle)).toHaveAttribute('aria-busy', 'true');
    await page.click(toggle);
    await expect(page.locator(toggle)).not.toHaveAttribute('aria-busy');
    await page.click(toggle);
    release();
    await expect(page.locator(items)).toHaveCount(1);
    expect(asked(shop)).toEqual(['comparison_bar_data', 'comparison_bar_data']);
  });

  test('closes without a call when a product is added', async ({ page, shop }) => {
    await compared(page, shop, [101]);
    await page.click(toggle);
    await expect(page.locator(items)).toHaveCount(1);
    await page.locator(card(102)).dispatchEvent('click');
    await expect(names(page)).toHaveCount(2);
    await expect(page.locator(toggle)).toHaveAttribute('aria-expanded', 'false');
    expect(asked(shop)).toEqual(['comparison_bar_data', 'comparison_table/?pid=102']);
  });

  test('dims what is being removed, and keeps it when that fails', async ({ page, shop }) => {
    shop.allow(/could not be removed/);
    await compared(page, shop, [101, 102]);
    await page.click(toggle);
    await shop.fault({ on: 'comparison/remove', status: 500 });
    const release = await hold(page, /comparison\/remove/);
    await page.getByRole('button', { name: 'Remove Nightcourier' }).click();
    await expect(page.locator(`${items}[aria-busy="true"]`)).toHaveCSS('opacity', '0.6');
    release();
    await expect(page.locator(message)).toContainText('“Nightcourier” could not be removed.');
    await expect(page.locator(items)).toHaveCount(2);
    await expect(page.locator(`${items}[aria-busy]`)).toHaveCount(0);
  });

  test('works by keyboard, and is gone with its last item', async ({ page, shop }) => {
    await compared(page, shop, [101, 102]);
    // ShopEngine's toggle is no button, so the keyboard reaches it only after the island has made it one.
    await expect(page.locator(toggle)).toHaveRole('button');
    await page.locator(toggle).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(items)).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove Nightcourier' })).toBeFocused();
    await page.keyboard.press(' ');
    await expect(page.locator(items)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Remove Ashfall Kingdoms' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.shopengine-comparison-bottom-bar')).toBeHidden();
    await expect(page.locator(counter)).toHaveText('0');
  });

  test('has a real link, which other tabs can open too and which names the current list', async ({
    page,
    shop,
    baseURL,
  }) => {
    await compared(page, shop, [101, 102]);
    await page.click(toggle);
    const link = page
      .getByRole('link', { name: 'Compare', exact: true })
      .and(page.locator('.comparison-endpoint-bottom'));
    await expect(link).toHaveAttribute('href', `${baseURL}/?comparison=yes&product_ids=101,102`);
    await page.getByRole('button', { name: 'Remove Nightcourier' }).click();
    await expect(link).toHaveAttribute('href', `${baseURL}/?comparison=yes&product_ids=101`);
  });
});

test.describe('the address for sharing', () => {
  const copy = 'main .copy-comparison-share-url';

  test('is copied, confirmed for a while, and names what is left after a removal', async ({
    page,
    context,
    shop,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await shop.open('/?comparison=yes&product_ids=101,102');
    await page.click(`main ${removeLink(101)}`);
    await expect(page).toHaveURL(/product_ids=102$/);
    await page.click(copy);
    await expect(page.locator(copy)).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${baseURL}/?comparison=yes&product_ids=102`,
    );
    await page.clock.runFor(3000);
    await expect(page.locator(copy)).toHaveText('Copy link');
  });

  test('is shown where the browser refuses the clipboard', async ({ page, context, shop, baseURL }) => {
    await context.clearPermissions();
    await shop.open('/?comparison=yes&product_ids=101,102');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    });
    const prompts: string[] = [];
    page.on('dialog', (prompt) => {
      prompts.push(`${prompt.type()}: ${prompt.message()} ${prompt.defaultValue()}`);
      prompt.dismiss();
    });
    await page.click(copy);
    await expect
      .poll(() => prompts)
      .toEqual([`prompt: Copy link, then click OK. ${baseURL}/?comparison=yes&product_ids=101,102`]);
    await expect(page.locator(copy)).toHaveText('Copy link');
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing in dialog, bar and page, and nothing is wider than the view', async ({ page, shop }) => {
      await compared(page, shop, [101, 102, 103, 104]);
      const check = async (where: string) => {
        expect(await axe(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(
          0,
        );
      };
      await page.click(opener);
      await expect(names(page)).toHaveCount(4);
      await expect(page.getByRole('region', { name: 'Compare products' })).toHaveCount(1);
      await check('dialog');
      await page.keyboard.press('Escape');
      await page.click(toggle);
      await expect(page.locator(items)).toHaveCount(4);
      await check('bar');
      await page.goto('/?comparison=yes');
      await shop.settled();
      await check('page');
    });

    for (const path of ['/checkout/', '/cart/']) {
      test(`the bar covers no field and no button of ${path}, closed or open`, async ({ page, shop }) => {
        await shop.fill(101);
        await compared(page, shop, [101, 102], path);
        /** The fields and buttons that the bar covers at any scroll position. */
        const covered = () =>
          page.evaluate(() => {
            const parts = [...document.querySelectorAll('.shopengine-comparison-bottom-bar > *')];
            const controls = [...document.querySelectorAll('main :is(input, select, textarea, button, a)')].filter(
              (one) => one.checkVisibility(),
            );
            const found = new Set<string>();
            for (let top = 0; top <= document.documentElement.scrollHeight; top += 100) {
              scrollTo(0, top);
              const bars = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height);
              for (const control of controls) {
                const { left, right, top, bottom } = control.getBoundingClientRect();
                if (bars.some((bar) => left < bar.right && right > bar.left && top < bar.bottom && bottom > bar.top))
                  found.add(control.outerHTML.slice(0, 80));
              }
            }
            return [...found];
          });
        await expect(page.locator(toggle)).toBeVisible();
        expect(await covered()).toEqual([]);
        await page.click(toggle);
        await expect(page.locator(items)).toHaveCount(2);
        expect(await covered()).toEqual([]);
      });
    }

    test('the labels stay in sight while the table is scrolled, by keyboard too', async ({ page, shop }) => {
      await compared(page, shop, [101, 102, 103, 104, 105, 106]);
      await page.click(opener);
      const scroller = page.getByRole('region', { name: 'Compare products' });
      // An opening dialog takes the focus.
      await expect(page.locator(`${dialog} :focus`)).toHaveCount(1);
      await scroller.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      const label = page.locator(`${dialog} th`, { hasText: 'Availability' });
      const [inner, outer] = [await label.boundingBox(), await scroller.boundingBox()];
      // A border may stick out by a pixel.
      expect(Math.abs((inner?.x ?? Number.NaN) - (outer?.x ?? 0))).toBeLessThanOrEqual(1);
      expect(inner?.width).toBeLessThan((outer?.width ?? 0) / 2.5);
    });
  });
}
