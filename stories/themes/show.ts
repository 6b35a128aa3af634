/** Puts the chosen theme's style sheet into the page of stories, in the place of the one before. */
import demoSheet from '../../demo/assets/theme.css?raw';
import astra from './astra.css?raw';
import common from './base.css?raw';
import { composeTheme, type Theme } from './compose';
import storefront from './storefront.css?raw';
import twentyTwentyFour from './twenty-twenty-four.css?raw';
import twentyTwentyOne from './twenty-twenty-one.css?raw';

/** Its pictures stand beside it, and here under /assets/. */
const demo = demoSheet.replaceAll('url("', 'url("/assets/');

const bases: Record<Theme, string> = { 'twenty-twenty-one': twentyTwentyOne, 'twenty-twenty-four': twentyTwentyFour, storefront, astra };
const sheets = new Map(Object.entries(bases).map(([name, base]) => [name, composeTheme(demo, common, base)]));
const element = document.createElement('style');

/** @param name a theme's; any other is the demo's */
export function showTheme(name: string): void {
  const sheet = sheets.get(name) ?? demo;
  if (element.textContent !== sheet) element.textContent = sheet;
  if (!element.isConnected) document.head.append(element);
}
