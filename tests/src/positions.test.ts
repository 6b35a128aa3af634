import { beforeEach, describe, expect, it } from 'vitest';
import { findByPosition } from '../../src/dom/positions';

describe('positions in a selector', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<p class="x" id="a"></p><p class="x" id="b"></p><p class="x" id="c"></p><i id="d" title="1,2"></i>';
  });

  it.each([
    ['.x:first', 'a'],
    ['.x:last', 'c'],
    ['.x:eq(1)', 'b'],
    ['.x:eq(-1)', 'c'],
    ['.x:eq(9)', ''],
    ['.x:first, i', 'a d'],
    ['.x:last,#c', 'c'],
    ['body > .x:first', 'a'],
    ['[title="1,2"]:first', 'd'],
    [':is(i, .x):first', 'a'],
    ['.gone:first', ''],
  ])('%s means %s', (selector, ids) => {
    expect(
      findByPosition(selector)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });

  it.each(['a..x:first', '.x:foo('])('throw in what is no CSS: %s', (selector) => {
    expect(() => findByPosition(selector)).toThrow();
  });
});
