// @vitest-environment node
/** Tests the list of walks, the instrumented code that reports its calls, and the place of the table. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { instrumented } from '../../scripts/walk/instrument';
import { PAGE, tableIn, tableOf, withTable } from '../../scripts/walk/table';
import { WALKS } from '../../scripts/walk/walks';

const names = Object.keys(WALKS);

test('each walk has a file, and each file is a walk', () => {
  const files = readdirSync('scripts/walk').filter((file) => file.endsWith('.walk.ts'));
  expect(files.sort()).toEqual(names.map((name) => `${name}.walk.ts`).sort());
});

test('the documents list each walk once, in order', () => {
  const lines = tableIn(readFileSync(PAGE, 'utf8')).split('\n').slice(2);
  expect(lines.map((line) => /^\| `(\w+)`: .+ \| \d+ \| \d+ \|$/.exec(line)?.[1])).toEqual(names);
});

test('a new table takes the place of the old one, and of nothing else', () => {
  const page = (table: string) => `a\n\n<!-- made by npm run walk -->\n${table}\n<!-- end of npm run walk -->\n\nb\n`;
  const table = tableOf(
    new Map([
      [
        'tap',
        new Map([
          ['a.ts', 2],
          ['b.ts', 1],
        ]),
      ],
    ]),
  );
  expect(table.split('\n').at(-1)).toBe(`| \`tap\`: ${WALKS.tap} | 2 | 3 |`);
  expect(withTable(page('old'), table)).toBe(page(table));
  expect(() => withTable('a', table)).toThrow('has no');
});

describe('instrumented code', () => {
  const log = (code: string) => instrumented(code, 'f').replaceAll('globalThis.__enter("f")', 'E');

  it.each([
    ['function a() { return 1; }', 'function a() {E; return 1; }'],
    ['const a = () => 1', 'const a = () => (E,1)'],
    ['const a = () => ({ b: 1 })', 'const a = () => (E,({ b: 1 }))'],
    ['const a = (b = () => 1) => (c) => b', 'const a = (b = () => (E,1)) => (E,(c) => (E,b))'],
    ['const a = { b() {}, get c() { return 1; } }', 'const a = { b() {E;}, get c() {E; return 1; } }'],
    ['class A { constructor() { super(); } b = () => {} }', 'class A { constructor() {E; super(); } b = () => {E;} }'],
  ])('%s reports each function that is entered', (code, told) => {
    expect(log(code)).toBe(told);
  });

  it.each([
    ['await import("./a")', 'await globalThis.__inOrder(() => import("./a"))'],
    ['() => import("./a")', '() => (E,globalThis.__inOrder(() => import("./a")))'],
    ['() => import("./a").then(b)', '() => (E,globalThis.__inOrder(() => import("./a")).then(b))'],
  ])('%s imports in order', (code, told) => {
    expect(log(code)).toBe(told);
  });

  it.each(['type A = () => void', 'declare function a(): void', 'import { a } from "./a"'])(
    '%s stays as it is',
    (code) => {
      expect(log(code)).toBe(code);
    },
  );
});
