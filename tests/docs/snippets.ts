/** Every fenced snippet of the documents, by its language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Snippet {
  /** The page and the line that it begins on. */
  place: string;
  page: string;
  language: string;
  code: string;
}

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('_'))
    .map((file) => join(folder, file))
    .sort();

/** Pages that tell how something is used. */
export const pages: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['docs', 'widgets'].flatMap(below),
];

/** The test file that reads the snippets of each language. */
export const READERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['json', 'sh', 'css', 'csp', 'php', 'sql', 'nginx', 'apache'].map((language) => [language, 'snippets']),
  ),
  html: 'snippetsHtml',
  js: 'snippetsRun',
  ts: 'snippetsCode',
  tsx: 'snippetsCode',
};

/** Pages with a figure in a code block. A figure has no language, so no test can read it. */
export const FIGURES = [
  'docs/architecture.md',
  'docs/decisions/loading.md',
  'docs/performance.md',
  'widgets/address-autocomplete/README.md',
];

function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^( *)```(\w*)\n([\s\S]*?)^\1```$/gm)].map(({ index, 2: language = '', 3: code = '' }) => ({
    place: `${page}:${text.slice(0, index).split('\n').length}`,
    page,
    language,
    code,
  }));
}

export const snippets: readonly Snippet[] = pages.flatMap(snippetsOf);

/** A language's snippets, each with its place as a title for `test.each`. */
export const titled = (...languages: string[]): [string, Snippet][] =>
  snippets.filter(({ language }) => languages.includes(language)).map((snippet) => [snippet.place, snippet]);
