// @vitest-environment node
import { existsSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HeadStyles, joinHeadStyles, readHeadStyles, signsOf } from '../../scripts/build/headStyles';

/** The text outside of all blocks: at-rules and selectors. Braces inside of strings do not open a block. */
function outermost(css: string): string[] {
  let depth = 0;
  let text = '';
  for (const sign of css.replaceAll(/'[^']*'|"[^"]*"/g, '')) {
    if (sign === '{' && depth++ === 0) text += '\n';
    else if (sign === '}') depth--;
    else if (!depth) text += sign;
  }
  return text.split('\n').filter(Boolean);
}

describe('the styles of the head', () => {
  let styles: HeadStyles;
  beforeAll(async () => {
    styles = await readHeadStyles();
  });

  it('are the busy sign and the head styles of every widget that has such styles, each under its name', () => {
    const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/head.css`));
    expect(widgets).toContain('slider');
    expect(Object.keys(styles)).toEqual(['busy', ...widgets]);
  });

  it('are all in the layer that any rule of a theme beats', () => {
    for (const [island, css] of Object.entries(styles))
      for (const rule of outermost(css))
        expect(rule, island).toMatch(/^@layer shop-islands$|^@counter-style shop-islands-/);
  });

  it('leave a host alone whose island failed', () => {
    for (const [island, css] of Object.entries(styles))
      if (!['busy', 'product-gallery'].includes(island)) expect(css, island).toContain('data-island-status=failed');
  });

  it('are needed by pages with a sign of a host, for each way to write a host', () => {
    expect(signsOf(styles)).toMatchObject({
      slider: 'slider-enabled',
      'product-tabs': 'woocommerce-tabs wc-tabs-wrapper',
      'read-more': 'ekit-unfold-wrapper read-more',
    });
    expect(
      signsOf({ a: '@layer b{.c:not(.d,:has(>e)) .f,:is([g~=h],[i])>.j{k:l}@media m{.n{o:"}";>.p{q:r}}}}' }),
    ).toEqual({
      a: 'c h i n',
    });
  });

  it.each(['busy', 'product-gallery'])('%s are needed by every page, because such a host may come later', (name) => {
    expect(styles).toHaveProperty(name);
    expect(signsOf(styles)).not.toHaveProperty(name);
  });

  it.each(['div{a:b}', '[data-island-status=ready]{a:b}', '.a,p{b:c}'])('may not apply to any class: %s', (rule) => {
    expect(() => signsOf({ a: `@layer shop-islands{${rule}}` })).toThrow('widgets/a/head.css');
  });

  it('are one style sheet for a page that links them', () => {
    const joined = joinHeadStyles(styles);
    for (const css of Object.values(styles)) expect(joined).toContain(css);
  });
});
