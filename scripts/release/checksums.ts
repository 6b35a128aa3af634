/** Packs the folder for a CDN into one file, and writes the checksums of all files that a release hands out. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { filesBelow } from '../files.mjs';
import { zip } from '../zip.mjs';
import { type Artefact, RELEASE } from './artefact';

/** Writes the zip of a folder; the same files make the same bytes. */
export function packFolder(folder: string, path: string): Artefact {
  const files = filesBelow(folder).map((file): [string, Buffer] => [
    relative(folder, file).replaceAll('\\', '/'),
    readFileSync(file),
  ]);
  const archive = zip(new Map(files));
  writeFileSync(path, archive);
  return { path, bytes: archive.length, what: 'the same files in one', use: 'Unpack it where the files are served.' };
}

/**
 * Writes the SHA-256 of files, in the form that `sha256sum --check` reads in their folder.
 * @param files of one folder
 */
export function writeChecksums(files: readonly string[], path = `${RELEASE}/SHA256SUMS`): Artefact {
  const lines = files.map(
    (file) => `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`,
  );
  const text = lines.sort((one, other) => (one.slice(66) < other.slice(66) ? -1 : 1)).join('');
  writeFileSync(path, text);
  const use = 'In the folder with the files: sha256sum --check SHA256SUMS';
  return { path, bytes: text.length, what: 'the checksums of the files', use };
}
