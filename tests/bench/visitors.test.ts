import { expect, it } from 'vitest';
import { addableIn, keepCookies } from '../../scripts/bench/buyer';
import { createOnce } from '../../scripts/bench/once';
import { markReview } from '../../scripts/bench/review';

it('the products that a listing’s cards can add are found by links and buttons, in either order of attributes', () => {
  const listing =
    '<a class="button ajax_add_to_cart" data-product_id="12">Add</a><a data-product_id="13" class="ajax_add_to_cart">Add</a><a data-product_id="14">See</a><button data-product_id="15" class="ajax_add_to_cart">Add</button>';
  expect(addableIn(listing)).toEqual(['12', '13', '15']);
});

it('cookies are kept by their latest value, and go when they are emptied', () => {
  const jar = new Map([['scripts', 'islands']]);
  keepCookies(jar, ['session=a%7Cb; path=/; HttpOnly', 'hash=1; path=/']);
  keepCookies(jar, ['hash=2', 'session=deleted; Max-Age=0', 'gone=; path=/']);
  expect([...jar]).toEqual([
    ['scripts', 'islands'],
    ['hash', '2'],
  ]);
});

it('no two answers about an order have the same review', () => {
  const review = JSON.stringify({
    result: 'success',
    fragments: { '.review': '<table><tfoot><tr></tr></tfoot></table>', '.payment': '<ul></ul>' },
  });
  const [first, second] = [markReview(review, 1), markReview(review, 2)];
  expect(first).not.toBe(second);
  expect(JSON.parse(second)).toMatchObject({
    result: 'success',
    fragments: { '.review': expect.stringContaining('data-bench-review="2"'), '.payment': '<ul></ul>' },
  });
});

it('calls with the same arguments ask once', async () => {
  const asked: string[] = [];
  const once = createOnce(async (path: string, kind: string) => asked.push(`${kind} ${path}`));
  expect(await Promise.all([once('/a', 'lean'), once('/a', 'lean'), once('/a', 'none')])).toEqual([1, 1, 2]);
});
