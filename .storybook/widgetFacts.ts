/**
 * Finds facts for the pages of an island in the sources: its stories, and the custom properties that its styles use.
 * Node only.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { storyName } from './storyNames.ts';

export interface State {
  id: string;
  name: string;
}

const STORIES = 'stories';
const PROPERTY = /var\((--shop-islands-[\w-]+)/g;
const read = (path: string) => readFileSync(path, 'utf8');

const storyFiles = readdirSync(STORIES)
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => read(join(STORIES, file)));

/** Names under which a file of stories imports a widget's parts. */
function importedNames(source: string, widget: string): string[] {
  const imports = [...source.matchAll(/^import (?:type )?(.+?) from '([^']+)'/gm)];
  return imports
    .filter(([, , path]) => path?.startsWith(`../widgets/${widget}/`))
    .flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
}

/** Whether code uses one of these names; words in a string do not count. */
const usesOneOf = (code: string, names: string[]) =>
  names.some((name) => new RegExp(`(?:\\$\\{|[[({<,:=+]\\s*)${name}\\b(?!['":])`).test(code));

/** Stories of a file that show a widget: those that use its parts, or all stories if their shared code uses them. */
function statesIn(source: string, widget: string): State[] {
  const names = importedNames(source, widget);
  const title = /title: '([^']+)'/.exec(source)?.[1];
  if (!names.length || !title) return [];
  const [shared = '', ...stories] = source.split(/^(?=export const )/m);
  const own = usesOneOf(shared.replace(/^import .*$/gm, ''), names)
    ? stories
    : stories.filter((story) => usesOneOf(story, names));
  return own.flatMap((story) => {
    const [, exported = ''] = /^export const (\w+)/.exec(story) ?? [];
    return { id: toId(title, storyNameFromExport(exported)), name: storyName(exported) };
  });
}

export const statesOf = (widget: string): State[] => storyFiles.flatMap((source) => statesIn(source, widget));

/** The files of a view's page: its anatomy, the view's own stories, and the stories of real pages. */
export const anatomyFile = (widget: string): string => `${STORIES}/anatomy/${widget}.ts`;
export const viewStoriesOf = (widget: string): string => `${STORIES}/${widget}.view.stories.tsx`;
export const pageStoriesOf = (widget: string): string =>
  `${STORIES}/${/page: \['([\w-]+)'/.exec(read(anatomyFile(widget)))?.[1]}.stories.tsx`;

/** A file, and the files of the project that it imports. */
function reach(path: string, seen: Set<string>): Set<string> {
  const file = [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.(css|tsx?)$/.test(one) && existsSync(one));
  if (!file || seen.has(file)) return seen;
  seen.add(file);
  if (file.endsWith('.css')) return seen;
  for (const [, next = ''] of read(file).matchAll(/from '(\.[^'?]+)/g)) reach(join(dirname(file), next), seen);
  return seen;
}

/** The files of an island's folder, and the files of the project that they import. */
export function sourcesOf(widget: string): string[] {
  const folder = join('widgets', widget);
  const seen = new Set<string>();
  for (const file of readdirSync(folder)) reach(join(folder, file), seen);
  return [...seen];
}

/** Custom properties that a widget's own and shared styles use, without those that islands set themselves. */
export function propertiesOf(widget: string): string[] {
  const sources = sourcesOf(widget).filter((file) => !file.endsWith('tokens.css'));
  const text = sources.map(read).join('\n');
  const sheets = sources.filter((file) => file.endsWith('.css')).map(read);
  const names = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(PROPERTY)].map(([, name = '']) => name)));
  const isSetHere = (name: string) => text.includes(`'${name}'`) || new RegExp(`^\\s*${name}:`, 'm').test(text);
  return [...names].filter((name) => !isSetHere(name)).sort();
}
