// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countOf, hasArrived, quantityIn } from '../../../src/rules/cartContents';

describe('a mini-cart row', () => {
  it.each([
    ['2 × £9.99', 2],
    ['  12 × £1', 12],
    ['0,5 kg × 3', 0.5],
    ['× £9', 9],
    ['none', undefined],
    ['', undefined],
  ])('says %j', (text, quantity) => {
    expect(quantityIn(text)).toBe(quantity);
  });
});

describe('the count of a product', () => {
  const rows = [
    { productId: '12', quantityText: '2 × £9.99' },
    { productId: '123', quantityText: '1 × £5.00' },
    { productId: '12', quantityText: '3 × £9.99' },
  ];

  it('adds its rows up, and 12 is not 123', () => {
    expect(countOf('12', rows)).toBe(5);
    expect(countOf('123', rows)).toBe(1);
    expect(countOf('1', rows)).toBe(0);
  });

  it('is 0 in an empty cart', () => {
    expect(countOf('12', [])).toBe(0);
  });

  it('is unknown where no row names its product, or its quantity cannot be read', () => {
    expect(countOf('12', [{ productId: '', quantityText: '2' }])).toBeUndefined();
    expect(countOf('12', [{ productId: '12', quantityText: 'several' }])).toBeUndefined();
  });
});

describe('an add whose answer was lost', () => {
  it('has not arrived while the cart’s hash is the same', () => {
    expect(hasArrived({ hash: 'a', count: 1 }, { hash: 'a', count: 2 })).toBe(false);
  });

  it('has arrived when there is more of the product', () => {
    expect(hasArrived({ hash: '', count: 0 }, { hash: 'b', count: 1 })).toBe(true);
  });

  it('has not when another tab changed the cart and the product is as it was', () => {
    expect(hasArrived({ hash: 'a', count: 1 }, { hash: 'b', count: 1 })).toBe(false);
  });

  it('counts as arrived when the hash changed and the rows do not tell', () => {
    expect(hasArrived({ hash: 'a', count: undefined }, { hash: 'b', count: 1 })).toBe(true);
    expect(hasArrived({ hash: 'a', count: 1 }, { hash: 'b', count: undefined })).toBe(true);
  });
});
