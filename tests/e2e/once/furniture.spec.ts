import type { Page } from '@playwright/test';
import { expect, hold, test } from '../shop';

const ready = (page: Page, selector: string) =>
  expect(page.locator(selector).first()).toHaveAttribute('data-island-status', 'ready');

/** Notes the page's scroll position in every frame from now on. */
const notePlaces = (page: Page) =>
  page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const note = () => {
      places.add(Math.round(scrollY));
      requestAnimationFrame(note);
    };
    note();
  });
const places = (page: Page) => page.evaluate(() => (window as never as { places: Set<number> }).places.size);

test.describe('where motion is welcome', () => {
  test('an anchor scrolls smoothly, and everything else about it is left to the browser', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/content/?with=page');
    await ready(page, '[data-island="smooth-anchors"]');
    await notePlaces(page);
    await page.getByRole('link', { name: 'Poster' }).click();
    await expect(page.locator('#poster')).toBeInViewport();
    // There must be at least one position between both ends.
    await expect.poll(() => places(page)).toBeGreaterThan(2);
    await expect(page).toHaveURL(/#poster$/);
    expect(await page.evaluate(() => document.documentElement.style.scrollBehavior)).toBe('');
    await page.goBack();
    await expect(page).toHaveURL(/with=page$/);
  });

  test('scrolling to the top takes a while, and stops when the shopper turns the wheel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/blog/post/');
    const link = page.getByRole('link', { name: 'Back to the start' });
    await page.evaluate(() => scrollTo(0, 5000));
    await expect(link).toBeVisible();
    await ready(page, '[data-island="scroll-to-top"]');
    // The test's clock produces the frames, so that none is skipped.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
    const top = () => page.evaluate(() => scrollY);
    const pressUp = () => link.evaluate((one: HTMLElement) => one.click());
    await notePlaces(page);
    await pressUp();
    await page.clock.runFor(1000);
    expect(await top()).toBe(0);
    expect(await places(page)).toBeGreaterThan(3);
    /** The button fades in the same frames. */
    const untilShown = (isShown: boolean) =>
      expect(async () => {
        await page.clock.runFor(100);
        await expect(link).toBeVisible({ visible: isShown, timeout: 100 });
      }).toPass();
    await untilShown(false);
    await page.evaluate(() => scrollTo(0, 5000));
    await untilShown(true);
    const before = await top();
    await pressUp();
    await page.clock.runFor(100);
    const left = await top();
    expect(left).toBeLessThan(before);
    await page.evaluate(() => dispatchEvent(new Event('wheel')));
    await page.clock.runFor(1000);
    expect(await top()).toBe(left);
    expect(left).toBeGreaterThan(0);
  });

  test('an answer slides open, and slides back when it is pressed on the way', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/content/?with=page');
    const question = page.getByRole('button', { name: 'May I send it back?' });
    await question.scrollIntoViewIfNeeded();
    await expect(question).toHaveAttribute('aria-controls', /.+/);
    const moving = () =>
      page.locator('.elementskit-accordion').evaluate((one) => one.getAnimations({ subtree: true }).length);
    const begun = await question.evaluate((one: HTMLElement) => {
      one.click();
      return one.closest('.elementskit-accordion')?.getAnimations({ subtree: true }).length;
    });
    expect(begun).toBe(2);
    await question.evaluate((one: HTMLElement) => one.click());
    await expect.poll(moving).toBe(0);
    await expect(page.getByText('Within thirty days')).toBeHidden();
    await expect(page.getByText('The same day')).toBeHidden();
  });
});

test.describe('an address', () => {
  test('leads to the template that it names, and ignores ids that the page does not have', async ({ page }) => {
    await page.goto('/content/?with=page&theme_template_id=353');
    await expect(page.locator('[data-elementor-id="353"]')).toBeInViewport();
    for (const id of ['354', '353"]', '%']) {
      await page.goto(`/content/?with=page&theme_template_id=${id}`);
      await ready(page, '[data-elementor-id]');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  test('without a template fetches nothing for one', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/content/?with=page');
    await ready(page, '#ast-scroll-top');
    expect(files.filter((file) => file.includes('template-scroll'))).toEqual([]);
  });
});

test.describe('a page of content', () => {
  test('fetches only what comes into view', async ({ page }) => {
    const files: string[] = [];
    page.on(
      'request',
      (request) =>
        request.url().includes('/dist/') &&
        files.push(new URL(request.url()).pathname.replace(/^\/dist\/|-[^-]*$/g, '')),
    );
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto('/content/?with=page');
    await ready(page, '#ast-scroll-top');
    for (const chunk of ['read-more', 'info-tip', 'lazy-background']) expect(files).not.toContain(chunk);
    await page.locator('[data-info-tip]').first().scrollIntoViewIfNeeded();
    await ready(page, '[data-info-tip]');
    expect(files).toContain('info-tip');
  });

  test('keeps an early press until its code has come, and does it once', async ({ page }) => {
    await page.goto('/content/?with=page#questions');
    await ready(page, '[data-ekit-toggle="collapse"]');
    await page.reload();
    const release = await hold(page, '**/collapse-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-ekit-toggle="collapse"]').first()).toHaveAttribute(
      'data-island-status',
      /found|loading/,
    );
    await page.getByText('May I send it back?').click();
    release();
    await expect(page.getByText('Within thirty days')).toBeVisible();
  });

  test('yields where the plugins’ own scripts are', async ({ page }) => {
    await page.route('**/content/*', async (route) => {
      const answer = await route.fetch();
      const tags = ['elementskit-elementor-js', 'ekit-widget-scripts-js', 'astra-theme-js-js'].map(
        (id) => `<script id="${id}" type="text/plain"></script>`,
      );
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('</body>', `${tags.join('')}</body>`),
      });
    });
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.goto('/content/?with=page');
    for (const host of [
      '#ast-scroll-top',
      '.ekit-back-to-top-container',
      '.elementkit-tab-wraper',
      '[data-ekit-toggle="collapse"]',
      '.ekit-unfold-wrapper',
      '[data-info-tip]',
    ])
      await expect(page.locator(host).first()).toHaveAttribute('data-island-status', 'yielded');
    await ready(page, '.eael-ext-scroll-to-top-wrap');
    await expect(page.locator('#ast-scroll-top')).toBeHidden();
  });

  test('is whole where an island’s code cannot be loaded', async ({ page, shop }) => {
    shop.allow(/island|Failed|collapse|tabs|read-more/i);
    await page.route(/(collapse|content-tabs|read-more)-[^/]*\.js/, (route) => route.abort());
    await page.goto('/content/?with=page');
    await expect(page.locator('.elementkit-tab-wraper')).toHaveAttribute('data-island-status', 'failed');
    await expect(page.getByText('Three kingdoms')).toBeVisible();
    await expect(page.getByText('The same day')).toBeVisible();
    await expect(page.getByText('In the morning they had a plan.')).toBeVisible();
  });

  test('is mirrored where writing begins at the right', async ({ page }) => {
    await page.goto('/content/?with=page');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Story').press('ArrowLeft');
    await expect(tab('Specs')).toBeFocused();
    await page.goto('/blog/post/');
    await ready(page, '[data-island="reading-progress"]');
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      scrollTo(0, 3000);
    });
    const right = () =>
      page
        .locator('[data-island="reading-progress"] > *')
        .evaluate((one) => Math.round(one.getBoundingClientRect().right - document.documentElement.clientWidth));
    await expect.poll(right).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await page.goto('/content/?with=page');
    for (const text of [
      'Three kingdoms',
      'Fourteen, spoken in six.',
      'Within thirty days',
      'somebody',
      'In the morning they had a plan.',
      'Needs an account.',
    ])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('#poster')).toHaveCSS('background-image', /ashfall/);
    await page.goto('/blog/post/');
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await expect(page).toHaveURL(/#content$/);
  });
});

test('a page with everything loads the code of what comes near the view, and only that', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => files.add(/dist\/([a-z-]+?)-[0-9a-f]{8}\.js/.exec(request.url())?.[1] ?? ''));
  await page.goto('/tests/content/');
  await expect.poll(() => files.has('header-menu')).toBe(true);
  await expect.poll(() => files.has('scroll-to-top')).toBe(true);
  const later = [
    'counter',
    'pie-chart',
    'before-after',
    'newsletter',
    'lightbox',
    'masonry',
    'map',
    'map-google',
    'react',
  ];
  expect(later.filter((name) => files.has(name))).toEqual([]);
  await page.locator('.piechart').first().scrollIntoViewIfNeeded();
  await expect.poll(() => files.has('pie-chart')).toBe(true);
  // Its number is a view.
  await expect.poll(() => files.has('react')).toBe(true);
  expect(['newsletter', 'lightbox', 'map', 'map-google'].filter((name) => files.has(name))).toEqual([]);
  await page.locator('.ekit-google-map').first().scrollIntoViewIfNeeded();
  await expect.poll(() => files.has('map-google')).toBe(true);
  expect(['newsletter', 'lightbox'].filter((name) => files.has(name))).toEqual([]);
});
