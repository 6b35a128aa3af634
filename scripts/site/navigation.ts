/** Owns the site's four doors: one for each kind of reader. README.md says which pages belong to each. */
import { addressOf, type Document } from './documents';

/** A page as a door names it. */
interface Entry {
  title: string;
  address: string;
}

/** A kind of reader, and the pages for them. */
export interface Door {
  name: string;
  title: string;
  /** A description of what these readers look for. */
  about: string;
  entries: Entry[];
}

/** What each kind of reader looks for, by the name in README's table. */
const READERS: Readonly<Record<string, { name: string; about: string }>> = {
  'shop owners': { name: 'owner', about: 'See what it does for a shop, install the plugin, and know the way back.' },
  'theme developers': { name: 'developer', about: 'Print the tag, hear the events, write an island of your own.' },
  designers: { name: 'designer', about: 'Give islands the colours, shapes and words of your theme.' },
  contributors: { name: 'contributor', about: 'Learn how the code is built, what it has to do, and why.' },
};

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const entriesOf = (cell: string): Entry[] =>
  [...cell.matchAll(/\[([^\]]+)\]\(([^)#]+)(#[^)]+)?\)/g)].flatMap(([, title = '', path = '', anchor = '']) => {
    const address = addressOf(path);
    return address ? { title: capitalized(title), address: address + anchor } : [];
  });

/** The doors, read from README's table of documents. */
export function doorsOf(documents: readonly Document[]): Door[] {
  const readme = documents.find(({ source }) => source === 'README.md')?.text ?? '';
  const [, table = ''] = readme.split('\n## Documentation\n');
  const rows = [...table.matchAll(/^\| ([a-z ]+) \| (.+) \|$/gm)];
  return rows.map(([, title = '', cell = '']) => {
    const reader = READERS[title];
    if (!reader)
      throw new Error(
        `README.md's table of documents is for "${title}", who has no door: see scripts/site/navigation.ts.`,
      );
    return { ...reader, title: capitalized(title), entries: entriesOf(cell) };
  });
}
