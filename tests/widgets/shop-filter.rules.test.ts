import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldOf,
  isIn,
  isRange,
  listedValues,
  rateOf,
  toggled,
  toShopPrice,
  toShownPrice,
} from '../../widgets/shop-filter/rules';

describe('the list that a box belongs to', () => {
  it.each([
    ['noNeed', 'shopengine_filter_category', 'shopengine_filter_category'],
    ['', 'shopengine_filter_stock', 'shopengine_filter_stock'],
    ['shopengine_filter_attribute_pa_age', 'shopengine_filter_attribute_', 'shopengine_filter_attribute_pa_age'],
    ['rating_filter', 'rating_filter', 'rating_filter'],
  ])('is, for the box %j beside the field %j, that of %s', (box, hidden, field) => {
    expect(fieldOf(box, hidden)).toBe(field);
  });
});

describe('the lists in an address', () => {
  const query = new URLSearchParams(
    'shopengine_filter_category=games,pc&orderby=price&rating_filter=5&rating_filter_x=1&s=moon',
  );

  it('are read value by value, for filters only', () => {
    expect(listedValues(query)).toEqual([
      ['shopengine_filter_category', 'games'],
      ['shopengine_filter_category', 'pc'],
      ['rating_filter', '5'],
    ]);
  });

  it('hold whole values only', () => {
    expect([
      isIn(query, 'shopengine_filter_category', 'pc'),
      isIn(query, 'shopengine_filter_category', 'game'),
    ]).toEqual([true, false]);
  });

  it('take a value in and remove it again', () => {
    expect(toggled(query, 'shopengine_filter_category', 'switch', true)).toBe('games,pc,switch');
    expect(toggled(query, 'shopengine_filter_category', 'games', false)).toBe('pc');
    expect(toggled(query, 'shopengine_filter_stock', 'instock', true)).toBe('instock');
  });
});

describe('prices', () => {
  it.each([
    ['10', 1, '10'],
    ['10', 1.25, '8'],
    ['10', 1.17, '8.547009'],
    ['1.255', 1, '1.255'],
    ['9,99', 1, '9.99'],
    ['1.234,50', 1, '1234.5'],
    ['1000', 150, '6.666667'],
    ['', 1.17, ''],
    ['-3', 1, ''],
    ['much', 1, ''],
    ['0', 2, '0'],
  ])('%j at a rate of %d is sent as %j', (typed, rate, sent) => {
    expect(toShopPrice(typed, rate)).toBe(sent);
  });

  it.each([
    ['10', 1.17],
    ['1.255', 1],
    ['12.5', 0.39],
    ['1000', 150],
    ['99999', 187.43],
  ])('are shown again as they were typed: %s at a rate of %d', (typed, rate) => {
    expect(toShownPrice(toShopPrice(typed, rate), rate)).toBe(typed);
  });

  it('are shown again as they were typed, to a hundredth of the rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0.5, max: 2, noNaN: true }), (pence, rate) => {
        const typed = pence / 100;
        expect(Math.abs(Number(toShownPrice(toShopPrice(String(typed), rate), rate)) - typed)).toBeLessThanOrEqual(
          0.011 * Math.max(1, rate),
        );
      }),
    );
  });

  it('are no range when the higher one comes first', () => {
    expect([
      isRange('5', '10'),
      isRange('5', '5'),
      isRange('', '5'),
      isRange('10', '9.99'),
      isRange('10', '9'),
    ]).toEqual([true, true, true, false, false]);
  });

  it.each([
    [undefined, 1],
    [0, 1],
    [-1, 1],
    [1.17, 1.17],
  ])('with the rate %j are multiplied by %d', (value, rate) => {
    expect(rateOf(value)).toBe(rate);
  });
});
