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

/** A small phone, or a desktop at 400 %; a phone; a tablet; a desktop. */
const WIDTHS = [320, 390, 800, 1280];
/** Where nothing but the width changes, axe would say the same. */
const LOOKED_AT = [390, 1280];

for (const path of pages) {
  test(`axe finds nothing on ${path}, and nothing is wider than the view, from a small phone to a desktop`, async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize({ width: WIDTHS[0] as number, height: 844 });
    await shop.fill(118);
    await shop.open(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await shop.settled();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `at ${width} px`).toBeLessThanOrEqual(0);
      if (LOOKED_AT.includes(width)) expect(await axe(page), `at ${width} px`).toEqual([]);
    }
  });
}
