/** Owns `window.shopIslands`: what the page and the islands ask of the loader. */
import { isAllOff } from '../dom/configScripts';
import type { Config, Loader } from '../island/types';
import { createCommands } from './commands';
import type { Find } from './findHosts';
import { createKind } from './kind';
import { keepLegacyCalls } from './legacyCalls';
import type { ImportChunk } from './load';
import { isOriginalActive } from './original';
import { readLeft } from './outlive';
import { emit, on, problems, report } from './status';
import type { Core, Kind } from './types';

/** True when the config, where that has a list, switches an island off. */
export const isDisabled = (config: Config, name: string): boolean => isAllOff(config) || !!config.disable?.some?.((one) => one === name);

/** Tells which islands are switched off: by the config, by `?islands=off` or by `?islands=-a,-b`. */
function switchedOff(config: Config): (name: string) => boolean {
  const asked = new URLSearchParams(location.search).get('islands');
  return (name) => asked === 'off' || !!asked?.split(',').includes(`-${name}`) || isDisabled(config, name);
}

/**
 * Creates it.
 * @param config is asked at each use, because config scripts may still come
 * @param kinds an empty list, which grows with each `add`
 */
export function createApi(
  version: string,
  config: () => Config,
  kinds: Kind[],
  core: Promise<Core>,
  importChunk: ImportChunk,
  find: Find,
  examine: Loader['examine'],
): Loader {
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
        hear(row);
        if (!named(row.name)) kinds.push(createKind(row, importChunk, core, isOff(row.name)));
      }
      find((finder) => finder.look(document, length));
    },
    scan: (root = document) => find((finder) => finder.look(root)),
    mount: (host, name) => find((finder) => finder.mount(host, name)),
    wake: async (name) => named(name)?.load(),
    disarm(name, problem) {
      const kind = named(name);
      if (kind) kind.state = 'off';
      core.then((found) => found.rememberDisarmed(name));
      report({ ...problem, island: name });
    },
    emit,
    problems,
    report,
    examine,
    isOriginalActive,
    takeCalls: keepLegacyCalls(),
    leftAdds: readLeft(),
    obey,
    on,
    push(...commands) {
      for (const command of commands) command(api);
    },
  };
  return api;
}
