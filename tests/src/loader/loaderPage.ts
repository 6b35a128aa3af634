/** A page that the loader starts on, with islands whose code comes at once or when a test says so. */
import { beforeEach, vi } from 'vitest';
import { mountView } from '../../../src/island/react';
import type { AnyIsland, EnhanceIsland, Intent, IslandRow, ShopIslands } from '../../../src/island/types';
import { start } from '../../../src/loader/start';
import { bringCore } from '../../helpers/bringCore';
import { settle } from '../../helpers/settle';
import { freshVisits } from '../../helpers/visit';

/** The properties of the window that the tests use. */
type Page = { shopIslands?: unknown; jQuery?: unknown };
export const page = window as unknown as Page;

export let log: string[];

/** Gives each test a page visit without a loader, and an empty log. Call it at the top of a test file. */
export function freshLoader(): void {
  freshVisits();
  beforeEach(() => {
    delete page.shopIslands;
    delete page.jQuery;
    log = [];
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    history.replaceState({}, '', '/shop/');
  });
}

/** An island whose code a test hands over when it likes. */
export function late(island: Partial<EnhanceIsland> & { name: string }, more: Partial<IslandRow> = {}) {
  let arrive = (_error?: Error) => {};
  let asked = 0;
  const row: IslandRow = {
    chunk: 'x',
    when: 'interaction',
    match: `.${island.name}`,
    click: `.${island.name}`,
    load: () => {
      asked++;
      return new Promise((resolve, reject) => {
        arrive = (error) => (error ? reject(error) : resolve({ default: { mode: 'enhance', ...island } as AnyIsland }));
      });
    },
    ...more,
    name: island.name,
  };
  return {
    row,
    asked: () => asked,
    async arrive(error?: Error) {
      await settle();
      arrive(error);
      await settle();
    },
  };
}

/** An island whose code is there at once. */
export const ready = (island: Partial<AnyIsland> & { name: string }, row: Partial<IslandRow> = {}): IslandRow => ({
  chunk: 'x',
  when: 'load',
  match: `.${island.name}`,
  load: async () => ({ default: { mode: 'enhance', ...island } as AnyIsland, mount: mountView }),
  ...row,
  name: island.name,
});

/** Starts the loader with these islands. */
export const begin = (...islands: IslandRow[]): ShopIslands =>
  start({ islands, version: '1', urlOf: (chunk) => `/${chunk}.js`, bring: bringCore, examine() {} });

export const find = (selector: string) => document.querySelector(selector) as HTMLElement;
export const status = (selector: string) => find(selector).dataset.islandStatus;
/** Clicks, and returns the event. */
export const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  find(selector).dispatchEvent(event);
  return event;
};

/** Two products’ buttons. */
export const BUTTONS =
  '<div class="card"><a class="button" data-product_id="1" href="/?add=1">A</a></div><a class="button" data-product_id="2" href="/?add=2">B</a>';
/** Logs what was pressed. */
export const note = ({ target }: Intent) => void log.push(`${target.textContent}`);
