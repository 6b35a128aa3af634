/** Owns `window.shopIslands`: what the page and the islands ask of the loader. */
import { isDisabled } from '../dom/configScripts';
import type { Config, Loader } from '../island/types';
import { createCommands } from './commands';
import { createKind } from './kind';
import { keepLegacyCalls } from './legacyCalls';
import type { ImportChunk } from './load';
import { isOriginalActive } from './original';
import { readLeft } from './outlive';
import { emit, on, problems, report } from './status';
import type { Kind } from './types';
import type { Waking } from './waking';

/** Tells which islands are switched off: by the config, by `?islands=off` or by `?islands=-a,-b`. */
function switchedOff(config: Config): (name: string) => boolean {
  const asked = new URLSearchParams(location.search).get('islands');
  return (name) => asked === 'off' || `,${asked},`.includes(`,-${name},`) || isDisabled(config, name);
}

interface Parts {
  version: string;
  /** Called at each use, because config scripts may still come. */
  config(): Config;
  /** An empty list, which grows with each `add`. */
  kinds: Kind[];
  waking: Waking;
  importChunk: ImportChunk;
  /** Looks for reasons to wake a page that sleeps. */
  look(root: ParentNode): void;
  examine: Loader['examine'];
  heard: Loader['heard'];
}

/** Creates it. */
export function createApi({ version, config, kinds, waking, importChunk, look, examine, heard }: Parts): Loader {
  const { isAwake, find, core, ready } = waking;
  const { hear, obey } = createCommands(kinds);
  const named = (name: string) => kinds.find((kind) => kind.row.name === name);
  const api: Loader = {
    version,
    stores: {},
    get config() {
      return config();
    },
    add(rows) {
      const { length } = kinds;
      const isOff = switchedOff(config());
      for (const row of rows) {
        if (!named(row.name)) kinds.push(createKind(row, importChunk, ready, isOff(row.name)));
        hear(row);
      }
      if (isAwake()) find((finder) => finder.look(document, length));
      else look(document);
    },
    scan: (root = document) => (isAwake() ? void find((finder) => finder.look(root)) : look(root)),
    mount: (host, name) => find((finder) => finder.mount(host, name)),
    wake: async (name) => named(name)?.load(),
    disarm(name, problem) {
      const kind = named(name);
      if (kind) kind.state = 'off';
      core().then((found) => found.rememberDisarmed(name));
      report({ ...problem, island: name });
    },
    emit,
    problems,
    report,
    examine,
    isOriginalActive,
    takeCalls: keepLegacyCalls(() => void core()),
    heard,
    leftAdds: readLeft(),
    obey,
    on,
    push(...commands) {
      for (const command of commands) command(api);
    },
  };
  return api;
}
