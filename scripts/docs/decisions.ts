/** Makes docs/decisions/README.md: the title of each page of decisions, and a link to each of its headings. */
import { readdirSync, readFileSync } from 'node:fs';
import { anchorOf } from './anchor';

const FOLDER = 'docs/decisions';

const INTRODUCTION = `# Decisions

Why the library is as it is: the rulings that still hold, each with the date on which it was last changed, the newest last. A ruling that no longer holds is removed, because the history of the repository keeps it.
`;

/** The pages of decisions, from A to Z, without their table of contents. */
export const decisionPages = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort();

/** Headings of the second level of a page of decisions. */
export const headingsOf = (file: string): string[] =>
  [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading as string);

const titleOf = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8').match(/^# Decisions: (.+)$/m)?.[1] ?? file;

/** "2026-11-21 · One hash" as "One hash (2026-11-21)"; a heading without a date stays as it is. */
const lineOf = (heading: string) => heading.replace(/^(\d{4}-\d\d-\d\d) · (.+)$/, '$2 ($1)');

function sectionOf(file: string): string {
  const title = titleOf(file);
  const lines = headingsOf(file).map((heading) => `- [${lineOf(heading)}](${file}#${anchorOf(heading)})`);
  return `\n## [${title[0]?.toUpperCase()}${title.slice(1)}](${file})\n\n${lines.join('\n')}\n`;
}

/** The page's text. */
export const decisionsPage = (): string => `${INTRODUCTION}${decisionPages().map(sectionOf).join('')}`;
