/** A variation that has pictures of its own. */
import { describe, expect } from 'vitest';
import { click, hasFocus, isGone, isThere } from '../actions';
import type { Tab } from '../drivers/tab';
import { test } from '../test';

const GALLERY = '.woocommerce-product-gallery';
const ZOOM = `${GALLERY}__trigger`;
const thumb = '.flex-control-thumbs button';
const swatch = (value: string) => `.variations_form .swatch[data-value="${value}"]`;

/** The colours of the pictures, and the number of each part that the gallery makes. */
const seen = (tab: Tab) =>
  tab.evaluate((gallery) => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(`${gallery}__image a > img`)];
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      colours: [...new Set(pictures.map(({ src }) => new URL(src).searchParams.get('colour') ?? 'own'))],
      parts: [gallery, `${gallery}__trigger`, '.flex-control-thumbs', '.flex-viewport'].map(count),
      thumbs: count('.flex-control-thumbs button'),
    };
  }, GALLERY);

describe('a variation’s own gallery', () => {
  test('replaces the product’s, slides, opens large, and goes with the choice', async ({ tab, shop }) => {
    // The gallery has an inline style, which the policy of the other tests forbids.
    await shop.open('/tests/own-galleries/?demo=');
    await click(tab, swatch('red'));
    await expect.poll(() => seen(tab)).toEqual({ colours: ['red'], parts: [1, 1, 1, 1], thumbs: 4 });
    await click(tab, `li:nth-child(3) > ${thumb.split(' ')[1]}`);
    await isThere(tab, `${GALLERY}__image:nth-child(3).flex-active-slide`);
    await click(tab, ZOOM);
    await isThere(tab, 'dialog[open] img[src*="colour=red"]');
    await tab.press('Escape');
    await isGone(tab, 'dialog[open]');
    await hasFocus(tab, ZOOM);
    await click(tab, swatch('blue'));
    await expect.poll(() => seen(tab)).toEqual({ colours: ['blue'], parts: [1, 1, 1, 1], thumbs: 3 });
  });
});
