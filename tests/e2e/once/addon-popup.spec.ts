import type { Page } from '@playwright/test';
import { expect, type Shop, test } from '../shop';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Two games, one price' });

async function open(page: Page, settings: Record<string, string>): Promise<void> {
  await page.goto(`/campaign-day/?${new URLSearchParams({ with: 'addon', ...settings })}`);
  await expect(page.locator('#king-addons-pb-popup-id-512')).toHaveAttribute('data-island-status', 'ready');
}

/** Moves the page's clock far beyond the second after the popup's date. */
async function letItsTimePass(page: Page, { settled }: Shop): Promise<void> {
  await page.clock.runFor(10_000);
  await settled();
}

/** The fixture prints the pages in each project's way, and watches for errors. */
test.beforeEach(({ shop }) => void shop);

test.describe('an add-on popup opens', () => {
  test('when the page is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, { popup_trigger: 'scroll', popup_scroll_progress: '60' });
    await page.evaluate(() =>
      scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * 0.4, behavior: 'instant' }),
    );
    await expect(dialog(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(dialog(page)).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  });

  test('when an element comes into sight', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await open(page, { popup_trigger: 'element-scroll', popup_element_scroll: 'footer' });
    await expect(dialog(page)).toBeHidden();
    await page.locator('footer').first().scrollIntoViewIfNeeded();
    await expect(dialog(page)).toBeVisible();
  });

  test('when the visitor rests', async ({ page }) => {
    await page.clock.install();
    await open(page, { popup_trigger: 'inactivity', popup_inactivity_time: '20' });
    await page.clock.runFor(15_000);
    await page.mouse.move(200, 200);
    await page.clock.runFor(15_000);
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(6000);
    await expect(dialog(page)).toBeVisible();
  });

  test('when the pointer leaves the page', async ({ page }) => {
    await open(page, { popup_trigger: 'exit' });
    await page.mouse.move(300, 300);
    await expect(dialog(page)).toBeHidden();
    await page.locator('body').dispatchEvent('mouseleave');
    await expect(dialog(page)).toBeVisible();
  });

  test('a second after its date', async ({ page }) => {
    await open(page, { popup_trigger: 'date', popup_specific_date: '2020-01-01 09:00' });
    await expect(dialog(page)).toBeVisible();
  });

  test('even if its settings are broken, with the plugin’s defaults', async ({ page }) => {
    await page.route('**/campaign-day/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/data-settings="[^"]*"/, 'data-settings="{&quot;popup_tri"'),
      });
    });
    await open(page, {});
    await expect(dialog(page)).toBeVisible();
  });
});

test('an add-on popup waits for a dialog that is open', async ({ page, shop }) => {
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const other = Object.assign(document.createElement('dialog'), { id: 'other', textContent: 'Something else' });
      document.body.append(other);
      other.showModal();
    }),
  );
  await open(page, { popup_trigger: 'date', popup_specific_date: '2020-01-01 09:00' });
  await letItsTimePass(page, shop);
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#other')?.close());
  await expect(dialog(page)).toBeVisible();
});

test('an add-on popup lets a choice about consent come first', async ({ page, shop }) => {
  await page.clock.install();
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.append(
        Object.assign(document.createElement('div'), { className: 'cky-consent-container', textContent: 'May we?' }),
      );
    }),
  );
  await open(page, { popup_trigger: 'date', popup_specific_date: '2020-01-01 09:00' });
  await letItsTimePass(page, shop);
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => document.querySelector('.cky-consent-container')?.classList.add('cky-hide'));
  await expect(dialog(page)).toBeVisible();
});

test('what is taller than the screen scrolls inside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 200 });
  await open(page, { popup_trigger: 'load', popup_load_delay: '0' });
  await expect(dialog(page)).toBeVisible();
  const last = page.getByRole('button', { name: 'Go back' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
