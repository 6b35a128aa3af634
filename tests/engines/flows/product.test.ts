/** Choosing a variation, by swatches and by the select, on its page and in the quick view. */
import { describe, expect } from 'vitest';
import { choose, click, focus, hasFocus, isGone, isThere, leave, named, text, values } from '../actions';
import { test } from '../test';

const CONTROLLER = '/product/wireless-controller/';
const swatch = (value: string) => `.swatch[data-value="${value}"]`;
const trigger = (slug: string) => `.products .shopengine-quickview-trigger[href$="/product/${slug}/"]`;
const shown = '.shop-islands-quick-view[data-status="shown"]';

describe('a product with variations', () => {
  test('narrows its options, shows price and picture, and is bought', async ({ tab, shop }) => {
    await shop.open(CONTROLLER);
    await click(tab, swatch('blue'));
    const platforms = () => values(tab, '#pa_platform option');
    await expect.poll(platforms).toEqual(['', 'ps5']);
    await click(tab, swatch('red'));
    await expect.poll(platforms).toEqual(['', 'ps5', 'xbox']);
    await click(tab, swatch('ps5'));
    await expect.poll(() => text(tab, '.single_variation')).toContain('£43.99');
    expect(await tab.evaluate(() => document.querySelector('.wp-post-image')?.getAttribute('src'))).toContain(
      'colour=red',
    );
    await leave(tab, () => click(tab, '.single_add_to_cart_button'));
    expect(await shop.cart()).toEqual({ 202: 1 });
  });

  test('has swatches that obey the arrow keys', async ({ tab, shop }) => {
    await shop.open(CONTROLLER);
    const radios = '.shopengine_swatches [role="radio"][data-value]';
    await isThere(tab, radios);
    await focus(tab, radios);
    await tab.press('ArrowRight');
    await hasFocus(tab, `${radios}[aria-checked="true"]:not(:first-child)`);
    const value = await tab.evaluate(() => document.activeElement?.getAttribute('data-value'));
    expect(await values(tab, '#pa_colour')).toEqual([value]);
    await tab.press(' ');
    await hasFocus(tab, `${radios}[aria-checked="false"]`);
  });

  test('has its price from the server where there are too many variations', async ({ tab, shop }) => {
    await shop.open('/product/retro-handheld/');
    await choose(tab, '#pa_colour', 'red');
    await choose(tab, '#pa_storage', '64gb');
    await expect.poll(() => text(tab, '.single_variation')).toContain('£109.99');
  });
});

describe('the quick view', () => {
  test('adds from its frame; Escape gives the focus back', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await click(tab, trigger('ashfall-kingdoms'));
    await isThere(tab, shown);
    await tab.clickInFrame(`${shown} iframe`, named('button', 'Add to cart'));
    await expect.poll(() => text(tab, 'a.cart-contents .count')).toBe('1');
    expect(await shop.cart()).toEqual({ 101: 1 });
    await tab.press('Escape');
    await isGone(tab, 'dialog[open]');
    await hasFocus(tab, trigger('ashfall-kingdoms'));
  });

  test('shows a product in the page itself, where a variation is chosen and added', async ({ tab, shop }) => {
    await shop.open('/shop/');
    await tab.evaluate(() => document.body.setAttribute('data-quick-view', 'native'));
    await click(tab, trigger('wireless-controller'));
    await isThere(tab, shown);
    for (const value of ['red', 'ps5']) await click(tab, `${shown} ${swatch(value)}`);
    await expect.poll(() => text(tab, `${shown} .single_variation`)).toContain('£43.99');
    await click(tab, `${shown} .single_add_to_cart_button`);
    await expect.poll(() => text(tab, 'a.cart-contents .count')).toBe('1');
    expect(await shop.cart()).toEqual({ 202: 1 });
    await click(tab, named('button', 'Close', 'dialog[open]'));
    await hasFocus(tab, trigger('wireless-controller'));
  });
});
