// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, decimalText } from '../../../src/rules/decimal';

describe('a number', () => {
  it.each([
    ['2', 2],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567,5', 1234567.5],
    ['1 234,5', 1234.5],
    ['1\u00a0234', 1234],
    ['1’234.50', 1234.5],
    ['-0,5', -0.5],
    ['12 pieces', 12],
    ['.5', 0.5],
    ['', Number.NaN],
    ['some', Number.NaN],
    ['€9', Number.NaN],
  ])('in %j is read', (text, number) => {
    expect(decimal(text)).toBe(number);
  });

  it('is read as it was printed for a form field', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 4 }),
        (whole, places) => decimal(String(whole / 10 ** places)) === whole / 10 ** places,
      ),
    );
  });

  it('is written with the decimal sign that the text had', () => {
    expect([decimalText(2.5, '1,5'), decimalText(2.5, '1.5'), decimalText(2.5, '2')]).toEqual(['2,5', '2.5', '2.5']);
  });
});
