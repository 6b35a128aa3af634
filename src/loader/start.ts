/** Starts the page's one loader, or joins the one that is there. */
import { isBannerPrinted } from '../consent/printed';
import { isDisabled } from '../dom/configScripts';
import { ownGlobal } from '../dom/ownGlobal';
import { holdAll } from '../guard/holdAll';
import type { Command, Config, IslandRow, Loader, ShopIslands } from '../island/types';
import { STEADY } from '../rules/names';
import { defineAddressRegistry } from './addressRegistry';
import { lazyConfig } from './config';
import { createApi } from './createApi';
import { listen } from './listen';
import { createImport, type ImportChunk } from './load';
import { defineOrderButtons } from './orderButtons';
import { watchAsleep } from './sleep';
import type { Core, Kind } from './types';
import { createWaking } from './waking';

export interface StartOptions {
  islands: readonly IslandRow[];
  version: string;
  /** Absolute address of a chunk file. */
  urlOf(chunk: string, config: Config): string;
  /**
   * Fetches the core chunk, which finds and runs islands, once something needs it. The loader keeps a tap that comes
   * before.
   * @returns two promises of the core chunk: the first resolves as soon as it is there, the second when islands may run
   */
  bring(load: ImportChunk): readonly [core: Promise<unknown>, ready: Promise<unknown>];
  examine: Loader['examine'];
}

/**
 * Starts the islands of a page and returns `window.shopIslands`. A second call, or a second copy of the library,
 * adds its islands to the first.
 */
export function start({ islands, version, urlOf, bring, examine }: StartOptions): ShopIslands {
  const before = ownGlobal<Loader | Command[]>('shopIslands');
  if ('add' in Object(before)) {
    const loader = before as Loader;
    loader.add(islands);
    return loader;
  }

  const config = lazyConfig();
  defineAddressRegistry(config);
  defineOrderButtons();
  const kinds: Kind[] = [];
  const addressOf = (chunk: string) => urlOf(chunk, config());
  const load: ImportChunk = (chunk) => import(/* @vite-ignore */ /* webpackIgnore: true */ addressOf(chunk));
  const waking = createWaking(kinds, () => bring(load) as readonly [Promise<Core>, Promise<Core>], examine);
  const importChunk = createImport(load, async (chunk) => (await waking.core()).importAgain(addressOf(chunk)));
  const heard: Loader['heard'] = new Map();
  const look = watchAsleep({ kinds, config, waking, heard, take: listen(kinds, waking.find) });
  const api = createApi({ version, config, kinds, waking, importChunk, look, examine, heard });

  window.shopIslands = api;
  api.add(islands);
  // For pages without the guard's own tag. A shop that switches the consent island off asks by another banner, which
  // also starts what waits. `?islands=` in the page's address does not count here, because anybody can make such a
  // link.
  if (kinds.some(({ row }) => row.name === STEADY) && isBannerPrinted() && !isDisabled(config(), STEADY)) {
    holdAll(async () => ((await importChunk('guard')) as typeof import('../guard/whole')).completeGuard());
  }
  if (Array.isArray(before)) api.push(...before);
  return api;
}
