// @vitest-environment node
/** Checks the code that "Show code" copies in Storybook. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codesOf } from '../../.storybook/code';
import { pageOf, reactPages } from './reactPages';

const read = (file: string) => readFileSync(file, 'utf8');
const view = (readme: string, react?: string) => ({
  args: { isOpen: true },
  parameters: { docs: { description: { component: readme } }, react },
});

test('a view has the HTML of its island, and the example of its component', () => {
  expect(codesOf(view('# swatches\n\nSets a select.', 'swatches'))).toEqual([
    { name: 'HTML', language: 'html', text: read('widgets/swatches/fixture.html').trim() },
    { name: 'React', language: 'tsx', text: pageOf('Swatches').example.trim() },
  ]);
  expect(codesOf(view('# deal\n\nRuns the clock of a deal.')).map(({ name }) => name)).toEqual(['HTML']);
});

test('server HTML is copied without the styles that stand for a plugin’s', () => {
  expect(codesOf({ args: { html: '<h1>Shop</h1><style>\n.a { color: red }\n</style><p>Words</p>' } })).toEqual([
    { name: 'HTML', language: 'html', text: '<h1>Shop</h1><p>Words</p>' },
  ]);
});

test('a story without server HTML has only what its parameters give it', () => {
  expect(codesOf({ args: {} })).toEqual([]);
  expect(codesOf({ args: {}, parameters: { html: '<dialog></dialog>' } }).map(({ text }) => text)).toEqual([
    '<dialog></dialog>',
  ]);
  expect(codesOf({ parameters: { react: 'countdown' } }).map(({ name }) => name)).toEqual(['React']);
});

test('each component of the package is on the React tab of a story, and nothing else is', () => {
  const sources = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => read(`stories/${file}`));
  const named = sources.flatMap((source) => [...source.matchAll(/\breact: '([\w-]+)'/g)].map(([, page]) => page));
  expect([...new Set(named)].sort()).toEqual(reactPages.map(({ file }) => file.replace('.md', '')).sort());
});
