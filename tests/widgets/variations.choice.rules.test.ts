import { describe, expect, it } from 'vitest';
import { canStay, isOffered, progressOf } from '../../widgets/variations/choice.rules';

describe('the progress of a choice', () => {
  it.each([
    [{}, 'nothing'],
    [{ a: '', b: '' }, 'nothing'],
    [{ a: 'x', b: '' }, 'incomplete'],
    [{ b: 'y' }, 'incomplete'],
    [{ a: 'x', b: 'y' }, 'whole'],
    [{ c: 'z' }, 'nothing'],
  ])('%j is %s', (chosen, progress) => {
    expect(progressOf(['a', 'b'], chosen as Record<string, string>)).toBe(progress);
  });
});

const remaining = new Map([
  ['red', true],
  ['blue', false],
]);

describe('a select', () => {
  it('keeps an active value and an empty one, but no inactive or unfit one', () => {
    expect(['red', '', 'blue', 'green'].map((value) => canStay(remaining, value))).toEqual([true, true, false, false]);
  });

  it('offers the values that fit, even inactive ones, and no others', () => {
    expect(['red', 'blue', 'green'].map((option) => isOffered(remaining, option, '', false))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('offers the chosen value, even when it does not fit', () => {
    expect(isOffered(remaining, 'green', 'green', false)).toBe(true);
  });

  it.each([
    ['nothing is chosen', '', true, true],
    ['the theme keeps it', 'red', false, true],
    ['the choice fits', 'red', true, false],
    ['the choice is inactive', 'blue', true, true],
    ['the choice does not fit', 'green', true, true],
  ])(
    'offers its empty option or not, where %s: the value is "%s", the theme drops the option: %s, it is offered: %s',
    (_case, chosen, dropsEmpty, isThere) => {
      expect(isOffered(remaining, '', chosen, dropsEmpty)).toBe(isThere);
    },
  );
});
