/** The pages of docs/react/: the component of each, its example and its tables. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ReactPage {
  file: string;
  component: string;
  /** The code of the example, a module with the component as its default. */
  example: string;
  /** The text of a section, up to the next heading or table of another type. */
  section(title: string): string;
  /** The names in the first column of a section's table, in order. */
  namesIn(title: string): string[];
  text: string;
}

const FOLDER = 'docs/react';

function readPage(file: string): ReactPage {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const section = (title: string) => text.split(`\n## ${title}\n`)[1]?.split(/\n## |\n\nAn? `/)[0] ?? '';
  return {
    file,
    text,
    component: /^# (\w+)$/m.exec(text)?.[1] ?? '',
    example: /^```tsx\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? '',
    section,
    namesIn: (title) => [...section(title).matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name),
  };
}

export const reactPages: readonly ReactPage[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map(readPage);

export const pageOf = (component: string): ReactPage => {
  const page = reactPages.find((one) => one.component === component);
  if (!page) throw new Error(`No page of ${FOLDER} has the title "${component}".`);
  return page;
};
