// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { countOf, judgeArrival, quantityIn } from '../../../src/rules/cartContents';

describe('a mini-cart row', () => {
  it.each([
    ['2 × £9.99', 2],
    ['  12 × £1', 12],
    ['0,5 kg × 3', 0.5],
    ['1.25 kg × 3', 1.25],
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
  it('is absent while the cart’s hash is the same', () => {
    expect(judgeArrival({ hash: 'a', count: 1 }, { hash: 'a', count: 2 }, 1)).toBe('absent');
  });

  it('is there when the cart holds that many more of the product', () => {
    expect(judgeArrival({ hash: '', count: 0 }, { hash: 'b', count: 1 }, 1)).toBe('there');
    expect(judgeArrival({ hash: 'a', count: 2 }, { hash: 'b', count: 5 }, 3)).toBe('there');
  });

  it('is absent when another tab changed the cart and the product is as it was', () => {
    expect(judgeArrival({ hash: 'a', count: 1 }, { hash: 'b', count: 1 }, 1)).toBe('absent');
  });

  it('is unsure when the cart has fewer than the shopper asked for', () => {
    expect(judgeArrival({ hash: 'a', count: 1 }, { hash: 'b', count: 2 }, 3)).toBe('unsure');
  });

  it('is unsure when the hash changed and the rows do not tell', () => {
    expect(judgeArrival({ hash: 'a' }, { hash: 'b', count: 1 }, 1)).toBe('unsure');
    expect(judgeArrival({ hash: 'a', count: 1 }, { hash: 'b' }, 1)).toBe('unsure');
  });

  it('is unsure when no row ever named the product: a variation’s row names its parent', () => {
    expect(judgeArrival({ hash: 'a', count: 0 }, { hash: 'b', count: 0 }, 1)).toBe('unsure');
  });
});
