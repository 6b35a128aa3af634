// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FRAGMENT_LIFETIME, judgeCache, MINI_CART } from '../../../src/rules/fragmentCache';

const NOW = 1_800_000_000_000;
const fragments = { [MINI_CART]: '<div class="widget_shopping_cart_content"></div>' };
const good = { fragments, storedHash: 'abc', cookieHash: 'abc', created: NOW - 1000 };

describe('cached fragments', () => {
  it('are reused when the hash is the cookie’s and they are under 24 hours old', () => {
    expect(judgeCache(good, NOW)).toEqual({ reuse: true, expiresIn: FRAGMENT_LIFETIME - 1000 });
  });

  it('of an empty cart need no creation time', () => {
    expect(judgeCache({ fragments, storedHash: '', cookieHash: '', created: undefined }, NOW)).toEqual({
      reuse: true,
      expiresIn: FRAGMENT_LIFETIME,
    });
  });

  it.each([
    ['No cart_created', { created: undefined }],
    ['Fragment expired', { created: NOW - FRAGMENT_LIFETIME }],
    ['Fragment expired', { created: NOW + 60_000 }],
    ['No fragment', { fragments: undefined }],
    ['No fragment', { fragments: { 'a.cart-contents': '<a></a>' } }],
    ['No fragment', { cookieHash: 'def' }],
    ['No fragment', { cookieHash: '' }],
    ['No fragment', { storedHash: '', created: undefined }],
  ])('are not reused: %s', (why, difference) => {
    expect(judgeCache({ ...good, ...difference }, NOW)).toEqual({ reuse: false, why });
  });

  it('are reused in the same millisecond in which they were made', () => {
    expect(judgeCache({ ...good, created: NOW }, NOW)).toEqual({ reuse: true, expiresIn: FRAGMENT_LIFETIME });
  });

  it('live until the last millisecond of the 24 hours', () => {
    expect(FRAGMENT_LIFETIME).toBe(86_400_000);
    expect(MINI_CART).toBe('div.widget_shopping_cart_content');
    expect(judgeCache({ ...good, created: NOW - FRAGMENT_LIFETIME + 1 }, NOW).reuse).toBe(true);
  });
});
