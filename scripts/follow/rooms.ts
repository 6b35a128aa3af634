/** Finds the places of this project that name something of WooCommerce. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A widget, or a file that widgets share. */
export interface Room {
  name: string;
  isIsland: boolean;
  /** The island's code, and the text of its README. */
  text: string;
  /** Where the widget names the markup that it looks for: its contract, its row, and its README's table. */
  markup: string;
}

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const SELECTORS = 'src/rules/selectors.ts';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const codeOf = (file: string) => read(file).replace(COMMENTS, '');

const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .sort()
    .map((file) => join(folder, file));

/** The shared selectors that a contract takes, as text. */
const shared = (code: string): string =>
  [...codeOf(SELECTORS).matchAll(/export const (\w+) = (.+);/g)]
    .flatMap(([, name = '', selector = '']) => (new RegExp(`\\b${name}\\b`).test(code) ? selector : []))
    .join('\n');

function roomOf(name: string): Room {
  const folder = join('widgets', name);
  const code = filesIn(folder, /\.tsx?$/).map(codeOf);
  const markup = [`${folder}/contract.ts`, `${folder}/row.ts`].map(codeOf).join('\n');
  const readme = read(`${folder}/README.md`);
  const [, table = ''] = readme.split(/^## (?:Markup\n)?/m);
  return {
    name,
    isIsland: true,
    text: [...code, readme].join('\n'),
    markup: [markup, shared(markup), table].join('\n'),
  };
}

/** Reads the widgets' folders, and the code that they share. */
export function readRooms(): Room[] {
  const widgets = readdirSync('widgets', { withFileTypes: true }).filter((one) => one.isDirectory());
  const islands = widgets.map(({ name }) => name).filter((name) => existsSync(`widgets/${name}/row.ts`));
  const sources = filesIn('src', /\.tsx?$/).filter((file) => file !== SELECTORS);
  const files = sources.map((name) => ({ name, isIsland: false, text: codeOf(name), markup: '' }));
  return [...islands.filter((name) => name !== '_template').map(roomOf), ...files];
}
