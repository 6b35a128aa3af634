/** Dresses a page of the demo in a theme's base styles, with a font that is the same on every machine. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { composeTheme, type Theme } from '../../../stories/themes/compose';

const read = (path: string) => readFileSync(path, 'utf8');
const demo = read('demo/assets/theme.css').replaceAll('url("', 'url("/assets/');
const common = read('stories/themes/base.css');

const WEIGHTS = [400, 700];

const face = (weight: number) => {
  const file = readFileSync(`node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`, 'base64');
  return `@font-face { font-family: Pictures; font-weight: ${weight}; src: url(data:font/woff2;base64,${file}); }`;
};

/** One font for every element, whatever a theme asks for: which fonts there are differs between machines. */
const font = `${WEIGHTS.map(face).join('\n')}\n*:not(#_) { font-family: Pictures !important; }`;

const sheetOf = (theme: Theme) => `${composeTheme(demo, common, read(`stories/themes/${theme}.css`))}\n${font}`;

/** Changes the page's theme in place: what is open stays open. */
export async function dress(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(
    async ({ css, weights }) => {
      const sheet = Object.assign(document.createElement('style'), { id: 'theme', textContent: css });
      document.querySelector('#theme, link[href$="/theme.css"]')?.replaceWith(sheet);
      await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 16px Pictures`)));
      dispatchEvent(new Event('resize'));
    },
    { css: sheetOf(theme), weights: WEIGHTS },
  );
}
