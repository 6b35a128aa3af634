/**
 * Owns the list of themes, and how the style sheet of a theme is put together: first the parts of plugins, then the
 * theme's base.
 */

/** Names of files beside this one, each with a designer's name for the theme. */
export const themes = {
  'twenty-twenty-one': 'Twenty Twenty-One',
  'twenty-twenty-four': 'Twenty Twenty-Four',
  storefront: 'Storefront-like',
  astra: 'Astra-like',
} as const;

export type Theme = keyof typeof themes;

/**
 * Marks the end of the demo's own base. The styles of plugins and templates follow it, in colours that each theme sets.
 */
const PARTS = '/* Parts:';

/**
 * Puts a theme's style sheet together.
 * @param demo the demo theme's sheet
 * @param common the sheet that every theme has
 * @param base the theme's own sheet
 */
export function composeTheme(demo: string, common: string, base: string): string {
  const at = demo.indexOf(PARTS);
  if (at < 0)
    throw new Error(
      'The demo’s theme.css has no line that begins its parts; without it no other theme can stand under them.',
    );
  return `${demo.slice(at)}\n${common}\n${base}`;
}
