// @vitest-environment node
/**
 * A module that is imported late is in a file of its own. Otherwise the build copies it into each file that imports it,
 * and nothing loads late.
 */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOfModules, fileOf } from '../../scripts/build/chunks';
import { filesBelow } from '../../scripts/files.mjs';

test('every module that is imported late belongs to a chunk', () => {
  const chunks = chunkOfModules();
  const late = ['src', 'widgets']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(file, 'utf8')
          .replace(/\/\*[\s\S]*?\*\//g, '')
          .matchAll(/import\('(\.[^']+)'\)/g),
      ].map(([, path = '']) => resolve(dirname(file), path)),
    );
  expect(late.length).toBeGreaterThan(20);
  expect(
    late.filter((path) => !chunks.has(fileOf(path) ?? path)).map((path) => relative('.', path)),
    'Make a file in src/entry/chunks/ for each of them. A lazy view’s is src/entry/chunks/NAME-view.ts, with the line ' +
      "“export * from '../../../widgets/NAME/View';” (CONTRIBUTING.md, “A lazy view”).",
  ).toEqual([]);
});
