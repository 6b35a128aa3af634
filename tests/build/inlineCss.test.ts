import { describe, expect, it } from 'vitest';
import { tightenValues } from '../../scripts/build/inlineCss';

describe('style sheets in scripts', () => {
  it('lose the white space that means nothing in values of custom properties', () => {
    expect(
      tightenValues(
        ':root{--accent: var( --theme, var(--other, #fff) );--line:color-mix(in srgb, var(--a) 20%, transparent)}',
      ),
    ).toBe(':root{--accent:var(--theme,var(--other,#fff));--line:color-mix(in srgb,var(--a) 20%,transparent)}');
  });

  it('keep what means something', () => {
    for (const css of [
      'a{--nothing: ;--gap:calc(1px + (2px * 3)) var(--b)}',
      'a{--words:"( a , b )"}',
      'a{content:"x, ( y )";margin:0 auto}',
      'a:is(.b , .c){top:0}',
    ])
      expect(tightenValues(css)).toBe(css);
  });
});
