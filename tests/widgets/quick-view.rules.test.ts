import { describe, expect, it } from 'vitest';
import { frameAddress } from '../../widgets/quick-view/rules';
import { PRODUCT } from './quick-view.store';

describe('the address of a quick view', () => {
  it.each([
    ['a question mark', PRODUCT, '/cart/', `${PRODUCT}?`],
    ['a question mark where the cart’s address is not known', PRODUCT, '', `${PRODUCT}?`],
    [
      'an ampersand behind a query',
      'https://shop.example/?product=ashfall',
      '/cart/',
      'https://shop.example/?product=ashfall&',
    ],
    [
      'an ampersand where both have a query',
      'https://shop.example/?product=ashfall',
      '/?page_id=8',
      'https://shop.example/?product=ashfall&',
    ],
    [
      'an ampersand that leaves the address whole where only the cart’s has a query',
      PRODUCT,
      '/?page_id=8',
      `${PRODUCT}?&`,
    ],
  ])('has %s', (_what, source, cart, start) => {
    expect(frameAddress(source, cart, '1a2b3c4d5e')).toBe(
      `${start}shopengine_quickview=modal-content&nonce=1a2b3c4d5e`,
    );
  });

  it('has no fragment, and a nonce that is encoded', () => {
    expect(frameAddress(`${PRODUCT}#reviews`, '', 'a&b')).toBe(
      `${PRODUCT}?shopengine_quickview=modal-content&nonce=a%26b`,
    );
  });
});
