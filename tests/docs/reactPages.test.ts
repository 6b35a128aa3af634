// @vitest-environment node
/** Checks that the pages of docs/react/ describe each component as its types and its views do. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { anatomy as address } from '../../stories/anatomy/address-autocomplete';
import { anatomy as cart } from '../../stories/anatomy/mini-cart-drawer';
import { anatomy as swatches } from '../../stories/anatomy/swatches';
import { pageOf, reactPages } from './reactPages';

const SECTIONS = ['Example', 'Props', 'Anatomy', 'Keys', 'Events', 'On the server'];
const COMPONENTS = 'src/entry/components';

/** The props of each interface of the components, and whether each is optional. */
const interfaces = new Map<string, { bases: string[]; props: Map<string, boolean> }>();
for (const file of readdirSync(COMPONENTS).filter((name) => name.endsWith('.tsx'))) {
  const source = ts.createSourceFile(file, readFileSync(`${COMPONENTS}/${file}`, 'utf8'), ts.ScriptTarget.ES2022, true);
  source.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node)) return;
    const bases = node.heritageClauses?.flatMap(({ types }) => types.map((type) => type.getText())) ?? [];
    const props = new Map(node.members.map((one) => [one.name?.getText() ?? '', !!one.questionToken]));
    interfaces.set(node.name.text, { bases, props });
  });
}

function propsOf(name: string): Map<string, boolean> {
  const { bases = [], props = new Map() } = interfaces.get(name) ?? {};
  return new Map([...bases.flatMap((base) => [...propsOf(base)]), ...props]);
}

it('every component has a page, which the overview names', () => {
  const entry = readFileSync('src/entry/react.ts', 'utf8');
  const exported = [...entry.matchAll(/\b(\w+)Props\b/g)]
    .map(([, name]) => name as string)
    .filter((name) => name !== 'View');
  expect(reactPages.map(({ component }) => component).sort()).toEqual(exported.sort());
  const overview = readFileSync('docs/react/README.md', 'utf8');
  expect(reactPages.filter(({ component, file }) => !overview.includes(`[\`${component}\`](${file})`))).toEqual([]);
});

it.each(reactPages)('$component: the page has the sections that each has', ({ text, example }) => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
  expect(example).toContain("from 'shop-islands/react'");
});

it.each(reactPages)('$component: the table has its props, and says which have to be there', (page) => {
  const props = propsOf(`${page.component}Props`);
  expect(props.size).toBeGreaterThan(1);
  expect(
    page
      .namesIn('Props')
      .filter((name) => props.has(name))
      .sort(),
  ).toEqual([...props.keys()].sort());
  const required = [...page.section('Props').matchAll(/^\| `(\w+)` \|.*\| required \|/gm)].map(([, name]) => name);
  for (const [name, isOptional] of props) expect([name, required.includes(name)]).toEqual([name, !isOptional]);
});

it.each([
  { component: 'Swatches', type: 'SwatchOption' },
  { component: 'AddressSuggestions', type: 'AddressProvider' },
  { component: 'AddressSuggestions', type: 'AddressSuggestion' },
])('the fields of $type are on the page of $component', ({ component, type }) => {
  const [, table = ''] = pageOf(component).text.split(`\`${type}\`:\n\n`);
  const [fields = ''] = table.split('\n\n');
  const named = [...fields.matchAll(/^\| `(\w+)` \| `/gm)].map(([, name]) => name);
  expect(named).toEqual([...propsOf(type).keys()]);
});

it('a theme can import each type that a table names', () => {
  const entry = readFileSync('src/entry/react.ts', 'utf8');
  const named = reactPages.flatMap(({ text }) =>
    [...text.matchAll(/^\|[^|]*`\w+` \| (`.*?)(?<!\\)\|/gm)].flatMap(
      ([, type = '']) => type.match(/\b[A-Z]\w+/g) ?? [],
    ),
  );
  const known = /^(Date|HTMLInputElement|Partial|Promise|Record|RefObject)$/;
  expect(named.filter((type) => !known.test(type) && !new RegExp(`type ${type}\\b`).test(entry))).toEqual([]);
  expect(named).toContain('SwatchOption');
});

it.each([
  { component: 'CartPanel', parts: cart.parts },
  { component: 'Swatches', parts: swatches.parts },
  // A provider that a theme supplies has no branding.
  { component: 'AddressSuggestions', parts: address.parts.filter(({ part }) => part !== 'branding') },
])('$component: the anatomy has the parts of its view', ({ component, parts }) => {
  const [head, ...first] = pageOf(component).namesIn('Anatomy');
  expect(head).toBe('data-part');
  expect(first).toEqual(parts.map(({ part }) => part));
});
