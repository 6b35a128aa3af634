/** Owns where the documents' links lead in the site: to a page, a picture, or the text of a file. */
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { addressOf, type Document } from './documents';

const PICTURE = /\.(?:png|svg)$/;

/** The site's path of a file that is no page. Browsers show a file as text only if its name says that it is text. */
const fileAddress = (path: string): string => (PICTURE.test(path) ? path.replace(/^docs\//, '') : `source/${path}.txt`);

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The way from one address of the site to another. */
const wayTo = (from: string, to: string): string => relative(dirname(from), to).replaceAll('\\', '/');

/** Resolves the links of one site, and remembers the files that they lead to. */
export class Links {
  /** Files of the project that pages lead to, each with its path in the site. */
  readonly files = new Map<string, string>();

  /**
   * The address that a link of a document has in the site; undefined if the site has nothing for it, such as for a
   * folder.
   */
  resolve({ source, address }: Pick<Document, 'source' | 'address'>, href: string): string | undefined {
    if (/^(?:[a-z]+:|\/|#)/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const file = join(dirname(source), path).replaceAll('\\', '/');
    const to = addressOf(file) ?? (isFile(file) ? fileAddress(file) : undefined);
    if (!to) return undefined;
    if (!addressOf(file)) this.files.set(file, to);
    return wayTo(address, to) + (anchor ? `#${anchor}` : '');
  }

  /** Copies the linked files into the site's folder. */
  copy(folder: string): void {
    for (const [file, to] of this.files) {
      mkdirSync(dirname(join(folder, to)), { recursive: true });
      copyFileSync(file, join(folder, to));
    }
  }
}
