/** Owns the output of walks: the table of docs/architecture.md, and the files of one walk. */
import { readFileSync } from 'node:fs';
import { markdownTable } from '../markdownTable';
import { type Calls, WALKS } from './walks';

/** The page that has the table. */
export const PAGE = 'docs/architecture.md';
const [BEGIN, END] = ['<!-- made by npm run walk -->', '<!-- end of npm run walk -->'];

/** How many calls a walk makes in all. */
export const sumOf = (calls: Calls) => [...calls.values()].reduce((sum, more) => sum + more, 0);

const cellsOf = (name: string, calls: Calls): string[] => [
  `\`${name}\`: ${WALKS[name]}`,
  String(calls.size),
  String(sumOf(calls)),
];

/** The table: for each walk, the number of files and the number of calls. */
export const tableOf = (walks: ReadonlyMap<string, Calls>): string =>
  markdownTable(
    ['Walk', 'Files', 'Calls'],
    [...walks].map(([name, calls]) => cellsOf(name, calls)),
  );

/** The table that a page has; throws if the page has no place for it. */
export function tableIn(page: string): string {
  const [, table] = page.split(new RegExp(`${BEGIN}\n|\n${END}`));
  if (table === undefined) throw new Error(`${PAGE} has no "${BEGIN}" with "${END}" below it.`);
  return table;
}

/** The numbers of a walk in a page's table; throws if the table lacks the walk. */
export function saidOf(name: string, page: string): { files: number; calls: number } {
  const line = tableIn(page)
    .split('\n')
    .find((one) => one.startsWith(`| \`${name}\``));
  const [, files, calls] = /\| (\d+) \| (\d+) \|$/.exec(line ?? '') ?? [];
  if (!files) throw new Error(`${PAGE} has no line for the walk "${name}".`);
  return { files: Number(files), calls: Number(calls) };
}

/** The page with its table replaced by a new one. */
export const withTable = (page: string, table: string): string =>
  page.replace(`${BEGIN}\n${tableIn(page)}\n${END}`, () => `${BEGIN}\n${table}\n${END}`);

/** The first sentence of a file's first comment. */
function sentenceOf(file: string): string {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  const words = comment.replace(/\s+\*?\s*/g, ' ').trim();
  return /^.*?\.(?=\s|$)/.exec(words)?.[0] ?? words;
}

/** The files of a walk, one on a line, each with its number of calls and the file's purpose. */
export const filesOf = (calls: Calls): string =>
  [...calls].map(([file, count]) => `${String(count).padStart(5)}  ${file}  ${sentenceOf(file)}`).join('\n');
