/**
 * Owns the styles of the page's head: what each island's hosts need before the first paint, so that nothing moves when
 * the island mounts. They are in the island's `widgets/NAME/head.css`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { transform } from 'esbuild';
import { minifyCss } from './inlineCss';

/** Minified style sheets by island, in the order of names. */
export type HeadStyles = Readonly<Record<string, string>>;

/** The styles of a busy control. They belong to no island, and must be there before any code. */
const BUSY = ['busy', 'src/runtime/busy.css'] as const;

/**
 * Reads and minifies the styles of a busy control, and the `head.css` of each widget, in the order of their names.
 * Gives CSS text by widget, or by `busy`.
 */
export async function readHeadStyles(widgets = 'widgets'): Promise<HeadStyles> {
  const own = readdirSync(widgets)
    .sort()
    .map((name) => [name, `${widgets}/${name}/head.css`] as const)
    .filter(([, file]) => existsSync(file));
  const files = [BUSY, ...own];
  return Object.fromEntries(
    await Promise.all(files.map(async ([name, file]) => [name, await minifyCss(transform, file)] as const)),
  );
}

/** One style sheet for all islands. */
export const joinHeadStyles = (styles: HeadStyles): string => `${Object.values(styles).join('\n')}\n`;
