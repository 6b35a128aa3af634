/** Reads the build beside the command: the file of a chunk, its imports, and their bytes. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weight } from './types';

interface Manifest {
  chunks: Record<string, string>;
  files: Record<string, { gzip: number }>;
}

export interface Build {
  /** Bytes of gzip of a chunk's own file. */
  gzipOf(chunk: string): number | undefined;
  /**
   * The weight of the loader and of these chunks, with everything that they import at once, each file once; without the
   * files of `already`.
   */
  weigh(chunks: readonly string[], already?: readonly string[]): Weight;
}

const LOADER = 'shop-islands.js';

/** @param folder `dist/` of this package; undefined where it has not been built */
export function readBuild(folder: string): Build | undefined {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return undefined;
  const { chunks, files }: Manifest = JSON.parse(readFileSync(path, 'utf8'));

  const importsOf = (file: string) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)].map(
      ([, name]) => name as string,
    );
  const gather = (file: string, found: Set<string>) => {
    if (found.has(file) || !files[file]) return;
    found.add(file);
    for (const one of importsOf(file)) gather(one, found);
  };
  const filesOf = (names: readonly string[]) => {
    const found = new Set<string>([LOADER]);
    for (const name of names) gather(chunks[name] ?? '', found);
    return found;
  };

  return {
    gzipOf: (chunk) => files[chunks[chunk] ?? '']?.gzip,
    weigh(names, already) {
      const before = already ? filesOf(already) : new Set<string>();
      const all = [...filesOf(names)].filter((file) => !before.has(file));
      return { gzip: all.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0), files: all.length, unknown: 0 };
    },
  };
}
