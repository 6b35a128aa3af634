/** Finds the globals of a page that the code reads: the names that it passes to the functions for globals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const READERS = 'ownGlobal|ownFunction|defaultGlobal|pageGlobal|pageSetting|takeShared|tracker|params|shared';
const READ = new RegExp(`\\b(?:${READERS})(?:<[^()]*(?:\\([^()]*\\)[^()]*)*>)?\\(\\s*(?:'(\\w+)'|([A-Z_]{3,}))`, 'g');
const CONSTANT = /\bconst ([A-Z_]{3,})(?:: \w+)? = '(\w+)'/g;

/** Each name once, sorted. */
export function globalNames(): string[] {
  const sources = ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const constants = sources.flatMap((source) =>
    [...source.matchAll(CONSTANT)].map(([, name = '', value = '']) => ({ name, value })),
  );
  const valuesOf = (constant: string) => constants.filter(({ name }) => name === constant).map(({ value }) => value);
  const names = sources.flatMap((source) =>
    [...source.matchAll(READ)].flatMap(([, name, constant = '']) => name ?? valuesOf(constant)),
  );
  return [...new Set(names)].sort();
}
