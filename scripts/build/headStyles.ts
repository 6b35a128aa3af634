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

/** Sheets whose hosts any page may get later: a control becomes busy, and a gallery comes with a quick view. */
const ANYWHERE: readonly string[] = ['busy', 'product-gallery'];

/** What a rule says of elements that it does not apply to, or of what is inside of them. */
const WITHOUT = /:(?:not|has)\([^()]*\)/g;

/** The selectors of all rules in a style sheet that are in no other rule, in their order. */
function selectorsOf(css: string): string[] {
  const selectors: string[] = [];
  const open: string[] = [];
  for (const [, prelude = '', sign] of css.replaceAll(/'[^']*'|"[^"]*"/g, '""').matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '{') {
      if (!prelude.startsWith('@') && open.every((outer) => outer.startsWith('@'))) selectors.push(prelude);
      open.push(prelude);
    } else if (sign === '}') open.pop();
  }
  return selectors;
}

/** The first class, attribute or attribute's value that each selector of a list asks for; `''` for none. */
function firstWords(list: string): string[] {
  // Twice, because one may be inside the other.
  const plain = list.replaceAll(WITHOUT, '').replaceAll(WITHOUT, '');
  return plain.split(/,(?![^(]*\))/).flatMap((selector) => {
    const any = /^:is\(([^()]*)\)/.exec(selector)?.[1];
    if (any) return firstWords(any);
    const [, name = '', value] = /[.[]([a-z][\w-]*)(?:[~|^$*]?=([a-z][\w-]*))?/i.exec(selector) ?? [];
    return name === 'data-island-status' ? '' : (value ?? name);
  });
}

/**
 * Words by which a page is known not to need a sheet: if its HTML has none of them, no rule of the sheet applies to it.
 * Gives them by widget, separated by spaces; a sheet that every page needs is left out.
 * @throws if a rule applies to elements of any class
 */
export function signsOf(styles: HeadStyles): Readonly<Record<string, string>> {
  const signs: Record<string, string> = {};
  for (const [name, css] of Object.entries(styles)) {
    if (ANYWHERE.includes(name)) continue;
    const words = selectorsOf(css).flatMap((list) => firstWords(list));
    if (words.includes('')) throw new Error(`A rule of widgets/${name}/head.css names no class of its host first.`);
    signs[name] = [...new Set(words)].join(' ');
  }
  return signs;
}

/** One style sheet for all islands. */
export const joinHeadStyles = (styles: HeadStyles): string => `${Object.values(styles).join('\n')}\n`;
