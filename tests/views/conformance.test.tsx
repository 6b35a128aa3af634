/**
 * Checks that every view respects the server's HTML: nothing moves, nothing is lost, and the server's HTML comes back
 * in the end. In a real browser, with each widget's own fixture, and on a page that the browser translates too.
 */
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectorOf } from '../../src/dom/hosts';
import type { AnyIsland } from '../../src/island/types';
import { allIslands } from '../../widgets/allIslands';
import {
  type AnyComponent,
  type AnyView,
  isView,
  look,
  mount,
  picturesSettled,
  placeOf,
  readAccessibility,
  showFixture,
} from './stand';
import { startTranslator } from './translator';

const modules = import.meta.glob<{ default: AnyIsland }>('../../widgets/*/index.ts', { eager: true });
const fixtures = import.meta.glob<string>('../../widgets/*/fixture.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const views = allIslands.flatMap((row) => {
  const island = modules[`../../widgets/${row.name}/index.ts`]?.default;
  return island && isView(island) ? [{ name: row.name, island: island as AnyView, selector: selectorOf(row) }] : [];
});

const pages = [
  { page: 'a page', translate: () => () => {} },
  { page: 'a translated page', translate: startTranslator },
];

const Broken: AnyComponent = () => {
  throw new Error('It breaks.');
};

const strict =
  (View: AnyComponent): AnyComponent =>
  (props) => (
    <StrictMode>
      <View {...props} />
    </StrictMode>
  );

/**
 * Intended differences for screen readers: fields that get a role, and fields without a name that get one.
 */
const BECOMES: Record<string, Record<string, string>> = {
  swatches: { '- text: Colour Red Blue Black Finish': '- radiogroup "Colour":' },
  deal: { '- text: Days Hours Min Sec': '- timer "' },
  campaign: { '- text: Winter sale x': '- text: Winter sale' },
  counter: { '- text: 0 +': '- img "12,500"' },
  'live-search': { '- searchbox "Find a game…"': '- combobox "Find a game…"', '- combobox:': '- combobox "Category":' },
};

/**
 * Where to mount, if not at the first host. A campaign's areas have no views, and stick to the screen's edge on
 * purpose.
 */
const PLACES: Record<string, string> = { campaign: '.wcct_countdown_timer' };

/**
 * Attributes that views leave on purpose: a campaign's end, in case the timer is moved; a mark for the original script;
 * the number that a counter has reached.
 */
const LEFT = [
  / data-(?:wctimer-load|shop-islands-ends)="[^"]*"/g,
  /(?<=class="number-percentage"[^>]*>(?:<font>)*)[\d,]+/g,
];

/** The server's HTML, without attributes that views may leave. */
const htmlOf = (element: Element) => LEFT.reduce((html, left) => html.replace(left, ''), element.innerHTML);

const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(() => {
  document.body.replaceChildren();
  // Calls that an island makes at once are never answered.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('views are found', () => {
  expect(views.length).toBeGreaterThan(2);
});

const cases = pages.flatMap((page) => views.map((view) => ({ ...page, ...view })));

describe.each(cases)('on $page the view of $name', ({ translate, name, island, selector }) => {
  let main: HTMLElement;
  let problems: string[];
  let stop: () => void;

  beforeEach(async () => {
    main = showFixture(fixtures[`../../widgets/${name}/fixture.html`] as string);
    await picturesSettled(main);
    stop = translate();
    problems = [];
    for (const level of ['error', 'warn'] as const)
      vi.spyOn(console, level).mockImplementation((...words) => void problems.push(words.join(' ')));
  });

  afterEach(() => stop());

  const place = () => placeOf(island, PLACES[name] ?? selector);
  /** Mounts the view as the runtime does; an island per page also gets its hosts. */
  const bring = (around?: (View: AnyComponent) => AnyComponent) => {
    const mounting = mount(island, place(), around);
    for (const host of main.querySelectorAll<HTMLElement>(selector)) island.adopt?.(host);
    return mounting;
  };
  /** In mode `replace`, the content of the host belongs to the view. */
  const servers = () =>
    [...main.querySelectorAll('*')].filter(
      (element) => island.mode === 'beside' || !place().contains(element) || element === place(),
    );
  /** A view may replace the server's elements, which are then hidden. */
  const inSight = (elements: readonly Element[]) =>
    elements.filter((element) => element.isConnected && !element.closest('[hidden]'));

  it('moves nothing, takes no focus, and leaves what a screen reader finds', async () => {
    main.querySelector('a')?.focus();
    const elements = servers();
    const tree = await readAccessibility();
    const boxes = new Map(elements.map((element) => [element, look([element]).boxes[0]]));
    const texts = new Map(elements.map((element) => [element, element.textContent]));
    const { focus } = look([]);
    const { failures, unmount } = await bring();
    await settled();
    const shown = inSight(elements);
    const before = {
      boxes: shown.map((element) => boxes.get(element)),
      text: shown.map((element) => texts.get(element)).join('|'),
      focus,
      tree,
    };
    const after = look(shown);
    expect(failures).toEqual([]);
    expect(after.boxes).toEqual(before.boxes);
    expect(after.focus).toBe(before.focus);
    if (island.mode === 'beside') expect(after.text).toBe(before.text);
    const now = await readAccessibility();
    for (const line of before.tree.split('\n')) expect(now).toContain(BECOMES[name]?.[line.trim()] ?? line.trim());
    unmount?.();
    expect(problems).toEqual([]);
  });

  it('gives the server’s HTML back, and can be mounted again', async () => {
    const html = htmlOf(main);
    for (let turn = 0; turn < 2; turn++) {
      const { unmount } = await bring();
      await settled();
      unmount?.();
      await settled();
      expect(htmlOf(main)).toBe(html);
      expect(document.querySelectorAll('[data-island-view]')).toHaveLength(0);
    }
    expect(problems).toEqual([]);
  });

  it('gives the server’s HTML back when it throws', async () => {
    const html = htmlOf(main);
    const { failures, unmount } = await bring(() => Broken);
    await expect.poll(() => failures.map(String)).toEqual(['Error: It breaks.']);
    // A store that serves the server's nodes goes on without the view, so these nodes may show what the view would
    // show.
    const isServed = 'serve' in island;
    if (isServed) unmount?.();
    const given = (text: string) => (isServed ? text.replace(/>[^<>]+</g, '><') : text);
    await expect.poll(() => given(htmlOf(main))).toBe(given(html));
  });

  it('has nothing that React warns of, in strict mode too', async () => {
    const { failures, unmount } = await bring(strict);
    await settled();
    unmount?.();
    expect([failures, problems]).toEqual([[], []]);
  });
});
