import type { Page } from '@playwright/test';
import { expect, test } from '../shop';

const host = (page: Page, id: string) => page.locator(`#ekit-google-map-${id}`);

test.beforeEach(async ({ shop }) => shop.allow(/A map could not be shown/));

for (const [name, maps] of [
  ['a script that cannot be loaded', 'fails'],
  ['a key that is refused', 'refused'],
]) {
  test(`${name} leaves the address and a link`, async ({ page }) => {
    await page.goto(`/content/?with=map&map=basic&maps=${maps}`);
    const map = host(page, 'basic');
    await expect(map).toHaveAttribute('data-map-state', 'failed');
    await expect(map).toContainText('12 Arcade Lane, Leeds');
    await expect(map.getByRole('link', { name: 'Open in a map: Save Point' })).toBeVisible();
    await expect(map.locator('.shop-islands-map-place')).toHaveCount(0);
  });
}

test('a picture that the service lacks leaves a link', async ({ page }) => {
  await page.goto('/content/?with=map&map=static&maps=fails');
  await expect(host(page, 'static')).toHaveAttribute('data-map-state', 'failed');
  await expect(host(page, 'static').getByRole('link', { name: 'Open in a map: Save Point Leeds' })).toBeVisible();
});

test('an address that is not found leaves what the theme printed', async ({ page }) => {
  await page.goto('/content/?with=map&map=nowhere');
  await expect(host(page, 'nowhere')).toHaveAttribute('data-map-state', 'failed');
  await expect(host(page, 'nowhere')).toHaveText('1 Nowhere Road, ask for the way');
});

test('nothing of a map is fetched before it is near the view', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [name] = /map(-google)?(?=-[\da-f]+\.js)|maps\.js/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section[aria-labelledby="maps"] { margin-top: 3000px; }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.goto('/content/?with=map&map=marker');
  await expect(host(page, 'marker')).toHaveAttribute('data-island-status', 'found');
  expect(fetched).toEqual([]);
  await host(page, 'marker').scrollIntoViewIfNeeded();
  await expect(host(page, 'marker')).toHaveAttribute('data-map-state', 'shown');
  expect(fetched).toEqual(['map', 'map-google', 'maps.js']);
});
