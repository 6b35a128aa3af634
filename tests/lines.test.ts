/** Lines hold 120 characters: the formatter sees to code, and this to comments. Strings may be longer. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesBelow } from '../scripts/files.mjs';

const FOLDERS = ['src', 'widgets', 'stories', 'scripts', 'tests', 'demo'];
const COMMENT = /^\s*(?:\/\*|\*|\/\/)/;
/** Lines that cannot be broken: a suppression, a row of a table. */
const WHOLE = /biome-ignore|\* \|/;

const isTooLong = (line: string) => line.length > 120 && COMMENT.test(line) && !WHOLE.test(line);

it('no comment is wider than 120 characters', () => {
  const files = FOLDERS.flatMap((folder) => filesBelow(folder)).filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const wide = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isTooLong(line) ? `${file}:${index + 1}` : [])),
  );
  expect(wide).toEqual([]);
});
