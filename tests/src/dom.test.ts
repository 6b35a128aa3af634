import { describe, expect, it } from 'vitest';
import { json } from '../../src/dom/json';
import { productName } from '../../src/dom/productName';

describe('an attribute with JSON', () => {
  it.each<[value: string | undefined, read: unknown]>([
    ['{"pid":7}', { pid: 7 }],
    ['[]', []],
    ['7', undefined],
    ['null', undefined],
    ['{"pid":', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is read as %j', (value, read) => {
    const element = document.createElement('a');
    if (value !== undefined) element.setAttribute('data-payload', value);
    expect(json(element, 'data-payload')).toEqual(read);
  });
});

describe('a product’s name', () => {
  it.each([
    [
      'on a card',
      '<li class="product"><h2 class="woocommerce-loop-product__title"> Paper Kingdoms </h2><a id="it"></a></li>',
    ],
    [
      'on its page',
      '<div class="product"><h1 class="product_title">Paper Kingdoms</h1><h2>Reviews</h2><form><a id="it"></a></form></div>',
    ],
    [
      'in the wishlist',
      '<table><tr><td><p class="wishlist-product-name">Paper Kingdoms</p></td><td><a id="it"></a></td></tr></table>',
    ],
    [
      'in its column of a comparison',
      '<table><tr><td class="first--row"><h4>Other</h4></td><td class="first--row"><h4>Paper Kingdoms</h4><a id="it"></a></td></tr></table>',
    ],
  ])('is found %s', (_where, html) => {
    document.body.innerHTML = html;
    expect(productName(document.querySelector('#it') as Element)).toBe('Paper Kingdoms');
  });

  it('is empty where there is none', () => {
    document.body.innerHTML = '<a id="it"></a>';
    expect([productName(document.querySelector('#it') as Element), productName(undefined)]).toEqual(['', '']);
  });
});
