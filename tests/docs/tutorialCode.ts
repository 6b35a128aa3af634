/** The code of docs/tutorial.md: the markup, and the files of the theme by the names that their first lines give. */
import { readFileSync } from 'node:fs';

const SNIPPET = /^```(\w+)\n([\s\S]*?)^```$/gm;

const snippets = [...readFileSync('docs/tutorial.md', 'utf8').matchAll(SNIPPET)].map(
  ([, language = '', code = '']) => ({ language, code }),
);

/** The languages of the snippets, in the page's order. */
export const languages: readonly string[] = snippets.map(({ language }) => language);

export const markup: string = snippets.find(({ language }) => language === 'html')?.code ?? '';

export const files: ReadonlyMap<string, string> = new Map(
  snippets.flatMap(({ code }): [string, string][] => {
    const name = /^\/\/ (\S+)$/m.exec(code)?.[1];
    return name ? [[name, code]] : [];
  }),
);
