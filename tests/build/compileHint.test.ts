import { describe, expect, it } from 'vitest';
import { hintAtCompiling } from '../../scripts/build/compileHint';

describe('the hint at compiling', () => {
  it('is the first line of each file that every page runs, and of no file that waits for a tap', () => {
    const code = new Map([
      ['shop-islands.js', 'a'],
      ['core.js', 'b'],
      ['react.js', 'c'],
    ]);
    expect([...hintAtCompiling(code)]).toEqual([
      ['shop-islands.js', '//# allFunctionsCalledOnLoad\na'],
      ['core.js', '//# allFunctionsCalledOnLoad\nb'],
      ['react.js', 'c'],
    ]);
  });
});
