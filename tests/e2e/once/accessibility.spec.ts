/**
 * The demo's pages in three languages, and in the dark: what axe finds, what is wider than the view, on phones also
 * with text at 200 %, and pictures that do not load. With `LOOK_CLOSELY=1`, axe checks each page at each width in
 * each of them. Without it, a language other than English gets only phones, and axe looks at a few pages in German
 * and in the dark.
 */
import type { Page } from '@playwright/test';
import { axe } from '../axe';
import { expect, test } from '../shop';

const pages = [
  '/',
  '/shop/',
  '/product/ashfall-kingdoms/',
  '/product/wireless-controller/',
  '/product/starter-bundle/',
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
  '/content/',
  '/content/?with=header',
  '/content/?with=page',
  '/content/?with=numbers',
  '/content/?with=forms',
  '/content/?with=map',
  '/blog/',
  '/blog/post/',
  '/tour/',
  '/tests/',
];

/** The width of a small phone or of a desktop at 400 %, and the width of a usual phone. */
const PHONES = [320, 390];
/** Phones, a desktop and a tablet. On the wider two the columns change, not the words. */
const WITH_TABLET = [...PHONES, 1280, 800];
/**
 * Together these pages have every part of the theme: cards, filters, a form, a table, a product, and the tour.
 */
const A_FEW = ['/', '/games/', '/product/wireless-controller/', '/checkout/', '/comparison/', '/tour/'];

interface Look {
  name: string;
  parameter?: string;
  colorScheme?: 'dark';
  widths: number[];
  axeAt: number[];
  on?: string[];
  /** The pages that axe checks. Default: all. */
  axeOn?: string[];
}

const LOOKS: Look[] = [
  { name: 'English', widths: WITH_TABLET, axeAt: [1280] },
  // German has the longest words.
  { name: 'German', parameter: 'lang=de', widths: PHONES, axeAt: [320], axeOn: A_FEW },
  { name: 'Arabic', parameter: 'lang=ar', widths: PHONES, axeAt: [390] },
  { name: 'the dark', colorScheme: 'dark', widths: [1280], axeAt: [1280], on: A_FEW },
  { name: 'Arabic in the dark', parameter: 'lang=ar', colorScheme: 'dark', widths: [390], axeAt: [390], on: A_FEW },
];

const closely = (look: Look): Look => ({ ...look, widths: WITH_TABLET, axeAt: WITH_TABLET, on: pages, axeOn: pages });
const looks = process.env.LOOK_CLOSELY ? LOOKS.map(closely) : LOOKS;

const withParameter = (path: string, parameter = '') =>
  parameter ? `${path}${path.includes('?') ? '&' : '?'}${parameter}` : path;

/** Also makes the browser load pictures that wait until they are near the view. */
const askForPictures = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });

/** Pictures that have not loaded. */
const brokenPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getAttribute('src') && !(image.complete && image.naturalWidth))
      .map(({ currentSrc, src }) => currentSrc || src),
  );

/** With text of this size: the page's width if it is wider than the view, and the elements that stick out. */
const wideAt = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    const root = document.documentElement;
    root.style.fontSize = fontSize;
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    const names = wide.slice(0, 12).map((one) => `${one.localName}.${one.className}`);
    const found = root.scrollWidth > innerWidth ? [`${root.scrollWidth} px`, ...names] : [];
    root.style.fontSize = '';
    return found;
  }, size);

for (const path of pages) {
  for (const { name, parameter, colorScheme = 'light', widths, axeAt, axeOn = pages } of looks.filter(
    ({ on = pages }) => on.includes(path),
  )) {
    test(`${path} in ${name} fits, has every picture, and axe finds nothing`, async ({ page, shop }) => {
      test.slow();
      // This finds pictures in elements only, not backgrounds.
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
        for (const size of PHONES.includes(width) ? ['100%', '200%'] : ['100%'])
          expect(await wideAt(page, size), `at ${width} px, text at ${size}`).toEqual([]);
        expect(await brokenPictures(page), `at ${width} px`).toEqual([]);
        if (axeAt.includes(width) && axeOn.includes(path)) expect(await axe(page), `at ${width} px`).toEqual([]);
      }
      expect(missing).toEqual([]);
    });
  }
}
