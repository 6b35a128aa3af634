// @vitest-environment node
/** Checks docs/theming.md against the styles: every custom property that a theme may set, and its default. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokensIn } from '../../.storybook/tokenTable';

const TOKENS = 'src/ui/tokens.css';

const page = readFileSync('docs/theming.md', 'utf8');
const told = tokensIn(page).map((name) => name.slice('--shop-islands-'.length));

const files = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);
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

const defaults = [...page.matchAll(/^\| `--shop-islands-([\w-]+)` \| ([\d.]+) ?(\w*)/gm)].map(
  ([, name, number, unit]) => [name, `${number}${unit}`],
);

test.each(defaults)('--shop-islands-%s is %s', (name, value) => {
  const [, printed] = new RegExp(`--shop-islands-${name}(?::|, ?) ?([\\d.]+\\w*)`).exec(styles) ?? [];
  expect(printed).toBe(value);
});

/** All modules that a module imports statically, directly or through other modules. */
function importsOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  if (!/\.tsx?$/.test(file)) return known;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b(?! type\b)[^;]*?'(\.[^']+)'/gm,
  )) {
    const place = join(file, '..', path.replace(/\?.*$/, ''));
    const found = [place, `${place}.ts`, `${place}.tsx`, join(place, 'index.ts')].find(
      (one) => files.includes(one) && !statSync(one).isDirectory(),
    );
    if (found) importsOf(found, known);
  }
  return known;
}

const tokens = names(readFileSync(TOKENS, 'utf8'), /^\s*--shop-islands-([\w-]+):/gm);
/** Styles that read a property of tokens.css without a fallback. */
const needy = files.filter(
  (file) =>
    file.endsWith('.css') &&
    file !== TOKENS &&
    [...names(readFileSync(file, 'utf8'), /var\(--shop-islands-([\w-]+)\)/g)].some((name) => tokens.has(name)),
);
const adopters = files
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('debug'))
  .flatMap((file) => {
    const styles = needy.filter((css) =>
      [...readFileSync(file, 'utf8').matchAll(/'(\.[^']+\.css)\?inline'/g)].some(
        ([, path = '']) => join(file, '..', path) === css,
      ),
    );
    return styles.map((css) => [file, css] as const);
  });

const isOwnBringer = (file: string) => readFileSync(file, 'utf8').includes('tokens.css?inline');
/** True for code that is loaded only by code that has brought the properties before. */
const isLoadedByBringer = (file: string) =>
  files.some(
    (other) =>
      /\.tsx?$/.test(other) &&
      isOwnBringer(other) &&
      [...readFileSync(other, 'utf8').matchAll(/ import\('(\.[^']+)'\)/g)].some(
        ([, path = '']) => `${join(other, '..', path)}.ts` === file,
      ),
  );

test.each(adopters)('%s brings the properties that %s reads', (file) => {
  // A view brings the properties with its own styles; a dialog brings them whenever it is shown.
  const isBringing = ['src/ui/views/useStyles.ts', 'src/ui/views/Dialog.tsx'].some((part) => importsOf(file).has(part));
  expect(isBringing || isOwnBringer(file) || isLoadedByBringer(file)).toBe(true);
});

test('every style sheet that reads custom properties is adopted somewhere', () => {
  expect(new Set(adopters.map(([, css]) => css))).toEqual(new Set(needy.filter((css) => !css.includes('debug'))));
});
