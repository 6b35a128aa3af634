/** Makes the search's index: a classic script, because pages that are opened as files may not fetch. */
import MiniSearch, { type Options } from 'minisearch';
import type { Document } from './documents';
import { sectionsOf } from './sections';

/** A section of a page, as the search knows it. */
interface Entry {
  id: string;
  title: string;
  section: string;
  text: string;
  excerpt: string;
}

/** How many letters of a section a result shows. */
const EXCERPT = 180;

const OPTIONS: Options<Entry> = {
  fields: ['title', 'section', 'text'],
  storeFields: ['title', 'section', 'excerpt'],
  searchOptions: { boost: { title: 4, section: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
};

/** A page's own heading leads to its top. */
const entriesOf = ({ address, title, text }: Document): Entry[] =>
  sectionsOf(text).map(({ level, title: section, anchor, text: words }) => ({
    id: level === 1 ? address : `${address}#${anchor}`,
    title,
    section: level === 1 ? '' : section,
    text: words,
    excerpt: words.length > EXCERPT ? `${words.slice(0, EXCERPT).replace(/\s\S*$/, '')} …` : words,
  }));

/** The script: options, and the index as text, which browsers parse sooner than an object. */
export function searchIndex(documents: readonly Document[]): string {
  const index = new MiniSearch(OPTIONS);
  index.addAll(documents.flatMap(entriesOf));
  return `searchIndex = ${JSON.stringify({ options: OPTIONS, json: JSON.stringify(index) })};\n`;
}
