/** Dresses a page of the demo in a theme's base styles, with a font that is the same on every machine. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { composeTheme, type Theme } from '../../../stories/themes/compose';

const read = (path: string) => readFileSync(path, 'utf8');
const demo = read('demo/assets/theme.css').replaceAll('url("', 'url("/assets/');
const common = read('stories/themes/base.css');

const require = createRequire(import.meta.url);

/** The font's file for each weight. */
const FILES = {
  400: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  700: require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff2'),
};
const WEIGHTS = Object.keys(FILES);

const face = ([weight, file]: [string, string]) =>
  `@font-face { font-family: Pictures; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(file, 'base64')}); }`;

/** One font for every element, because machines have different fonts. */
const font = `${Object.entries(FILES).map(face).join('\n')}\n*:not(#_) { font-family: Pictures !important; }`;

const sheetOf = (theme: Theme) => `${composeTheme(demo, common, read(`stories/themes/${theme}.css`))}\n${font}`;

/** Changes the page's theme without a reload, so that open panels stay open. */
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
