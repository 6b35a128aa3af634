/**
 * Owns the test page for a view's conformance: it shows the island's fixture, mounts the view, and reads what is
 * visible.
 */
import { atom } from 'nanostores';
import { commands } from 'vitest/browser';
import { mountView } from '../../src/island/react';
import type { AnyIsland, Instance, MountView, View, ViewIsland } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';
import { showPage } from '../../stories/page';

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
export type AnyView = ViewIsland<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
export type AnyComponent = View<any, any>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The accessibility tree of the page's `main`, as Playwright writes it. */
    readAccessibility(): Promise<string>;
  }
}

/** The page's accessibility tree as text, from the browser. */
export const readAccessibility = (): Promise<string> => commands.readAccessibility();

const headStyles = Object.values(
  import.meta.glob<string>('../../widgets/*/head.css', { eager: true, query: '?inline', import: 'default' }),
);

/** The styles that a page has in its head, with or without islands. */
function showHeadStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(headStyles.join('\n'));
  document.adoptedStyleSheets = [sheet];
}

/** Puts a fixture on the page, between other things, as a server would have printed it. */
export function showFixture(html: string): HTMLElement {
  showPage({});
  showHeadStyles();
  const main = document.createElement('main');
  const template = document.createElement('template');
  template.innerHTML = `<h1>Games</h1><p><a href="/before/">Before</a></p>${html}<p><a href="/after/">After</a></p>`;
  main.append(template.content);
  document.body.replaceChildren(main);
  return main;
}

/** Waits for the fixture's pictures, because a picture that fails to load changes its size. */
export const picturesSettled = (main: Element): Promise<unknown> =>
  Promise.allSettled(
    [...main.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy').map((picture) => picture.decode()),
  );

/** The place that a view is mounted at: the page's body, or the first host. */
export function placeOf(island: AnyView, selector: string): HTMLElement {
  if (island.per === 'page') return document.body;
  const host = document.querySelector<HTMLElement>(selector);
  if (!host) throw new Error(`The fixture of ${island.name} has no host.`);
  return host;
}

export interface Mounted extends Instance {
  /** The failures that the island has reported. */
  failures: unknown[];
}

/** Mounts a view as the runtime does; a lazy one at once, whether or not there is something to show. */
export async function mount(
  island: AnyView,
  place: HTMLElement,
  around?: (View: AnyComponent) => AnyComponent,
): Promise<Mounted> {
  const failures: unknown[] = [];
  const fail = (cause: unknown) => void failures.push(cause);
  const wrapped: MountView = (found, host, onBroken) =>
    mountView('View' in found && around ? { ...found, View: around(found.View) } : found, host, onBroken);
  if (!('loadView' in island)) return { ...wrapped(island, place, fail), failures };
  let isThere = () => {};
  const there = new Promise<void>((resolve) => {
    isThere = resolve;
  });
  const isWanted = () => atom(true);
  const instance = mountLazily(
    { ...island, isWanted },
    place,
    async () =>
      (...given: Parameters<MountView>) => {
        isThere();
        return wrapped(...given);
      },
    fail,
  );
  await there;
  return { ...instance, failures };
}

export interface Seen {
  boxes: string[];
  text: string;
  focus: Element | null;
}

/** The boxes and the texts of the server's elements, and which of them has the focus. */
export function look(elements: readonly Element[]): Seen {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${[x, y, width, height].map((length) => Math.round(length * 10) / 10).join()}`;
  };
  return {
    boxes: elements.map(boxOf),
    text: elements.map((element) => element.textContent).join('|'),
    focus: document.activeElement,
  };
}

/** True for islands that render with React. */
export const isView = (island: AnyIsland): island is AnyView => island.mode !== 'enhance';
