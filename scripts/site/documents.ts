/** Owns the list of the site's documents, and the address of each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document of the project, and its page. */
export interface Document {
  /** Its path in the project. */
  source: string;
  /** Its page's path in the site. */
  address: string;
  title: string;
  text: string;
}

/** Documents at the root. `security.html` is docs/security.md. */
const AT_ROOT: Readonly<Record<string, string>> = {
  'README.md': 'overview.html',
  'CONTRIBUTING.md': 'contributing.html',
  'CHANGELOG.md': 'changelog.html',
  'SECURITY.md': 'security-policy.html',
};

/** The island whose README this is; undefined for other documents. */
export const islandOf = (source: string): string | undefined => /^widgets\/([^_/][^/]*)\/README\.md$/.exec(source)?.[1];

/** The page's path; undefined for a document that is no page of the site. */
export function addressOf(source: string): string | undefined {
  const island = islandOf(source);
  if (island) return `islands/${island}.html`;
  const [, path] = /^docs\/(.*)\.md$/.exec(source) ?? [];
  return path ? `${path.replace(/\/README$/, '/index')}.html` : AT_ROOT[source];
}

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .sort();

/** Every document that has a page. */
export const readDocuments = (): Document[] =>
  [...Object.keys(AT_ROOT), ...below('docs'), ...below('widgets')].flatMap((source) => {
    const address = addressOf(source);
    if (!address) return [];
    const text = readFileSync(source, 'utf8');
    return { source, address, text, title: /^# (.+)$/m.exec(text)?.[1] ?? source };
  });
