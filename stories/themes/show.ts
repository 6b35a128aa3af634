/** Puts the chosen theme's style sheet into the page of stories, in the place of the former one. */
import addonPopups from '../../demo/assets/addon-popups.css?raw';
import campaign from '../../demo/assets/campaign.css?raw';
import forms from '../../demo/assets/content-forms.css?raw';
import numbers from '../../demo/assets/content-numbers.css?raw';
import content from '../../demo/assets/content-page.css?raw';
import demoDark from '../../demo/assets/dark.css?raw';
import popups from '../../demo/assets/elementor-popup.css?raw';
import demoSheet from '../../demo/assets/theme.css?raw';
import astra from './astra.css?raw';
import common from './base.css?raw';
import { composeTheme, type Theme } from './compose';
import themesDark from './dark.css?raw';
import plugins from './plugins.css?raw';
import storefront from './storefront.css?raw';
import twentyTwentyFour from './twenty-twenty-four.css?raw';
import twentyTwentyOne from './twenty-twenty-one.css?raw';

/** The style sheets of the demo's theme and of plugins. Their pictures are under /assets/ here. */
const demo = [demoSheet, numbers, forms, content, popups, addonPopups, campaign, plugins]
  .join('\n')
  .replaceAll(/url\("(?!data:)/g, 'url("/assets/');

const bases: Record<Theme, string> = {
  'twenty-twenty-one': twentyTwentyOne,
  'twenty-twenty-four': twentyTwentyFour,
  storefront,
  astra,
};
const sheets = new Map(Object.entries(bases).map(([name, base]) => [name, composeTheme(demo, common, base)]));

const dark = `${demoDark}\n${themesDark}`;

/** What a theme adds for a colour scheme. `auto` is a theme that follows the device. */
const schemes: Record<string, string> = {
  dark,
  auto: `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}`,
};

const element = document.createElement('style');

/** The style sheet that is shown now, for a page in a frame. */
export const shownSheet = (): string => element.textContent;

/**
 * Shows a theme.
 * @param name the theme; any unknown name shows the demo's
 * @param scheme `light`, `dark` or `auto`
 */
export function showTheme(name: string, scheme: string): void {
  const sheet = (sheets.get(name) ?? demo) + (schemes[scheme] ?? '');
  document.documentElement.dataset.theme = name;
  if (element.textContent !== sheet) element.textContent = sheet;
  if (!element.isConnected) document.head.append(element);
}
