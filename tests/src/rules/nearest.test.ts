import { expect, it } from 'vitest';
import { nearest } from '../../../src/rules/nearest';

const known = ['mini-cart', 'cart', 'chart', 'timeZone'];

it.each([
  ['mini-crat', 'mini-cart'],
  ['mincart', 'mini-cart'],
  ['crt', 'cart'],
  ['chartz', 'chart'],
  ['timezone', 'timeZone'],
  ['cart', 'cart'],
  ['something', undefined],
])('the known name nearest to “%s” is %s', (name, meant) => {
  expect(nearest(name, known)).toBe(meant);
});
