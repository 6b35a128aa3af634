/** The texts of a page that is not in English. */
import type { Page } from '@playwright/test';
import { button, expect, hold, type Shop, test } from '../shop';

const LANGUAGES = {
  de: {
    lost: '„Ashfall Kingdoms“ konnte nicht in den Warenkorb gelegt werden.',
    again: 'Erneut versuchen',
    cart: 'Dein Warenkorb',
    on: 'Einkauf fortsetzen',
    close: 'Schließen',
    compare: 'Produkte vergleichen',
  },
  ar: {
    lost: 'تعذّرت إضافة «Ashfall Kingdoms» إلى سلة مشترياتك.',
    again: 'إعادة المحاولة',
    cart: 'سلة مشترياتك',
    on: 'متابعة التسوق',
    close: 'إغلاق',
    compare: 'مقارنة المنتجات',
  },
} as const;

const notice = (page: Page) => page.locator('.shop-islands-notice');

/** Presses a button whose call fails twice. The island repeats the call once, and then shows a message. */
async function failToAdd(page: Page, shop: Shop): Promise<void> {
  await shop.fault({ on: 'add_to_cart', status: 500, times: 2 });
  await page.click(button(101));
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`a notice, the drawer and a dialog are in the page’s language: ${language}`, async ({ page, shop }) => {
    await shop.open(`/shop/?lang=${language}`);
    await failToAdd(page, shop);
    await expect(notice(page)).toContainText(words.lost);
    await expect(notice(page).getByRole('button', { name: words.again })).toBeVisible();

    await page.locator('a.cart-contents').click();
    const drawer = page.getByRole('dialog', { name: words.cart });
    await expect(drawer).toContainText(words.on);
    await drawer.getByRole('button', { name: words.close }).click();
    await expect(drawer).toBeHidden();

    await page.click('.products [data-payload=\'{"pid":101}\']');
    const comparison = page.getByRole('dialog', { name: words.compare });
    await expect(comparison).toContainText('Ashfall Kingdoms');
    await comparison.getByRole('button', { name: words.close }).click();
    await expect(comparison).toBeHidden();
  });
}

test('a page of a shop with a formal locale is in the formal variant', async ({ page, shop }) => {
  await page.route('/shop/?lang=de', async (route) => {
    const answer = await route.fetch();
    const config = '<script type="application/json" data-islands-config>{"locale":"de_DE_formal"}</script>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${config}`) });
  });
  await shop.open('/shop/?lang=de');
  await page.locator('a.cart-contents').click();
  const drawer = page.getByRole('dialog', { name: 'Ihr Warenkorb' });
  await expect(drawer).toContainText(LANGUAGES.de.on);
});

test('a page in English fetches no translation', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shop.open('/shop/');
  await shop.settled();
  expect(asked.filter((url) => url.includes('/core-'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('/texts'))).toEqual([]);
});

for (const [what, file] of [
  ['the list of languages', /\/texts-[0-9a-f]{8}\.js/],
  ['the language', /\/texts-de-/],
] as const) {
  test(`a page is in English where ${what} cannot be loaded`, async ({ page, shop }) => {
    shop.allow(/Failed to load resource/);
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await shop.open('/shop/?lang=de');
    await failToAdd(page, shop);
    await expect(notice(page)).toContainText('“Ashfall Kingdoms” could not be added to your cart.');
  });
}

test('a translation that comes late is used for what has not been said', async ({ page, shop }) => {
  const answer = await hold(page, /\/texts-de-/);
  await page.goto('/shop/?lang=de');
  await failToAdd(page, shop);
  await expect(notice(page)).toContainText('“Ashfall Kingdoms” could not be added to your cart.');
  const come = page.waitForResponse(/\/texts-de-/);
  answer();
  await (await come).finished();
  await page.locator('a.cart-contents').click();
  await expect(page.getByRole('dialog', { name: 'Dein Warenkorb' })).toBeVisible();
});
