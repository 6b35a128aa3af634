import { describe, expect, test } from 'vitest';
import { byAction, codeOf, inpOf, pageOf, safeName } from '../../../src/rules/beacon';

const slow = (...times: number[]) => times.map((ms) => ({ action: 'other', ms }));

describe('a beacon tells', () => {
  test.each([
    ['home page-template', 'other'],
    ['archive post-type-archive-product woocommerce', 'listing'],
    ['archive tax-product_cat', 'listing'],
    ['single single-product', 'product'],
    ['woocommerce-cart woocommerce-page', 'cart'],
    ['woocommerce-checkout woocommerce-order-received', 'checkout'],
    ['woocommerce-account', 'account'],
    ['my-woocommerce-cartoons', 'other'],
  ])('the kind of a page with %o: %s', (classes, page) => expect(pageOf(classes)).toBe(page));

  test('the slowest interaction, or of many the one that only a fiftieth exceeds', () => {
    expect(inpOf([], 0)).toBeNull();
    expect(inpOf([], 7)).toBeNull();
    expect(inpOf(slow(24, 300, 80), 3)).toBe(300);
    expect(inpOf(slow(24, 300, 80), 60)).toBe(80);
    expect(inpOf(slow(24, 300, 80), 500)).toBe(24);
  });

  test('interactions by action, and how many fall into each latency bucket', () => {
    const actions = byAction([...slow(50, 51), { action: 'wishlist', ms: 900 }, { action: 'wishlist', ms: 16 }]);
    expect(actions).toEqual({
      other: { count: 2, slowest: 51, buckets: [1, 1, 0, 0, 0] },
      wishlist: { count: 2, slowest: 900, buckets: [1, 0, 0, 0, 1] },
    });
  });

  test.each([
    [{ what: 'Loading failed.', cause: new TypeError('Failed to fetch https://shop.example/?token=1') }, 'loading'],
    [{ what: 'It', cause: { code: 'http', status: 502 } }, 'http-502'],
    [{ what: 'It', cause: { code: 'timeout', status: 0 } }, 'timeout'],
    [{ what: 'It', cause: { code: 'mara@example.com is known', status: 400 } }, 'other-400'],
    [{ what: 'The form of mara@example.com failed.' }, 'other'],
    [{}, 'other'],
  ])('%o as one code: %s', (problem, code) => expect(codeOf(problem)).toBe(code));

  test('only real names, and no other text in their place', () => {
    expect(safeName('mini-cart')).toBe('mini-cart');
    for (const wrong of ['<b>', 'https://shop.example', 'a b', '', 7, undefined, 'x'.repeat(60)])
      expect(safeName(wrong)).toBe('other');
  });
});
