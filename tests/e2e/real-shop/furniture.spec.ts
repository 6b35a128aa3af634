import { basename } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ALONE, at, difference, hasIslands, inWays, statusIn, WITH_ORIGINAL } from '../realShop';

/**
 * ElementsKit's back-to-top and accordion on a real shop (REAL_SHOP_URL), and Astra's scroll-to-top on one with that
 * theme (MARKETING_SHOP_URL). Their pages take `?scripts=original|both|islands`.
 */
test.beforeEach(async ({ page }) => {
  // Serves the present build, whichever build the shop has.
  await page.route('**/wp-content/islands/**', (route) =>
    route.fulfill({ path: `dist/${basename(new URL(route.request().url()).pathname)}` }),
  );
});

const jumpTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.describe('ElementsKit’s page', () => {
  inWays('shop', WITH_ORIGINAL, (way) => {
    test(
      'has its back-to-top and its accordion',
      difference(
        'Where answers share one id, the original opens the first for each of them; islands open the one that was pressed.',
      ),
      async ({ page }) => {
        await page.goto(at('/widgets-content/', way));
        const button = page.locator('.ekit-btt__button');
        const toggle = page.locator('.ekit-accordion--toggler').nth(1);
        await toggle.scrollIntoViewIfNeeded();
        if (hasIslands(way)) {
          await expect(page.locator('.ekit-back-to-top-container')).toHaveAttribute(
            'data-island-status',
            statusIn(way),
          );
          await expect(toggle).toHaveAttribute('data-island-status', statusIn(way));
        }
        expect(await scrolled(page)).toBeGreaterThan(0);
        await button.click();
        await expect.poll(() => scrolled(page)).toBe(0);
        await toggle.click();
        // The three answers share one id, so the plugin's own script opens the first answer whichever toggle is
        // pressed.
        const answers = page.locator('.elementskit-card .collapse');
        if (ALONE.includes(way)) {
          await expect(answers.nth(1)).toBeVisible();
          await expect(answers.nth(0)).toBeHidden();
          await expect(page.locator('.elementskit-card.active')).toHaveCount(1);
        }
      },
    );
  });
});

test.describe('ElementsKit’s tabs, on a page of their own (/widgets-tabs/, widget elementskit-simple-tab)', () => {
  inWays('shop', WITH_ORIGINAL, (way) => {
    test(
      'show one panel at a time',
      difference(
        'Where panels share one id, the original opens the first for each tab; islands open the one that was pressed, and arrow keys lead from tab to tab.',
      ),
      async ({ page }) => {
        const answer = await page.goto(at('/widgets-tabs/', way));
        test.skip(answer?.status() === 404, 'The shop has no page /widgets-tabs/.');
        const tabs = page.locator('[data-ekit-toggle="tab"]');
        if (hasIslands(way))
          await expect(page.locator('.elementkit-tab-wraper')).toHaveAttribute('data-island-status', statusIn(way));
        await tabs.nth(1).click();
        await expect(tabs.nth(1)).toHaveClass(/active/);
        await expect(tabs.nth(0)).not.toHaveClass(/active/);
        // All panels share one id, so the plugin's own script opens the first panel for every tab.
        if (!ALONE.includes(way)) return;
        const panels = page.locator('.elementkit-tab-pane');
        await expect(panels.nth(1)).toBeVisible();
        await expect(panels.nth(0)).toBeHidden();
        await page.keyboard.press('ArrowRight');
        await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
        await expect(panels.nth(2)).toBeVisible();
      },
    );
  });
});

test.describe('Astra’s scroll-to-top', () => {
  inWays('marketing', WITH_ORIGINAL, (way) => {
    test('appears, and scrolls to the top', async ({ page, baseURL }) => {
      await page
        .context()
        .addCookies([
          { name: 'cookieyes-consent', value: 'consentid:YQ,consent:no,action:yes', url: baseURL as string },
        ]);
      await page.goto(at('/shop/', way));
      const button = page.locator('#ast-scroll-top');
      if (hasIslands(way)) await expect(button).toHaveAttribute('data-island-status', statusIn(way));
      await expect(button).toBeHidden();
      await jumpTo(page, 400);
      await expect(button).toBeVisible();
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(button).toBeHidden();
    });
  });
});
