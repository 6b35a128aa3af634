/** A page with one island alive, and all that a shopper or a developer could see of a failure. */
import { atom } from 'nanostores';
import { vi } from 'vitest';
import { selectorOf } from '../../src/dom/hosts';
import { mountView } from '../../src/island/react';
import type { AnyIsland, Config, Instance, IntentType, IslandRow, Problem } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';
import { allIslands } from '../../widgets/allIslands';
import * as hand from '../../widgets/checkout/page/hand';
import { takeHand } from '../../widgets/checkout/page/handCode';
import { visitAddress } from '../helpers/browser';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';

export interface Visit {
  problems: Problem[];
  /** `island:…` events that tell of an error. */
  errors: string[];
  alerts: string[];
  /** Addresses that the page left for; "reload". */
  left: string[];
  /** All messages that were shown in the corner, even if they have disappeared. */
  said: string[];
  /** True if the body has had such an element at any time. */
  seen(selector: string): boolean;
  /**
   * Hands an action on an element to the island, as the loader would. Does nothing if the page does not have the
   * element (any more).
   */
  act(target: string | HTMLElement, type?: IntentType, submitter?: string): void;
  /** Adopts a host that has come late. */
  adopt(host: HTMLElement): void;
  /** The store of an island with a view. */
  store: unknown;
  end(): void;
}

const modules = import.meta.glob<{ default: AnyIsland }>('../../widgets/*/index.ts');

/** Code that is fetched when a hand comes near. */
const late = import.meta.glob(['../../widgets/mini-cart/page/remove.ts']);

/** The island with its view loaded, as in its chunk. Throws if there is no island of that name. */
export async function loadIsland(name: string): Promise<AnyIsland> {
  const module = await modules[`../../widgets/${name}/index.ts`]?.();
  if (!module) throw new Error(`There is no island "${name}".`);
  const island = module.default;
  // Load the view before the clock is faked.
  if ('loadView' in island) await island.loadView();
  takeHand(hand);
  await Promise.all(Object.entries(late).flatMap(([file, load]) => (file.includes(`/${name}/`) ? load() : [])));
  return island;
}

function stubLeaving(left: string[]): void {
  vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
  vi.spyOn(location, 'reload').mockImplementation(() => void left.push('reload'));
}

/** Adds browser functions that happy-dom lacks. */
function stubBrowser(): void {
  for (const name of ['scrollTo', 'scrollBy']) vi.stubGlobal(name, () => {});
  Element.prototype.scrollIntoView = () => {};
  // happy-dom does not understand escapes in selectors, and the ids of these tests need none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
}

function watchNotices(said: string[], shown: Element[]): void {
  const watch = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element) shown.push(node);
      if (node instanceof Element && node.matches('.shop-islands-notices, .shop-islands-notice'))
        said.push(node.textContent ?? '');
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/** Adopts a host, or mounts the view there. */
function bring(island: AnyIsland, host: HTMLElement): Instance {
  if (island.mode === 'enhance') return { unmount: island.adopt?.(host) };
  const fail = (cause: unknown) => {
    throw cause;
  };
  // Each view mounts at once, without waiting for a hand, because these tests check how calls end.
  const isWanted = () => atom(true);
  return 'loadView' in island
    ? mountLazily({ ...island, isWanted }, host, async () => mountView, fail)
    : mountView(island, host, fail);
}

/** Starts the island on its hosts. Returns a function that undoes that, and the store of the first view. */
function bringToLife(island: AnyIsland, entry: IslandRow): { store?: unknown; ends: (() => void)[] } {
  const hosts =
    island.mode !== 'enhance' && island.per === 'page'
      ? [document.body]
      : document.querySelectorAll<HTMLElement>(selectorOf(entry));
  const instances = [...hosts].map((host) => bring(island, host));
  return { store: instances[0]?.store, ends: instances.flatMap(({ unmount }) => unmount ?? []) };
}

/** Hands actions over as the loader does. */
function delegate({ click, submit, change }: IslandRow, act: Visit['act']): void {
  for (const [type, selector] of Object.entries({ click, submit, change }) as [IntentType, string | undefined][]) {
    document.addEventListener(type, (event) => {
      const target = selector && (event.target as Element).closest<HTMLElement>(selector);
      if (!target) return;
      event.preventDefault();
      act(target, type);
    });
  }
}

/** Shows a fixture and starts the island on it. @param prepare changes the fixture before that */
export function open(
  island: AnyIsland,
  { fixture = island.name, config = {}, prepare = () => {} }: { fixture?: string; config?: Config; prepare?(): void },
): Visit {
  const page = setPage(config);
  const said: string[] = [];
  const shown: Element[] = [];
  const visit: Visit = {
    ...{
      problems: page.problems,
      errors: [],
      alerts: [],
      left: [],
      said,
      seen: (selector) => shown.some((element) => element.matches(selector)),
      store: undefined,
      act,
    },
    adopt: (host) => void ends.push(bring(island, host).unmount ?? (() => {})),
    end: () => ends.forEach((run) => void run()),
  };
  const { emit } = page;
  page.emit = (type, ...rest) => {
    if (/error/.test(type)) visit.errors.push(type);
    return emit(type, ...rest);
  };
  vi.stubGlobal('alert', (text: string) => visit.alerts.push(text));
  vi.stubGlobal('reportError', (cause: unknown) => {
    throw cause;
  });
  visitAddress('/');
  stubBrowser();
  stubLeaving(visit.left);
  watchNotices(said, shown);
  showFixture(fixture);
  prepare();
  if (island.mode === 'enhance') void island.start?.();
  const row = allIslands.find(({ name }) => name === island.name) as IslandRow;
  const { store, ends } = bringToLife(island, row);
  delegate(row, act);
  visit.store = store;

  function act(target: string | HTMLElement, type: IntentType = 'click', submitter?: string): void {
    const element = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
    if (!element) return;
    const isTaken = island.onIntent?.({
      type,
      target: element,
      submitter: submitter ? find(submitter) : null,
      store: store as undefined,
    });
    if (isTaken === false) visit.left.push('to the browser');
  }
  return visit;
}
