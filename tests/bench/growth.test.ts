// @vitest-environment node
import { expect, it } from 'vitest';
import { createServer } from '../../demo/server';
import {
  growthOf,
  withElements,
  withGuard,
  withoutLoader,
  withRows,
  withVariations,
} from '../../scripts/bench/growRules';

const page = async (path: string) => {
  const url = `http://localhost${path}`;
  return { url, html: await (await createServer().fetch(new Request(url))).text(), scripts: 'islands' };
};

const variationsIn = (html: string) =>
  JSON.parse(
    (html.match(/data-product_variations="([^"]*)"/)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
const optionsIn = (html: string) =>
  html.match(/<select[^>]*name="attribute_size"[\s\S]*?<\/select>/)?.[0].match(/<option/g)?.length;

it('a product gets as many different variations as asked for, and its lists have their values', async () => {
  const cached = await page('/tests/big-choice/');
  for (const count of [20, 500, 2_000]) {
    const { html } = withVariations(cached, count);
    const variations = variationsIn(html);
    expect(variations).toHaveLength(count);
    expect(new Set(variations.map((one: { variation_id: number }) => one.variation_id)).size).toBe(count);
    expect(new Set(variations.map((one: { attributes: object }) => JSON.stringify(one.attributes))).size).toBe(count);
    expect(optionsIn(html)).toBe(1 + count / 20);
  }
});

it('a cart has as many rows as asked for, each with a key of its own', () => {
  const row = '<tr class="woocommerce-cart-form__cart-item cart_item"><td><input name="cart[abc123][qty]"></td></tr>';
  const { html } = withRows(
    { url: 'http://x/', html: `<table>${row}${row.replace('abc123', 'def456')}</table>`, scripts: 'islands' },
    100,
  );
  expect(html.match(/<tr/g)).toHaveLength(100);
  expect(new Set(html.match(/cart\[\w+\]/g)).size).toBe(100);
});

it('a page without variations, or rows, is refused', () => {
  const empty = { url: 'http://x/', html: '<p></p>', scripts: 'islands' };
  expect(() => withVariations(empty, 10)).toThrow('no variations');
  expect(() => withRows(empty, 10)).toThrow('no row');
});

it('growth is 1 if the time is proportional to the size, whatever else the page costs', () => {
  expect(growthOf([100, 1_000, 5_000], [150, 1_050, 5_050], 1)).toBe(1);
  expect(growthOf([100, 1_000, 5_000], [150, 1_050, 9_050], 1)).toBe(2);
});

it('times that are too short to measure grow less than linearly', () => {
  expect(growthOf([10, 100, 500], [5, 5, 5], 10)).toBeLessThan(1);
});

it('a page is filled up to the number of elements that is asked for, and never loses any of its own', async () => {
  const cached = await page('/blog/post/');
  const elementsIn = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0;
  const own = elementsIn(cached.html);
  expect(own).toBeLessThan(500);
  for (const count of [500, 4_000])
    expect(Math.abs(elementsIn(withElements(cached, count).html) - count)).toBeLessThan(2);
  expect(withElements(cached, 1).html).toBe(cached.html);
});

it('the guard stands first in the head, in the place of the loader, and runs before the page is read', async () => {
  const cached = await page('/blog/post/');
  const { html } = withGuard(cached);
  expect(html).toMatch(
    /<head>\s*<script type="application\/json" data-island="consent">[^<]*<\/script><script src="\/dist\/shop-islands-guard\.js"><\/script>/,
  );
  expect(html).not.toContain('shop-islands.js');
  expect(withoutLoader(cached).html).not.toContain('shop-islands.js');
});
