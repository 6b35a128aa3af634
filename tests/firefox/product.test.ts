/** Choosing a variation, by swatches and by the select, on its page and in the quick view. */
import { describe, expect } from 'vitest';
import { click, hasFocus, isGone, leave, named, text } from './actions';
import { test } from './firefox';

const CONTROLLER = '/product/wireless-controller/';
const swatch = (value: string) => `.swatch[data-value="${value}"]`;
const trigger = (slug: string) => `.products .shopengine-quickview-trigger[href$="/product/${slug}/"]`;
const shown = '.shop-islands-quick-view[data-status="shown"]';

describe('a product with variations', () => {
  test('narrows, shows price and picture, and is bought', async ({ page, shop }) => {
    await shop.open(CONTROLLER);
    await click(page, swatch('blue'));
    const platforms = () => page.$$eval('#pa_platform option', (options) => options.map(({ value }) => value));
    await expect.poll(platforms).toEqual(['', 'ps5']);
    await click(page, swatch('red'));
    await expect.poll(platforms).toEqual(['', 'ps5', 'xbox']);
    await click(page, swatch('ps5'));
    await expect.poll(() => text(page, '.single_variation')).toContain('£43.99');
    expect(await page.$eval('.wp-post-image', (image) => image.getAttribute('src'))).toContain('colour=red');
    await leave(page, () => click(page, '.single_add_to_cart_button'));
    expect(await shop.cart()).toEqual({ 202: 1 });
  });

  test('has swatches that obey the arrow keys', async ({ page, shop }) => {
    await shop.open(CONTROLLER);
    const radios = '.shopengine_swatches [role="radio"][data-value]';
    await page.waitForSelector(radios);
    await page.focus(radios);
    await page.keyboard.press('ArrowRight');
    await hasFocus(page, `${radios}[aria-checked="true"]:not(:first-child)`);
    const value = await page.evaluate(() => document.activeElement?.getAttribute('data-value'));
    expect(await page.$eval('#pa_colour', (select) => (select as HTMLSelectElement).value)).toBe(value);
    await page.keyboard.press(' ');
    await hasFocus(page, `${radios}[aria-checked="false"]`);
  });

  test('has its price from the server where there are too many variations', async ({ page, shop }) => {
    await shop.open('/product/retro-handheld/');
    await page.select('#pa_colour', 'red');
    await page.select('#pa_storage', '64gb');
    await expect.poll(() => text(page, '.single_variation')).toContain('£109.99');
  });
});

describe('the quick view', () => {
  test('adds from its frame; Escape gives the focus back', async ({ page, shop }) => {
    await shop.open('/shop/');
    await click(page, trigger('ashfall-kingdoms'));
    await page.waitForSelector(shown);
    const frame = await (await page.waitForSelector(`${shown} iframe`))?.contentFrame();
    await frame?.locator(named('button', 'Add to cart')).click();
    await expect.poll(() => text(page, 'a.cart-contents .count')).toBe('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
    await page.keyboard.press('Escape');
    await isGone(page, 'dialog[open]');
    await hasFocus(page, trigger('ashfall-kingdoms'));
  });

  test('in the page itself: a variation is chosen and added there', async ({ page, shop }) => {
    await shop.open('/shop/');
    await page.evaluate(() => document.body.setAttribute('data-quick-view', 'native'));
    await click(page, trigger('wireless-controller'));
    await page.waitForSelector(shown);
    for (const value of ['red', 'ps5']) await click(page, `${shown} ${swatch(value)}`);
    await expect.poll(() => text(page, `${shown} .single_variation`)).toContain('£43.99');
    await click(page, `${shown} .single_add_to_cart_button`);
    await expect.poll(() => text(page, 'a.cart-contents .count')).toBe('1');
    expect(await shop.cart()).toEqual({ 202: 1 });
    await click(page, `dialog[open] ${named('button', 'Close')}`);
    await hasFocus(page, trigger('wireless-controller'));
  });
});
