/**
 * Tests pages beyond mouse and desktop: with a finger on a phone, with Save-Data, with reduced motion, in forced
 * colours, and enlarged.
 */
import type { Locator, Page } from '@playwright/test';
import { button, expect, test } from '../shop';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

/** Names of the built files that a page asks for from now on, without their hash. */
function noteFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/dist\/(?:.*\/)?([\w-]+?)(?:-[0-9a-f]{8})?\.js/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

test.describe('a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('buys by taps, each of which is one request', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.tap(button(101));
    await expect(page.locator('a.cart-contents .count')).toHaveText('1');
    await page.tap('a.cart-contents');
    await drawer(page).getByRole('button', { name: 'One more of Ashfall Kingdoms' }).tap();
    await expect(drawer(page)).toContainText('£79.98');
    expect(await shop.cart()).toEqual({ 101: 2 });
    expect(shop.names().filter((name) => name === 'add_to_cart')).toHaveLength(1);
    // The page keeps its width, so that the browser does not zoom out.
    expect(await page.evaluate(() => [visualViewport?.scale, innerWidth])).toEqual([1, 390]);
    await drawer(page).getByRole('button', { name: 'Close' }).tap();
    await expect(drawer(page)).toBeHidden();
  });
});

test('a visitor who saves data gets what the page needs at once, and nothing that nobody has asked for', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const files = noteFiles(page);
  await shop.open('/shop/');
  // The files of the page itself, of its notice and of its shop builder. Code that adds, shows or compares waits for a
  // hand.
  expect(new Set(files)).toEqual(new Set(['shop-islands', 'alone', 'store-notice', 'core', 'at-once', 'shopengine']));
});

test('a drawer fades and slides, and where motion is to be reduced it is there at once', async ({ page, shop }) => {
  await shop.open('/shop/');
  await page.click('a.cart-contents');
  const motion = () => drawer(page).evaluate((one) => getComputedStyle(one).transitionDuration);
  await expect(drawer(page)).toBeVisible();
  expect(await motion()).toBe('0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toMatch(/[1-9]/);
});

test('where the system chooses the colours, the focus is seen on each button of the drawer', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.fill(101);
  await shop.open('/shop/');
  await page.click('a.cart-contents');
  // The shop's picture of it comes later.
  await expect(drawer(page)).toContainText('Ashfall Kingdoms');
  for (const one of await drawer(page).getByRole('button', { disabled: false }).all()) {
    await one.focus();
    // After a key, the browser takes the focus for one that the keyboard has moved, and shows its outline.
    await page.keyboard.press('Shift');
    await expect(one).toHaveCSS('outline', /solid 2px$/);
  }
});

/** Bars that are drawn as backgrounds. */
for (const [name, path, bar, part] of [
  [
    'a campaign’s counter bar',
    '/campaign-day/?with=campaign',
    '.campaign-offer .wcct_progress_aria',
    '.wcct_progress_bar',
  ],
  ['a progress bar', '/content/?with=numbers', '.skill-bar', '.skill-track'],
  ['a deal’s bar of sold products', '/', '.shop-islands-deal-bar', '::after'],
  ['the bar of what is read', '/blog/post/', '[data-island="reading-progress"]', 'div'],
] as const)
  test(`where the system chooses the colours, ${name} is seen`, async ({ page, shop }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await shop.settled();
    if (bar === '.shop-islands-deal-bar') await page.locator('.deal-products').scrollIntoViewIfNeeded();
    const rail = page.locator(bar).first();
    await expect(rail).toBeAttached();
    const filled = await rail.evaluate((element, inner) => {
      const style = inner.startsWith('::')
        ? getComputedStyle(element, inner)
        : getComputedStyle(element.querySelector(inner) as Element);
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
      const highlight = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return style.backgroundColor === highlight;
    }, part);
    expect(filled).toBe(true);
  });

/** Moves the focus to each as Tab does, and looks whether it is in the view, with nothing over it. */
async function expectReach(controls: readonly Locator[]): Promise<void> {
  for (const control of controls) {
    await control.focus();
    await expect(control).toBeInViewport({ ratio: 0.9 });
    const isOnTop = control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(await isOnTop, `${control} is covered`).toBe(true);
  }
}

test('a cart with one product has one item by name', async ({ page, shop }) => {
  await shop.fill(101);
  await shop.open('/shop/');
  await expect(page.locator('a.cart-contents')).toHaveAccessibleName('Cart, 1 item');
});

/** The first is a desktop of 1280 by 1024 pixels at 400 %, at which WCAG wants pages to reflow. */
for (const [name, viewport] of [
  ['at 400 %', { width: 320, height: 256 }],
  ['on a small phone', { width: 320, height: 568 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('every control of the drawer can be reached', async ({ page, shop }) => {
      await shop.fill(101, 102);
      await shop.open('/shop/');
      await page.click('a.cart-contents');
      const named = (control: string) => drawer(page).getByRole('button', { name: control });
      await expectReach([
        named('Close'),
        named('One more of Ashfall Kingdoms'),
        named('Remove Nightcourier'),
        drawer(page).getByRole('link', { name: 'Checkout' }),
      ]);
    });

    test('the consent banner can be answered, and every switch of its preferences be reached', async ({
      page,
      shop,
    }) => {
      await shop.open('/campaign-day/?with=consent&banner=own');
      const banner = page.getByRole('region', { name: 'Your privacy' });
      const button = (one: Locator, title: string) => one.getByRole('button', { name: title });
      await expectReach(['Accept all', 'Reject all', 'Privacy preferences'].map((title) => button(banner, title)));
      await button(banner, 'Privacy preferences').click();
      const preferences = page.getByRole('dialog');
      await expect(preferences).toBeVisible();
      const switches = await preferences.getByRole('switch', { disabled: false }).all();
      expect(switches.length).toBeGreaterThan(1);
      await expectReach([button(preferences, 'Close'), ...switches, button(preferences, 'Save my choice')]);
    });

    test('a quick view shows its product, and a comparison its table', async ({ page, shop }) => {
      await page.goto('/?comparison=yes&product_ids=101,102');
      await shop.open('/shop/');
      await page.locator('.shopengine-quickview-trigger').first().click();
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await expectReach([close]);
      expect((await page.getByRole('dialog').locator('iframe').boundingBox())?.height).toBeGreaterThan(150);
      await close.click();
      await page.locator('.comparison-button').click();
      await expectReach([close, page.getByRole('dialog').getByRole('link', { name: 'Nightcourier' }).first()]);
    });
  });
}
