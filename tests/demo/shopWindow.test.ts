// @vitest-environment node
/**
 * Checks that visitors of the demo never see a title twice, a missing picture, a page without a footer, or a product
 * that exists for a test only.
 */
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { allProducts } from '../../demo/data/products';
import { testProducts } from '../../demo/data/testProducts';
import { createServer } from '../../demo/server';

const app = createServer();
const LISTS = ['/', '/shop/', '/shop/page/2/', '/product-category/goods/', '/games/', '/loops/', '/lists/'];
const PAGES = [
  ...LISTS,
  '/cart/',
  '/my-account/',
  '/blog/',
  '/blog/post/?two-on-a-sofa',
  '/tour/',
  '/content/',
  '/campaign-day/',
  '/tests/',
  '/terms/',
  '/nowhere/',
];
const PRODUCTS = allProducts.map(({ slug }) => `/product/${slug}/`);

async function open<T>(path: string, look: (page: Document) => T): Promise<T> {
  const window = new Window();
  try {
    return look(
      new window.DOMParser().parseFromString(
        await (await app.request(path)).text(),
        'text/html',
      ) as unknown as Document,
    );
  } finally {
    await window.happyDOM.close();
  }
}

const textsOf = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? '');
const twice = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

const TITLES = 'h1, .woocommerce-loop-product__title, .deal-products__title, .post-card :is(h2, h3)';
const crumbsOf = (page: Document) =>
  textsOf(page, '.woocommerce-breadcrumb').flatMap((text) => text.split('>').map((word) => word.trim()));

/** Pictures in the page's text, in every size. */
const picturesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/cover\/[^"'\s,]+\.svg(?:\?[^"'\s,]*)?/g)].map(([address]) => address.replaceAll('&amp;', '&')),
  ),
];

describe('the shop window', () => {
  it.each([...PAGES, ...PRODUCTS])('%s has one footer and one heading of its own', async (path) => {
    expect(
      await open(path, (page) => [
        page.querySelectorAll('.site-footer').length,
        page.querySelectorAll('main h1').length,
      ]),
    ).toEqual([1, 1]);
  });

  it.each(['/', '/shop/', ...PRODUCTS])('%s says each title once', async (path) => {
    expect(await open(path, (page) => twice([...textsOf(page, TITLES), ...crumbsOf(page)]))).toEqual([]);
  });

  it.each(['/', '/shop/', '/product/retro-handheld/', '/product/wireless-controller/', '/blog/'])(
    '%s has every picture',
    async (path) => {
      const pictures = picturesIn(await (await app.request(path)).text());
      expect(pictures.length).toBeGreaterThan(1);
      const answers = await Promise.all(pictures.map(async (address) => (await app.request(address)).status));
      expect(pictures.filter((_, index) => answers[index] !== 200)).toEqual([]);
    },
  );

  it.each([...PAGES.filter((path) => path !== '/tests/'), ...PRODUCTS])(
    '%s shows no product of a test',
    async (path) => {
      const html = await (await app.request(path)).text();
      expect(testProducts.filter(({ slug }) => html.includes(`/${slug}/`))).toEqual([]);
    },
  );
});

describe('a test’s product', () => {
  it.each(testProducts.map(({ slug }) => slug))('%s has its page below /tests/, and nowhere else', async (slug) => {
    const [own, other] = await Promise.all([app.request(`/tests/${slug}/`), app.request(`/product/${slug}/`)]);
    expect([own.status, other.status]).toEqual([200, 404]);
  });

  it('lacks a picture, which answers 404', async () => {
    const pictures = picturesIn(await (await app.request('/tests/missing-picture/')).text());
    const answers = await Promise.all(pictures.map(async (address) => (await app.request(address)).status));
    expect(answers).toContain(404);
  });

  it('is the only kind of product that has its page below /tests/', async () => {
    expect((await app.request('/tests/ashfall-kingdoms/')).status).toBe(404);
  });
});

describe('a cover', () => {
  const covers = Promise.all(allProducts.map(async ({ slug }) => (await app.request(`/cover/${slug}.svg`)).text()));

  it('is the same every time, and another for every product', async () => {
    expect(
      await Promise.all(allProducts.map(async ({ slug }) => (await app.request(`/cover/${slug}.svg`)).text())),
    ).toEqual(await covers);
    expect(new Set(await covers).size).toBe(allProducts.length);
  });

  it('does not say the title, which stands beside it', async () => {
    const all = await covers;
    expect(allProducts.filter(({ name }, index) => all[index]?.includes(name))).toEqual([]);
  });
});
