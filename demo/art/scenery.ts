/** Draws a wide picture for a category or a blog post. */
import { painting } from './game';

/** SVG text, 8 to 5; the same name gives the same picture. */
export const scenery = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 90 400 250" width="640" height="400">${painting(name, 'sky')}</svg>`;
