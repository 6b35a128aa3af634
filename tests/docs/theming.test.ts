// @vitest-environment node
/** Holds docs/theming.md to the styles: every custom property that a theme may set, and the defaults it names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const TOKENS = 'src/ui/tokens.css';

const page = readFileSync('docs/theming.md', 'utf8');
const told = [...page.matchAll(/^\| (`--.*) \|$/gm)].flatMap(([, row]) =>
  [...(row as string).matchAll(/`--shop-islands-([\w-]+)`/g)].map(([, name]) => name as string),
);

const files = ['src', 'widgets'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
const textOf = (are: (file: string) => boolean) =>
  files
    .filter(are)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const styles = textOf((file) => file.endsWith('.css'));
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name as string));

test('the page names every property that styles read and islands do not set themselves, and no other', () => {
  const read = names(styles, /var\(\s*--shop-islands-([\w-]+)/g);
  const own = new Set([
    ...names(
      textOf((file) => /\.tsx?$/.test(file)),
      /'--shop-islands-([\w-]+)'/g,
    ),
    ...names(
      textOf((file) => file.endsWith('.css') && file !== TOKENS),
      /^\s*--shop-islands-([\w-]+):/gm,
    ),
  ]);
  expect(told.length).toBeGreaterThan(10);
  expect([...told].sort()).toEqual([...read].filter((name) => !own.has(name)).sort());
});

const defaults = [...page.matchAll(/^\| `--shop-islands-([\w-]+)` \| ([\d.]+) ?(\w*)/gm)].map(([, name, number, unit]) => [name, `${number}${unit}`]);

test.each(defaults)('--shop-islands-%s is %s', (name, value) => {
  const [, printed] = new RegExp(`--shop-islands-${name}(?::|, ?) ?([\\d.]+\\w*)`).exec(styles) ?? [];
  expect(printed).toBe(value);
});
