// @vitest-environment node
/** Checks that every view has a page in Storybook, and that the page names the parts and keys that the view has. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { anatomyFile, pageStoriesOf, propertiesOf, sourcesOf, viewStoriesOf } from '../../.storybook/widgetFacts';
import type { Anatomy, Part } from '../../stories/anatomy/anatomy';
import { dialogParts } from '../../stories/anatomy/dialog';
import { allIslands } from '../../widgets/allIslands';

const anatomies = import.meta.glob<{ anatomy?: Anatomy }>('../../stories/anatomy/*.ts', { eager: true });
const read = (file: string) => readFileSync(file, 'utf8');
const textOf = (files: readonly string[]) => files.map(read).join('\n');

const views = allIslands.map(({ name }) => name).filter((name) => existsSync(`widgets/${name}/View.tsx`));
const anatomyOf = (name: string) => anatomies[`../../stories/anatomy/${name}.ts`]?.anatomy as Anatomy;

/** `data-part="chip"`, or `part="chip"` of a component that passes it on. */
const partsIn = (text: string) => new Set([...text.matchAll(/\bpart="([^"]*)"/g)].map(([, part]) => part));
const hasClass = (text: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
const namesOf = (parts: readonly Part[]) => new Set(parts.flatMap(({ part = [] }) => part));

test('the template has every section, the live example first', () => {
  const page = read('.storybook/ViewPage.tsx');
  const template = page.slice(page.indexOf('export function ViewPage'));
  const order = [
    '<Example',
    '<WhenToUse',
    '<Parts',
    '<h2>Props',
    '<Properties',
    '<h2>Events',
    '<Keyboard',
    '<h2>On a page',
    '<Example of={pages',
  ];
  const places = order.map((section) => template.indexOf(section));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('the page of an island begins with what it is and the live example', () => {
  const page = read('.storybook/WidgetPage.tsx');
  const template = page.slice(page.indexOf('export function WidgetPage'));
  const places = ['{opening}', '<States', '{rest}', '<Properties'].map((section) => template.indexOf(section));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('there are views', () => {
  expect(views.length).toBeGreaterThan(10);
});

describe.each(views)('the page of %s', (name) => {
  const stories = () => read(viewStoriesOf(name));

  it('has an anatomy', () => {
    expect(existsSync(anatomyFile(name)), anatomyFile(name)).toBe(true);
    expect(anatomyOf(name).parts.length, `${anatomyFile(name)} names the parts of the view.`).toBeGreaterThan(0);
  });

  it('says when to use the view, what to do and what not to do', () => {
    const { use, dos, donts } = anatomyOf(name).advice;
    expect([dos.length, donts.length]).not.toContain(0);
    expect([use, ...dos, ...donts].filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
    expect(donts.filter((sentence) => !sentence.startsWith('Do not '))).toEqual([]);
  });

  it('has the view’s own stories, of a component with args, of which the example is one', () => {
    expect(existsSync(viewStoriesOf(name)), viewStoriesOf(name)).toBe(true);
    expect(stories()).toMatch(/title: 'Views\//);
    // Storybook reads the sentences of the props only from exported components.
    const [, component] = /^ {2}component: (\w+),/m.exec(stories()) ?? [];
    expect(stories()).toContain(`export function ${component}(`);
    expect(stories()).toContain(`excludeStories: ['${component}']`);
    expect(stories()).toMatch(/^ {2}args: /m);
    expect(stories()).toMatch(new RegExp(`^export const ${anatomyOf(name).example}: Story`, 'm'));
  });

  it('has an example that a play function drives', () => {
    const [, example = ''] = stories().split(new RegExp(`^export const ${anatomyOf(name).example}: Story`, 'm'));
    expect(
      example.split(/^export /m)[0],
      `Give the story ${anatomyOf(name).example} in ${viewStoriesOf(name)} a play function: it is the example.`,
    ).toMatch(/\bplay\b/);
  });

  it('has a story of a real page, which the loader makes alive', () => {
    const [, story] = anatomyOf(name).page;
    expect(read(pageStoriesOf(name))).toContain('./ServerHtml');
    expect(read(pageStoriesOf(name))).toMatch(new RegExp(`^export const ${story}: Story`, 'm'));
  });

  it('has events, and says of every custom property what it is', () => {
    expect(read(`widgets/${name}/README.md`)).toMatch(/^## Events\n+\S/m);
    const told = read('src/ui/tokens.css') + read('docs/theming.md');
    expect(propertiesOf(name).filter((property) => !told.includes(property))).toEqual([]);
  });

  it('has keys where there is something to press', () => {
    const { keyboard, isDialog } = anatomyOf(name);
    const hasControl = /<button|<a\s|<input|radioAttributes|role="button"|<Combobox|role: 'button'/.test(
      textOf(sourcesOf(name).filter((file) => file.startsWith(`widgets/${name}/`) && file.endsWith('.tsx'))),
    );
    expect(
      keyboard.length > 0 || !!isDialog,
      `“keyboard” in ${anatomyFile(name)} has the keys of what the view itself makes to be pressed, else it is [].`,
    ).toBe(hasControl || !!isDialog);
  });

  it('names classes that the view, its styles or its fixture have', () => {
    const text = textOf([...sourcesOf(name), `widgets/${name}/fixture.html`]);
    const named = anatomyOf(name).parts.flatMap(({ className = [] }) => className);
    expect(
      named.filter((className) => !hasClass(text, className)),
      `${anatomyFile(name)} names classes that are not there.`,
    ).toEqual([]);
  });

  it('names every `data-part` of the view, and no other', () => {
    const own = textOf(sourcesOf(name).filter((file) => file.startsWith(`widgets/${name}/`)));
    expect(
      [...namesOf(anatomyOf(name).parts)].sort(),
      `“parts” in ${anatomyFile(name)} has each \`data-part\` of widgets/${name}/.`,
    ).toEqual([...partsIn(own)].sort());
  });
});

test('the dialog that views share has the parts that are named, and no other', () => {
  const source = read('src/ui/views/Dialog.tsx');
  expect([...namesOf(dialogParts)].sort()).toEqual([...partsIn(source)].sort());
  expect(
    dialogParts.flatMap(({ className = [] }) => className).filter((className) => !hasClass(source, className)),
  ).toEqual([]);
});

test('there is no anatomy without a view', () => {
  const named = Object.entries(anatomies).flatMap(([file, { anatomy }]) =>
    anatomy ? file.replace(/.*\/(.*)\.ts$/, '$1') : [],
  );
  expect(named.filter((name) => !views.includes(name))).toEqual(['_template']);
});
