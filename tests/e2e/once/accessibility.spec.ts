import AxeBuilder from '@axe-core/playwright';
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
  '/blog/post/',
];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page, shop }) => {
        await shop.open('/shop/?add-to-cart=118');
        await shop.open(path);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    test('nothing is wider than the view', async ({ page, shop }) => {
      await shop.open('/shop/?add-to-cart=118');
      for (const path of pages) {
        await page.goto(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
      }
    });
  });
}
