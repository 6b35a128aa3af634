import { describe, expect, it } from 'vitest';
import { optionAfter } from '../../../src/rules/optionAfter';

describe('the option that a key leads to', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['a', 1, undefined],
  ])('by %s from %i of three is %s, in a list and in a grid', (key, active, next) => {
    expect([optionAfter(key, active, 3, false), optionAfter(key, active, 3, true)]).toEqual([next, next]);
  });

  it.each([
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('by %s from %i is %i in a grid; in a list the key moves the caret of the text', (key, active, next) => {
    expect([optionAfter(key, active, 3, true), optionAfter(key, active, 3, false)]).toEqual([next, undefined]);
  });

  it('is none where there are no options', () => {
    expect(optionAfter('ArrowDown', -1, 0, false)).toBeUndefined();
  });
});
