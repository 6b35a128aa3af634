/**
 * Owns the versions of the site, which stand beside each other: the list of them, and the start page, which leads to
 * the newest.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const VERSION = /^\d+\.\d+\.\d+$/;

const newestFirst = (one: string, other: string): number => other.localeCompare(one, 'en', { numeric: true });

/** The versions that a folder has. */
const versionsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .sort(newestFirst);

/**
 * Writes the files that lead to the versions of a folder: the list, which the pages of all versions read, and the start
 * page.
 */
export function writeVersions(folder: string): void {
  const versions = versionsIn(folder);
  const newest = `${versions[0]}/index.html`;
  writeFileSync(join(folder, 'versions.js'), `siteVersions = ${JSON.stringify(versions)};\n`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta http-equiv="refresh" content="0; url=${newest}">\n<title>Shop Islands</title>\n<p><a href="${newest}">Shop Islands ${versions[0]}</a></p>\n</html>\n`,
  );
}
