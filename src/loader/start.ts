/** Owns the page's one loader: what it is asked and told, which is `window.shopIslands`. */
import { ownGlobal } from '../dom/ownGlobal';
import { armGuard } from '../guard/arm';
import { isManaged } from '../guard/page';
import type { Command, Config, IslandRow, Loader, ShopIslands } from '../island/types';
import { defineAddressRegistry } from './addressRegistry';
import { createCommands } from './commands';
import { lazyConfig } from './config';
import { listen } from './intent';
import { createKind } from './kind';
import { keepLegacyCalls } from './legacyCalls';
import { createImport, type ImportChunk } from './load';
import { isOriginalActive, isYielding } from './original';
import { emit, report, setStatus } from './status';
import type { Core, Finder, Kind } from './types';

export interface StartOptions {
  islands: readonly IslandRow[];
  version: string;
  /** Absolute address of a chunk file. */
  urlOf(chunk: string, config: Config): string;
  /** Brings what finds and runs islands: it need not be there for a tap to be kept. */
  bring(load: ImportChunk): Promise<unknown>;
}

/**
 * Starts the islands of a page and returns `window.shopIslands`. A second call, or a second copy of the library,
 * adds its islands to the first.
 */
export function start({ islands, version, urlOf, bring }: StartOptions): ShopIslands {
  const before = ownGlobal<Loader | Command[]>('shopIslands');
  if (before && 'add' in Object(before)) {
    const loader = before as Loader;
    loader.add(islands);
    return loader;
  }

  const config = lazyConfig();
  defineAddressRegistry(config);
  const addressOf = (chunk: string) => urlOf(chunk, config());
  const load: ImportChunk = (chunk) => import(/* @vite-ignore */ addressOf(chunk));
  const core = bring(load) as Promise<Core>;
  const importChunk = createImport(load, async (chunk) => (await core).importAgain(addressOf(chunk)));
  const kinds: Kind[] = [];
  const { hear, obey } = createCommands(kinds);

  const finder = core.then(({ createFinder }) => createFinder(kinds, { isYielding, setStatus }));
  const find = async <Result>(run: (finder: Finder) => Result | Promise<Result>) => finder.then(run, () => undefined);
  const named = (name: string) => kinds.find((kind) => kind.row.name === name);

  const api: Loader = {
    version,
    stores: {},
    get config() {
      return config();
    },
    scan(root = document) {
      find((finder) => finder.look(root));
    },
    mount: (host, name) => find((finder) => finder.mount(host, name)),
    wake: async (name) => named(name)?.load(),
    disarm(name, problem) {
      const kind = named(name);
      if (kind) kind.state = 'off';
      core.then((found) => found.rememberDisarmed(name));
      report({ ...problem, island: name });
    },
    emit,
    report,
    isOriginalActive,
    takeCalls: keepLegacyCalls(),
    obey,
    add(rows) {
      const { length } = kinds;
      const { disable } = config();
      // `?islands=off`, `?islands=-a,-b`
      const asked = new URLSearchParams(location.search).get('islands');
      const isOff = (name: string) => asked === 'off' || !!asked?.split(',').includes(`-${name}`) || !!disable?.includes(name);
      for (const row of rows) {
        hear(row);
        if (!named(row.name)) kinds.push(createKind(row, importChunk, core, isOff(row.name)));
      }
      find((finder) => finder.look(document, length));
    },
    on(type, listener) {
      const name = `island:${type}`;
      document.addEventListener(name, listener as EventListener);
      return () => document.removeEventListener(name, listener as EventListener);
    },
    push(...commands) {
      for (const command of commands) command(api);
    },
  };

  window.shopIslands = api;
  listen(kinds, (old, selector) => find((finder) => finder.twinOf(old, selector)));
  api.add(islands);
  // Of pages without the guard's own tag. Who switches the island off has something else that asks, and starts what waits.
  if (named('consent')?.state === 'armed' && isManaged()) armGuard();
  // Nothing is found then. A kind that is asked to load says why.
  finder.catch(() => kinds[0]?.load());
  if (Array.isArray(before)) api.push(...before);
  return api;
}
