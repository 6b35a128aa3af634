/**
 * Owns which themes there are, and how the style sheet of one is put together: plugins' parts first, then the theme's
 * base.
 */

/** Names of files beside this one, and what a designer calls them. */
export const themes = {
  'twenty-twenty-one': 'Twenty Twenty-One',
  'twenty-twenty-four': 'Twenty Twenty-Four',
  storefront: 'Storefront-like',
  astra: 'Astra-like',
} as const;

export type Theme = keyof typeof themes;

/**
 * Where the demo's own base ends. What follows is the style of plugins and templates, in colours that each theme gives.
 */
const PARTS = '/* Parts:';

/** @param demo the demo theme's sheet; @param common what every theme has; @param base the theme's own */
export function composeTheme(demo: string, common: string, base: string): string {
  const at = demo.indexOf(PARTS);
  if (at < 0)
    throw new Error(
      'The demo’s theme.css has no line that begins its parts; without it no other theme can stand under them.',
    );
  return `${demo.slice(at)}\n${common}\n${base}`;
}
