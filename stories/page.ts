/** Gives stories a page: with a loader that does nothing, or with the real one on a widget's fixture. */
import * as cartPage from '../src/entry/chunks/cart-page';
import * as checkoutPage from '../src/entry/chunks/checkout-page';
import type { AnyIsland, Config, IslandRow, Loader, ShopIslands } from '../src/island/types';
import { start } from '../src/loader/start';
import { emit, report } from '../src/loader/status';
import { core } from '../src/runtime/core';
import { allIslands } from '../widgets/allIslands';
import { registry } from '../widgets/registry';

const page = window as unknown as { shopIslands?: Loader };
let config: Config = {};

const silent: Loader = {
  version: 'story',
  get config() {
    return config;
  },
  stores: {},
  scan() {},
  async mount() {},
  async wake() {},
  disarm() {},
  emit,
  report,
  isOriginalActive: () => false,
  problems: [],
  examine() {},
  takeCalls() {},
  heard: new Map(),
  leftAdds: null,
  add() {},
  on: () => () => {},
  obey() {},
  push() {},
};

/** Gives the page settings. */
export function showPage(settings: Config = {}): void {
  config = settings;
  page.shopIslands ??= silent;
}

const islands = import.meta.glob<{ default: AnyIsland }>('../widgets/*/index.ts');

/**
 * Rows that a family's chunk has in addition to those of its members. Their code is in that chunk, or in the chunk that
 * comes with a hand.
 */
const ofChunks: IslandRow[] = [cartPage, checkoutPage].flatMap((chunk) =>
  chunk.rows
    .filter((row) => !row.family && !allIslands.includes(row))
    .map((row) => ({
      ...row,
      load: async () => ({
        default: row.chunk ? (await import('../src/entry/chunks/checkout-order')).default : chunk.default,
      }),
    })),
);

/** The registry with each widget's own source in the place of its chunk. */
const rows: IslandRow[] = [
  ...ofChunks,
  ...allIslands.map((row) => ({
    ...row,
    load: async () => ({
      ...((await islands[`../widgets/${row.name}/index.ts`]?.()) as { default: AnyIsland }),
      mount: (await import('../src/island/react')).mountView,
    }),
  })),
  // The rows are there already, so this row only listens for the events of their families.
  {
    name: 'at-once',
    hears: registry.flatMap(({ family, hears = [] }) => (family ? hears : [])),
    load: async () => ({ default: [], rows: [] }),
  },
];

/** Starts the real loader on the page as it is. */
export function startIslands(): ShopIslands {
  if (page.shopIslands === silent) delete page.shopIslands;
  const coming = Promise.resolve(core);
  const api = start({
    islands: rows,
    version: 'story',
    urlOf: (chunk) => chunk,
    bring: () => [coming, coming],
    examine() {},
  });
  api.scan();
  return api;
}
