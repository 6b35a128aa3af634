import { describe, expect, it } from 'vitest';
import { typedNumber, typedShare } from '../../../src/rules/typedNumber';

describe('what an editor typed', () => {
  it.each([
    ['0', 0],
    ['-45', -45],
    ['12500', 12_500],
    ['12,500', 12_500],
    ['1,234,567.8901', 1_234_567.8901],
    ['99.5', 99.5],
  ])('"%s" is a number', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '8,9',
    '12,50',
    '1,2345',
    '99.9%',
    '1 234',
    '1e3',
    '1.234,56',
    '.5',
    '5.',
    '--4',
    '0x10',
    'Infinity',
    'many',
    '1234567890123456',
  ])('"%s" is no number', (text) => {
    expect(typedNumber(text)).toBeUndefined();
  });

  it.each([
    ['65', 65],
    ['65.5', 65.5],
    ['65,5', 65.5],
    ['65 %', 65],
    ['99.9%', 99.9],
    ['-5', 0],
    ['130', 100],
    ['1,000', 100],
    ['33.3333', 33.3333],
  ])('"%s" fills %d per cent', (text, share) => {
    expect(typedShare(text)).toBe(share);
  });

  it.each(['', '1e1', '1.234,56', 'half', '%'])('"%s" fills no share', (text) => {
    expect(typedShare(text)).toBeUndefined();
  });
});
