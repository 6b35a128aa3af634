import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHORT_MEMBERS } from '../../scripts/build/shortMembers';

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);
const names = Object.keys(SHORT_MEMBERS);

it('no two members get one name', () => {
  expect(new Set(Object.values(SHORT_MEMBERS)).size).toBe(names.length);
});

it.each(names)('nobody asks for %s by a text, which keeps its length', (name) => {
  const text = new RegExp(`['"\`]${name}['"\`]`);
  expect(files.filter((file) => text.test(readFileSync(file, 'utf8')))).toEqual([]);
});
