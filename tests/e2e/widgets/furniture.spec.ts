import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const ASTRA = '#ast-scroll-top';
const ADD_ON = '.eael-ext-scroll-to-top-wrap';
const RING = '.ekit-btt__button';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const jumpTo = (page: Page, top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

async function openPart(page: Page): Promise<void> {
  await page.goto('/content/?with=page');
  await expect(page.locator(ASTRA)).toHaveAttribute('data-island-status', 'ready');
}

test.describe('a button to the top', () => {
  test('comes after 100 px, or after 300 px and below the header, and leads up by pointer and key', async ({
    page,
  }) => {
    await openPart(page);
    await expect(page.locator(ASTRA)).toBeHidden();
    await jumpTo(page, 100);
    await expect(page.locator(ADD_ON)).toBeHidden();
    await jumpTo(page, 101);
    await expect(page.locator(ADD_ON)).toBeVisible();
    const header = await page.locator('header').evaluate((one: HTMLElement) => one.offsetHeight);
    const limit = Math.max(300, header + 100);
    await jumpTo(page, limit);
    await expect(page.locator(ASTRA)).toBeHidden();
    await jumpTo(page, limit + 1);
    await expect(page.locator(ASTRA)).toBeVisible();
    await page.getByRole('button', { name: 'Scroll to Top' }).press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.locator(ASTRA)).toBeHidden();
    await jumpTo(page, 600);
    // A hidden button cannot take the focus, so wait until it is visible.
    await expect(page.locator(ADD_ON)).toBeVisible();
    await page.locator(ADD_ON).press('Space');
    await expect.poll(() => scrolled(page)).toBe(0);
    await jumpTo(page, 600);
    await expect(page.locator(RING)).toBeVisible();
    await page.locator(RING).click();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('draws how far the page is scrolled', async ({ page }) => {
    await openPart(page);
    const inked = () =>
      page.locator(`${RING} canvas`).evaluate((canvas: HTMLCanvasElement) => {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        let blue = 0;
        for (let at = 0; at < data.length; at += 4) if ((data[at + 2] ?? 0) > 150 && (data[at] ?? 0) < 100) blue++;
        return blue;
      });
    await expect.poll(inked).toBe(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(inked).toBeGreaterThan(1000);
  });
});

test.describe('content', () => {
  test('tabs far below the view are opened and scrolled to where the address names one', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto('/tests/content/#specs');
    const panel = page.getByRole('tabpanel', { name: 'Specs' });
    await expect(panel).toHaveText('Two players, 40 GB.');
    await expect(panel).toBeInViewport();
  });

  test('tabs far below the view are opened as soon as the address names one', async ({ page }) => {
    await page.goto('/tests/content/');
    await expect(page.locator('[data-island-status=ready]').first()).toBeAttached();
    await page.evaluate(() => {
      location.hash = 'specs';
    });
    await expect(page.locator('#content-specs')).toHaveClass(/\bactive\b/);
  });

  test('opens tabs by press, by key and by address, and Back goes through them', async ({ page }) => {
    await page.goto('/content/?with=page#languages?from=mail');
    await expect(page.getByText('Fourteen, spoken in six.')).toBeVisible();
    await expect(page.getByText('Three kingdoms')).toBeHidden();
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Languages')).toHaveAttribute('aria-selected', 'true');
    await tab('Specs').click();
    await expect(page.getByRole('tabpanel', { name: 'Specs' })).toHaveText('Two players, 40 GB.');
    await expect(page).toHaveURL(/#specs$/);
    await tab('Specs').press('ArrowLeft');
    await expect(tab('Story')).toBeFocused();
    await expect(page).toHaveURL(/#story$/);
    await page.goBack();
    await expect(page.getByText('Two players, 40 GB.')).toBeVisible();
  });

  test('opens one answer at a time, and closes it again', async ({ page }) => {
    await openPart(page);
    const question = (name: string) => page.getByRole('button', { name });
    await page.locator('.elementskit-accordion').scrollIntoViewIfNeeded();
    await expect(page.getByText('The same day')).toBeVisible();
    await question('May I send it back?').click();
    await expect(page.getByText('Within thirty days')).toBeVisible();
    await expect(page.getByText('The same day')).toBeHidden();
    await expect(question('When is it sent?')).toHaveAttribute('aria-expanded', 'false');
    await question('May I send it back?').press('Space');
    await expect(page.getByText('Within thirty days')).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
  });

  test('is cut short, and shown whole when the shopper asks for it or focuses it', async ({ page }) => {
    await openPart(page);
    const text = page.locator('.ekit-unfold-data');
    await text.scrollIntoViewIfNeeded();
    await expect(text).toHaveCSS('height', '79px');
    const button = page.getByRole('button', { name: 'Show the whole story' });
    await button.press('Enter');
    await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await expect
      .poll(() => text.evaluate((one) => one.scrollHeight === one.clientHeight && one.clientHeight > 79))
      .toBe(true);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect(text).toHaveCSS('height', '79px');
    await page.getByRole('link', { name: 'somebody' }).focus();
    await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
    await expect(page.locator('.evening')).toHaveCSS('height', '80px');
    await page.getByRole('button', { name: 'Read more' }).click();
    await expect(page.getByText('In the morning they had a plan.')).toBeInViewport();
  });

  test('shows small print to pointer and keyboard, until Escape', async ({ page }) => {
    await openPart(page);
    const sign = page.locator('[data-info-tip]').first();
    const tip = page.locator('.shop-islands-tooltip');
    await sign.scrollIntoViewIfNeeded();
    await expect(sign).toHaveAttribute('role', 'button');
    await sign.hover();
    await expect(tip).toHaveText('On one screen, or over the network.');
    await page.mouse.move(1, 1);
    await expect(tip).toHaveCount(0);
    await sign.focus();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await expect(sign).toHaveAccessibleDescription('On one screen, or over the network.');
  });

  test('fetches a background only near the view', async ({ page }) => {
    await openPart(page);
    const poster = page.locator('#poster');
    const isFar = await poster.evaluate((one) => one.getBoundingClientRect().top > innerHeight + 200);
    expect(isFar).toBe(true);
    await expect(poster).toHaveCSS('background-image', 'none');
    await page.evaluate(() =>
      scrollBy(0, (document.querySelector('#poster') as Element).getBoundingClientRect().top - innerHeight - 190),
    );
    await expect(poster).toHaveClass(/e-lazyloaded/);
    await expect(poster).toHaveCSS('background-image', /ashfall-kingdoms/);
  });

  test('is accessible', async ({ page }) => {
    await openPart(page);
    for (const part of [
      '.elementkit-tab-wraper',
      '.elementskit-accordion',
      '.ekit-unfold-wrapper',
      '[data-info-tip]',
      '.poster',
    ]) {
      await page.locator(part).first().scrollIntoViewIfNeeded();
    }
    await expect(page.locator('[data-info-tip]').first()).toHaveAttribute('role', 'button');
    expect(await axe(page, { within: ['main'] })).toEqual([]);
  });
});

test.describe('a blog post', () => {
  test('shows how far it is read', async ({ page }) => {
    await page.goto('/blog/post/');
    const bar = page.locator('[data-island="reading-progress"]');
    await expect(bar).toHaveAttribute('data-island-status', 'ready');
    /** In tenths. */
    const share = () =>
      bar.evaluate((one) => Math.round((10 * (one.firstElementChild as HTMLElement).offsetWidth) / one.clientWidth));
    await expect.poll(share).toBe(0);
    await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
    await expect.poll(share).toBe(5);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(share).toBe(10);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect.poll(share).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });
});
