import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const PRODUCT = '/product/wireless-controller/';
const BUNDLE = '/product/starter-bundle/';

const violations = (page: Page) => axe(page, { within: ['.wc-tabs-wrapper', 'form.cart', '.product-share'] });

/** The panels that can be seen. */
const panels = (page: Page) => page.locator('.wc-tab:visible').evaluateAll((all) => all.map(({ id }) => id));

test.describe('the tabs', () => {
  test('open by mouse, by keyboard, by address and by the link to the reviews', async ({ page, shop }) => {
    await shop.open(PRODUCT);
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    expect(await panels(page)).toEqual(['tab-description']);

    await tab(/^Additional/).click();
    // The press loads the tabs' code.
    await expect.poll(() => panels(page)).toEqual(['tab-additional_information']);
    await page.keyboard.press('ArrowRight');
    await expect(tab(/^Reviews/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    expect(await panels(page)).toEqual(['tab-description']);
    await page.keyboard.press('End');
    await expect(tab(/^Reviews/)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(tab(/^Additional/)).not.toBeFocused();
    expect(new URL(page.url()).hash).toBe('');

    await page.click('a.woocommerce-review-link');
    expect(await panels(page)).toEqual(['tab-reviews']);
    await expect(page.locator('#reviews')).toBeInViewport();
    expect(await violations(page)).toEqual([]);

    await page.evaluate(() => {
      location.hash = 'tab-description';
    });
    await expect.poll(() => panels(page)).toEqual(['tab-description']);
    await page.goBack();
    await expect.poll(() => panels(page)).toEqual(['tab-reviews']);
  });

  test('begin with the panel that the address names, and keep it in view', async ({ page, shop }) => {
    await shop.open(PRODUCT);
    const id = await page.locator('.comment_container').last().getAttribute('id');
    await page.goto('about:blank');
    await shop.open(`${PRODUCT}#${id}`);
    expect(await panels(page)).toEqual(['tab-reviews']);
    await expect(page.locator(`#${id}`)).toBeInViewport();

    // A hash with non-Latin letters, as the browser writes it.
    await page.evaluate(() => {
      const panel = document.querySelector('#tab-description') as HTMLElement;
      panel.id = 'tab-цвет';
      document.querySelector('.description_tab a')?.setAttribute('href', '#tab-цвет');
      location.hash = '#tab-цвет';
    });
    await expect.poll(() => panels(page)).toEqual(['tab-цвет']);
  });
});

test.describe('a review', () => {
  test('gets stars by mouse or keyboard, and is not sent without them', async ({ page, shop }) => {
    const said: string[] = [];
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      dialog.accept();
    });
    await shop.open(`${PRODUCT}#reviews`);
    const value = page.locator('#rating');
    const star = (count: number) => page.getByRole('radio', { name: `${count} of 5 stars` });
    await expect(value).toBeHidden();
    await page.click('#submit');
    await expect.poll(() => said.length).toBe(1);
    await page.focus('#author');
    await page.keyboard.press('Enter');
    await expect.poll(() => said.length).toBe(2);
    expect(said[0]).toBe(said[1]);

    await star(2).click();
    await expect(value).toHaveValue('2');
    await page.keyboard.press('ArrowRight');
    await expect(star(3)).toBeFocused();
    await expect(star(3)).toBeChecked();
    await expect(value).toHaveValue('3');
    expect(await violations(page)).toEqual([]);
    const box = await star(3).boundingBox();
    expect([box?.width, box?.height].every((side) => side !== undefined && side >= 44)).toBe(true);

    for (const [field, text] of [
      ['#comment', 'Good.'],
      ['#author', 'Sam'],
      ['#email', 'sam@shop.example'],
    ] as const)
      await page.fill(field, text);
    const sent = page.waitForRequest('**/wp-comments-post.php');
    await page.keyboard.press('Enter');
    expect(new URLSearchParams((await sent).postData() ?? '').get('rating')).toBe('3');
    expect(said).toHaveLength(2);
  });
});

test.describe('sharing', () => {
  test('opens a popup, or a new tab when popups are blocked, and nothing for other kinds of links', async ({
    page,
    context,
    shop,
  }) => {
    shop.allow(/A data-link was refused/);
    await context.route('https://www.facebook.com/**', (route) =>
      route.fulfill({ body: 'Shared', contentType: 'text/html' }),
    );
    await shop.open(PRODUCT);
    const link = page.locator('[data-island="share"]').first();
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    expect(await popup.evaluate(() => window.name)).toBe('woo_sharer');
    expect(popup.viewportSize()).toEqual({ width: 626, height: 436 });
    await popup.close();

    await page.evaluate(() => {
      window.open = () => null;
    });
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForURL('https://www.facebook.com/**');
    await tab.close();

    await link.evaluate((element: HTMLElement) => {
      element.dataset.link = 'javascript:alert(1)';
    });
    await link.click();
    expect(context.pages()).toHaveLength(1);
  });

  test('copies the link when the prompt is answered', async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const asked: string[] = [];
    let isAccepted = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message(), dialog.defaultValue());
      if (isAccepted) dialog.accept();
      else dialog.dismiss();
    });
    await shop.open(PRODUCT);
    const link = page.locator('[data-island="copy-link"]');
    const address = (await link.getAttribute('data-link')) as string;
    const message = page.locator('.shop-islands-notice');
    await link.click();
    expect(asked).toEqual(['Copy link, then click OK.', address]);
    isAccepted = true;
    await link.click();
    await expect(message).toContainText('The link was copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    expect(page.url()).toContain(PRODUCT);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await link.click();
    await expect(message.filter({ hasText: 'could not be copied' })).toContainText(address);
  });
});

test.describe('plus and minus', () => {
  test('step the quantity by mouse and keyboard, and step each row of a grouped product separately', async ({
    page,
    shop,
  }) => {
    await shop.open('/product/ashfall-kingdoms/');
    const field = page.locator('form.cart .qty');
    const [plus, minus] = [page.locator('form.cart .plus'), page.locator('form.cart .minus')];
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await plus.click();
    await plus.press('Enter');
    await plus.press('Space');
    await expect(field).toHaveValue('4');
    await minus.click();
    await expect(field).toHaveValue('3');
    await field.fill('');
    await plus.click();
    await expect(field).toHaveValue('1');

    await shop.open(BUNDLE);
    const row = (index: number) =>
      page
        .locator('.grouped_form tr')
        .filter({ has: page.locator('.qty') })
        .nth(index);
    await row(0).locator('.plus').click();
    await row(1).locator('.plus').click();
    await row(1).locator('.plus').click();
    await row(0).locator('.minus').click();
    const values = await page
      .locator('.grouped_form .qty')
      .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value));
    expect(values.slice(0, 3)).toEqual(['0', '2', '']);
    expect(await violations(page)).toEqual([]);
  });
});
