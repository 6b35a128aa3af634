// @vitest-environment node
/** Tests how the documentation site turns documents into pages: addresses, links, sections, entrances and examples. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { readDocuments } from '../../scripts/site/documents';
import { EXAMPLES, exampleOf } from '../../scripts/site/examples';
import { Links } from '../../scripts/site/links';
import { doorsOf } from '../../scripts/site/navigation';
import { sectionsOf } from '../../scripts/site/sections';
import { isThere } from '../docs/commands';

const documents = readDocuments();
const sources = documents.map(({ source }) => source);

it('the site has a page for each document, each at an address of its own', () => {
  expect(sources).toEqual(
    expect.arrayContaining(['README.md', 'docs/theming.md', 'docs/decisions/README.md', 'widgets/cart/README.md']),
  );
  expect(sources.filter((source) => /_template|changeset/.test(source))).toEqual([]);
  expect(new Set(documents.map(({ address }) => address)).size).toBe(documents.length);
});

test.each([
  ['../widgets/cart/README.md#events', 'islands/cart.html#events'],
  ['decisions/README.md', 'decisions/index.html'],
  ['../README.md', 'overview.html'],
  ['#parts', '#parts'],
  ['https://example.com/', 'https://example.com/'],
  ['images/listing.png', 'images/listing.png'],
  ['../widgets/cart/row.ts', 'source/widgets/cart/row.ts.txt'],
  ['../stories/themes', undefined],
])('a link of docs/theming.md to %s leads to %s', (href, address) => {
  expect(new Links().resolve({ source: 'docs/theming.md', address: 'theming.html' }, href)).toBe(address);
});

it('a link leads up from a page in a folder', () => {
  expect(
    new Links().resolve({ source: 'widgets/cart/README.md', address: 'islands/cart.html' }, '../../docs/events.md'),
  ).toBe('../events.html');
});

it('a document is split at its headings, with the anchors that GitHub gives', () => {
  const text =
    '# A *page*\nWords and a [link](x.md).\n## Same\n```sh\n# no heading\n```\n## Same\n| a | b |\n|---|---|\n';
  expect(sectionsOf(text)).toEqual([
    { level: 1, title: 'A page', anchor: 'a-page', text: 'Words and a link.' },
    { level: 2, title: 'Same', anchor: 'same', text: '# no heading' },
    { level: 2, title: 'Same', anchor: 'same-1', text: 'a b' },
  ]);
});

it('the site has four doors, and each page of docs/ behind one of them', () => {
  const doors = doorsOf(documents);
  expect(doors.map(({ name }) => name)).toEqual(['owner', 'developer', 'designer', 'contributor']);
  const behind = doors.flatMap(({ entries }) => entries.map(({ address }) => address.split('#')[0]));
  const pages = documents.filter(({ source }) => /^docs\/[^/]+$/.test(source)).map(({ address }) => address);
  expect(pages.filter((address) => !behind.includes(address))).toEqual([]);
});

it('the site has an example for each page, and none for a page that is not there', () => {
  expect(() => sources.map(exampleOf)).not.toThrow();
  expect(Object.keys(EXAMPLES).filter((source) => !sources.includes(source))).toEqual([]);
});

it('the site says what to do about a document that has no example', () => {
  expect(() => exampleOf('NEW.md')).toThrow('NEW.md has no example: name one in scripts/site/examples.ts.');
});

it('an island’s example is its stop on the tour, and an island without one is reported with what to do', () => {
  expect(exampleOf('widgets/cart/README.md')).toMatchObject({
    island: 'cart',
    about: expect.stringContaining('coupon'),
  });
  expect(() => exampleOf('widgets/new-one/README.md')).toThrow(
    'The tour leads nowhere to the island new-one: add a stop in demo/data/tour.ts.',
  );
});

/** What `npm test` runs; it begins as `npm start` does (tests/scripts/begin.test.ts). */
const steps = readFileSync('scripts/test.mjs', 'utf8');
const isTested = (command: string) => {
  const [, file] = /^npx vitest run --project='unit\*' (\S+\.test\.ts)$/.exec(command) ?? [];
  const [, step = ''] = /^npm (?:run )?(\w+)$/.exec(command) ?? [];
  return file ? existsSync(file) : ['start', 'test'].includes(step) || steps.includes(`'${step}'`);
};

const examples = sources.map(exampleOf);
const commands = examples.flatMap((example) => ('command' in example ? [example.command] : []));

test.each([...new Set(commands)])('the example %s is an existing command, and is tested', (command) => {
  expect(isThere(command)).toBe(true);
  expect(isTested(command)).toBe(true);
});

it('the site has only islands of the project as live examples', () => {
  const islands = examples.flatMap((example) => ('island' in example ? [example.island] : []));
  expect(islands.length).toBeGreaterThan(80);
  expect(islands.filter((island) => !existsSync(`widgets/${island}/row.ts`))).toEqual([]);
});
