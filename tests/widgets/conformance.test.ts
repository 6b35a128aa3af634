/**
 * Checks that every registered island has the same shape, and that its fixture has the markup that its README names.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectorOf } from '../../src/dom/hosts';
import type { AnyIsland } from '../../src/island/types';
import { row as templateRow } from '../../widgets/_template/row';
import { allIslands } from '../../widgets/allIslands';
import { registry } from '../../widgets/registry';

const SECTIONS = [
  'Markup',
  'Events',
  'States',
  'Without JavaScript',
  'Better than the original',
  'Differs from the original',
];
const islands = import.meta.glob<{ default: AnyIsland }>('../../widgets/*/index.ts', { eager: true });
const read = (name: string, file: string) => readFileSync(`widgets/${name}/${file}`, 'utf8');
const templates = ['_template'];
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join();
const stories = textsIn('stories');
const tests = textsIn('tests');

describe('the registry', () => {
  it('names every widget folder, each once', () => {
    const folders = Object.keys(islands).map((file) => file.split('/').at(-2) as string);
    const named = allIslands.map(({ name }) => name);
    expect(
      [...named, ...templates].sort(),
      'Put the row of each folder into one list: widgets/registry.ts, or a family’s file in src/entry/families/.',
    ).toEqual(folders.sort());
  });

  it('contains data only', () => {
    expect(JSON.parse(JSON.stringify(registry))).toEqual(registry);
  });

  it('has selectors that a browser understands', () => {
    const selectors = [...registry, ...allIslands]
      .flatMap(({ match = [], click, submit, change }) => [...[match].flat(), click, submit, change])
      .filter((selector) => selector !== undefined);
    for (const selector of selectors) expect(() => document.querySelector(selector), selector).not.toThrow();
  });
});

describe.each([...allIslands, templateRow].map((row) => [row.name, row] as const))('%s', (name, row) => {
  const island = islands[`../../widgets/${name}/index.ts`]?.default as AnyIsland;
  beforeEach(() => {
    // Calls that an island makes at once are never answered.
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    document.body.innerHTML = read(name, 'fixture.html');
  });

  it('exports an island of that name, whose mode fits its row', () => {
    expect(island.name).toBe(name);
    // A view that is not always shown is fetched by the island itself.
    expect(
      'View' in island,
      `“view: true” in widgets/${name}/row.ts goes with “View” in index.ts. A lazy view has neither, but “isWanted” and “loadView” (CONTRIBUTING.md, “A lazy view”).`,
    ).toBe(!!row.view);
    expect(
      existsSync(`widgets/${name}/View.tsx`),
      `widgets/${name}/View.tsx is there for each “mode” in index.ts but “enhance”.`,
    ).toBe(island.mode !== 'enhance');
  });

  it('defines it in at most 18 lines', () => {
    expect(
      read(name, 'index.ts').trim().split('\n').length,
      `Move what widgets/${name}/index.ts does into live.ts or enhance.ts.`,
    ).toBeLessThanOrEqual(18);
  });

  it('has a README with the same sections as all', () => {
    const sections = [...read(name, 'README.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(sections, `Give widgets/${name}/README.md these headings of the second level.`).toEqual(SECTIONS);
  });

  it('has a README of its own, not the template’s', () => {
    if (name !== '_template')
      expect(
        read(name, 'README.md'),
        `Write widgets/${name}/README.md: it still has the template’s words. Then run \`npm run docs\`.`,
      ).not.toMatch(/A working widget to copy|whose counter it is/);
  });

  it('shows the shopper no text that is not in the table of texts', () => {
    const files = readdirSync(`widgets/${name}`, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    for (const file of files)
      expect(
        read(name, file).match(/>\s*[A-Za-z][^<>{}=;()]*<\/|\b(?:aria-label|title|placeholder|alt)="[^"]*[A-Za-z]/g),
        `widgets/${name}/${file}: put these words into src/texts/table.ts, and say() them`,
      ).toBeNull();
  });

  it('has a test and a story if it shows something of its own', () => {
    const shows = island.mode !== 'enhance';
    expect(
      { test: !shows || tests.includes(name), story: !shows || stories.includes(`widgets/${name}/`) },
      `tests/widgets/${name}.test.ts or stories/${name}.view.stories.tsx is missing.`,
    ).toEqual({ test: true, story: true });
  });

  it('finds its host in its fixture, or the element that wakes it', () => {
    const { global, wakes } = row;
    const problem = `widgets/${name}/fixture.html has nothing that widgets/${name}/row.ts looks for.`;
    if (global) expect(document.body.innerHTML, problem).toContain(global);
    else expect(document.querySelector(wakes?.join() ?? selectorOf(row)), problem).not.toBeNull();
  });

  it('finds every element that its actions need in its fixture', () => {
    // The island makes some of these elements itself.
    const stop =
      island.mode === 'enhance' ? island.adopt?.(document.querySelector(selectorOf(row)) as HTMLElement) : undefined;
    for (const selector of [row.click, row.submit, row.change]) {
      if (selector)
        expect(document.querySelector(selector), `widgets/${name}/fixture.html lacks ${selector}`).not.toBeNull();
    }
    stop?.();
  });

  it('adopts its host twice, and damaged, without throwing', () => {
    if (island.mode !== 'enhance' || !island.adopt) return;
    const host = document.querySelector(selectorOf(row)) as HTMLElement;
    const undo = [island.adopt(host), island.adopt(host)];
    for (const attribute of host.getAttributeNames()) host.removeAttribute(attribute);
    host.replaceChildren();
    expect(() => undo.push(island.mode === 'enhance' ? island.adopt?.(host) : undefined)).not.toThrow();
    for (const stop of undo) stop?.();
  });
});
