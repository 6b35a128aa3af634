/** Owns the page's one loader: finds islands, wakes them when their moment comes, and is `window.shopIslands`. */
import type { Config, IslandEntry, ShopIslands } from '../island/types';
import { disarm, isSwitchedOff, lazyConfig } from './config';
import { listen } from './intent';
import { createKind, type Kind } from './kind';
import { createImport } from './load';
import { observe } from './observe';
import { isOriginalActive, originalsSettled } from './original';
import { report, setStatus } from './status';
import { arm, whenActive } from './when';

export interface StartOptions {
  islands: readonly IslandEntry[];
  version: string;
  /** Absolute address of a chunk file. */
  urlOf(chunk: string, config: Config): string;
}

type Command = (api: ShopIslands) => void;

/**
 * Starts the islands of a page and returns `window.shopIslands`. A second call, or a second copy of the library,
 * adds its islands to the first.
 */
export function start({ islands, version, urlOf }: StartOptions): ShopIslands {
  const page = window as { shopIslands?: ShopIslands | Command[] };
  const before = page.shopIslands;
  if (before && 'version' in before) {
    before.add(islands);
    return before;
  }

  const config = lazyConfig();
  const importChunk = createImport((chunk) => urlOf(chunk, config()));
  const kinds: Kind[] = [];

  const activate = async (kind: Kind, host: HTMLElement) => {
    setStatus(host, 'loading');
    await kind.load();
    if (kind.state !== 'ready') setStatus(host, 'failed');
    else if (host.isConnected) kind.mount(host);
  };

  const found = async (kind: Kind, host: HTMLElement) => {
    if (kind.instances.has(host)) return;
    kind.instances.set(host, undefined);
    setStatus(host, 'found');
    const { yieldsTo, when } = kind.entry;
    if (yieldsTo) {
      await originalsSettled();
      if (isOriginalActive(yieldsTo)) return setStatus(host, 'yielded');
    }
    whenActive(() => arm(host, () => activate(kind, host), when));
  };

  const look = (root: ParentNode) => {
    for (const kind of kinds) {
      if (kind.state === 'off' || kind.entry.when === 'interaction') continue;
      if (root instanceof HTMLElement && root.matches(kind.selector)) found(kind, root);
      for (const host of root.querySelectorAll<HTMLElement>(kind.selector)) found(kind, host);
    }
  };

  const named = (name: string) => kinds.find(({ entry }) => entry.name === name);

  const api: ShopIslands = {
    version,
    stores: {},
    get config() {
      return config();
    },
    scan: (root = document) => look(root),
    async mount(host, name) {
      for (const kind of kinds) if (name ? name === kind.entry.name : host.matches(kind.selector)) await activate(kind, host);
    },
    async wake(name) {
      await named(name)?.load();
    },
    disarm(name, problem) {
      const kind = named(name);
      if (kind) kind.state = 'off';
      disarm(name);
      report({ ...problem, island: name });
    },
    report,
    isOriginalActive,
    originalsSettled,
    add(entries) {
      for (const entry of entries) {
        if (named(entry.name)) continue;
        const kind = createKind(entry, importChunk);
        if (isSwitchedOff(entry.name, config())) kind.state = 'off';
        kinds.push(kind);
      }
      look(document);
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

  page.shopIslands = api;
  listen(kinds);
  api.add(islands);
  observe(look, () => {
    for (const kind of kinds) kind.sweep();
  });
  if (Array.isArray(before)) api.push(...before);
  return api;
}
