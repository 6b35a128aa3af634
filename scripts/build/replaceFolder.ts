/**
 * Replaces a build by a newer one while a server serves it: no file that both have is missing for a moment, and a
 * loader finds its chunks.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow } from '../files.mjs';

export interface Replacement {
  /** Files that only the newer build has. They come first, because files of both builds may ask for them. */
  added: readonly string[];
  /** Files that both builds have. */
  replaced: readonly string[];
  /** Files that only the older build has. They go last. */
  removed: readonly string[];
}

/** What has to happen to the files of a build. Paths are relative to the builds' folders. */
export function planReplacement(newer: readonly string[], older: readonly string[]): Replacement {
  return {
    added: newer.filter((file) => !older.includes(file)),
    replaced: newer.filter((file) => older.includes(file)),
    removed: older.filter((file) => !newer.includes(file)),
  };
}

const pathsIn = (folder: string) =>
  existsSync(folder) ? filesBelow(folder).map((path) => path.slice(folder.length + 1)) : [];

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(`${folder}/${entry.name}`);
  if (!readdirSync(folder).length) rmdirSync(folder);
}

/** Moves the files of the newer build into the folder of the older one. The newer one's folder is gone then. */
export function replaceFolder(newer: string, older: string): void {
  const { added, replaced, removed } = planReplacement(pathsIn(newer), pathsIn(older));
  for (const file of [...added, ...replaced]) {
    mkdirSync(dirname(`${older}/${file}`), { recursive: true });
    // In one step, so that nobody gets half a file.
    renameSync(`${newer}/${file}`, `${older}/${file}`);
  }
  // Another build may have removed it already.
  for (const file of removed) rmSync(`${older}/${file}`, { force: true });
  rmSync(newer, { recursive: true });
  removeEmptyFolders(older);
}
