/**
 * The demo's pages in three languages, and in the dark: what axe finds, what is wider than the view, and pictures that
 * do not load. With `LOOK_CLOSELY=1`, axe checks each page at each width in each of them. Without it, a language other
 * than English gets only the width that finds most, and only a few pages are checked in the dark.
 */
import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const pages = [
  '/',
  '/shop/',
  '/product/ashfall-kingdoms/',
  '/product/wireless-controller/',
  '/cart/',
  '/checkout/',
  '/checkout/?provider=endpoint',
  '/block-checkout/',
  '/terms/',
  '/my-account/',
  '/my-account/orders/',
  '/my-account/lost-password/',
  '/my-account/wishlist/',
  '/comparison/',
  '/?s=nothing&post_type=product',
  '/games/',
  '/games/?s=zzz',
  '/loops/',
  '/lists/',
  '/campaign-day/',
  '/campaign-day/?with=consent&banner=cookieyes',
  '/content/?with=header',
  '/content/?with=page',
  '/content/?with=numbers',
  '/content/?with=forms',
  '/content/?with=map',
  '/blog/',
  '/blog/post/',
  '/tour/',
];

/** A small phone, or a desktop at 400 %; a phone; a desktop. */
const WIDTHS = [320, 390, 1280];
/** And a tablet. What changes there are the columns, not the words. */
const WITH_TABLET = [...WIDTHS, 800];
/**
 * Together they have every part of the theme: cards, filters, a form, a table, what a product has, what the tour has.
 */
const IN_THE_DARK = ['/', '/games/', '/product/wireless-controller/', '/checkout/', '/comparison/', '/tour/'];

interface Look {
  name: string;
  parameter?: string;
  colorScheme?: 'dark';
  widths: number[];
  axeAt: number[];
  on?: string[];
}

const LOOKS: Look[] = [
  { name: 'English', widths: WITH_TABLET, axeAt: [1280] },
  // Its words are the longest.
  { name: 'German', parameter: 'lang=de', widths: [320], axeAt: [] },
  { name: 'Arabic', parameter: 'lang=ar', widths: [390], axeAt: [390] },
  { name: 'the dark', colorScheme: 'dark', widths: [1280], axeAt: [1280], on: IN_THE_DARK },
];

const closely = (look: Look): Look => ({ ...look, widths: WITH_TABLET, axeAt: WITH_TABLET, on: pages });
const looks = process.env.LOOK_CLOSELY ? LOOKS.map(closely) : LOOKS;

const withParameter = (path: string, parameter = '') =>
  parameter ? `${path}${path.includes('?') ? '&' : '?'}${parameter}` : path;

/** Asks for the pictures that wait until they are near, too. */
const askForPictures = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });

/** Pictures that have not come. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getAttribute('src') && !(image.complete && image.naturalWidth))
      .map(({ currentSrc, src }) => currentSrc || src),
  );

for (const path of pages) {
  for (const { name, parameter, colorScheme = 'light', widths, axeAt } of looks.filter(({ on = pages }) =>
    on.includes(path),
  )) {
    test(`${path} in ${name} fits, has every picture, and axe finds nothing`, async ({ page, shop }) => {
      test.slow();
      // Backgrounds are no elements.
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'image' && response.status() >= 400) missing.push(response.url());
      });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: widths[0] as number, height: 844 });
      await shop.fill(118);
      await shop.open(withParameter(path, parameter));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await askForPictures(page);
        await shop.settled();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `at ${width} px`,
        ).toBeLessThanOrEqual(0);
        expect(await brokenPictures(page), `at ${width} px`).toEqual([]);
        if (axeAt.includes(width)) expect(await axe(page), `at ${width} px`).toEqual([]);
      }
      expect(missing).toEqual([]);
    });
  }
}
