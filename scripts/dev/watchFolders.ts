/**
 * Watches folders with all that is in them. Each folder has a watcher of its own: those that look into folders below
 * lose files that an editor replaces, on some systems of Node 20.
 */
import { readdirSync, statSync, watch } from 'node:fs';

/**
 * How long no further change may come before changes are reported, in milliseconds. Editors and version control write
 * many files in a row.
 */
const QUIET = 60;

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * @param folders paths from the working folder, with slashes
 * @param onChange takes the paths of the files that changed, came or went
 * @returns a function that ends the watching
 */
export function watchFolders(folders: readonly string[], onChange: (files: ReadonlySet<string>) => void): () => void {
  const watchers = new Map<string, { close(): void }>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function tell(): void {
    const files = changed;
    changed = new Set();
    onChange(files);
  }

  function note(path: string): void {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET);
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function follow(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const path = `${folder}/${name}`;
      if (isFolder(path)) follow(path);
      else forget(path);
      note(path);
    });
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) follow(`${folder}/${entry.name}`);
  }

  for (const folder of folders) follow(folder);
  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) forget(folder);
  };
}
