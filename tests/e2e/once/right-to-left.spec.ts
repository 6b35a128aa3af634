/** Pages written from right to left: what is at the end of a line is at the left. */
import type { Locator } from '@playwright/test';
import { expect, test } from '../shop';

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('Nothing is drawn.');
  return found;
}

/** The positions at which the first and the last letter of an element's text begin. */
const ends = (element: Locator): Promise<[first: number, last: number]> =>
  element.evaluate((host) => {
    const place = (range: Range, text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    const texts = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
    const first = texts.nextNode() as Text;
    let end = first;
    for (let next = texts.nextNode(); next; next = texts.nextNode()) end = next as Text;
    return [place(document.createRange(), first, 0), place(document.createRange(), end, end.length - 1)];
  });

test('the drawer stands at the left, and its rows run from the right', async ({ page, shop }) => {
  await shop.fill(101);
  await shop.open('/shop/?lang=ar');
  await page.click('a.cart-contents');
  const drawer = page.getByRole('dialog');
  const row = drawer.locator('[data-part="row"]');
  await expect(row).toBeVisible();
  expect((await box(drawer)).x).toBe(0);
  const order = ['[data-part="picture"]', '[data-part="name"]', '[data-part="remove"]'];
  const lefts = await Promise.all(order.map(async (part) => (await box(row.locator(part))).x));
  expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
  expect((await box(drawer.locator('[data-part="close"]'))).x).toBeLessThan(
    (await box(drawer.locator('[data-part="title"]'))).x,
  );
});

test('a name that is written from left to right keeps its signs in their places', async ({ page, shop }) => {
  await page.route(/get_refreshed_fragments/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      body: (await answer.text()).replaceAll('Ashfall Kingdoms', 'Ashfall Kingdoms!'),
      contentType: 'application/json',
    });
  });
  await shop.fill(101);
  await shop.open('/shop/?lang=ar');
  await page.click('a.cart-contents');
  const name = page.locator('dialog [data-part="name"]');
  await expect(name).toHaveText('Ashfall Kingdoms!');
  const [first, last] = await ends(name);
  expect(last).toBeGreaterThan(first);
});

test('an address that is written from left to right begins with its number, at the side where lines begin', async ({
  page,
  shop,
}) => {
  await shop.fill(118);
  await shop.open('/checkout/?lang=ar');
  await page.locator('#billing_address_1').fill('high');
  const option = page.locator('#address_suggestions_billing').getByRole('option').first();
  await expect(option).toHaveText(/^1 High Street/);
  const [number, postcode] = await ends(option);
  expect(number).toBeLessThan(postcode);
  const list = await box(page.locator('#address_suggestions_billing'));
  expect(list.x + list.width - postcode).toBeLessThan(40);
});

test('the page behind a dialog does not move when its scroll bar goes', async ({
  playwright,
  launchOptions,
  baseURL,
  shop,
}) => {
  // Pages of the other tests have scroll bars that take no room.
  void shop;
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: { width: 1280, height: 700 }, reducedMotion: 'reduce' });
  await page.goto(`${baseURL}/shop/?lang=ar`);
  const place = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().right);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  const before = await place();
  await page.click('a.cart-contents');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  expect(await place()).toBe(before);
  await browser.close();
});
