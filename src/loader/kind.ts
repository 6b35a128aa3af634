/** Owns one kind of island: its state, its code and its instances. */
import type { AnyIsland, Instance, Intent, IslandEntry, IslandModule, MountView } from '../island/types';
import { isDisarmed } from './config';
import type { ImportChunk } from './load';
import { emit, report, setStatus } from './status';

export interface Kind {
  entry: IslandEntry;
  /** Matches every host of the kind. */
  selector: string;
  /** Matches where a hand has to come near for the code to be fetched ahead of the tap. */
  reach: string;
  /** Hosts whose trigger has been set; with their instance once they are mounted. */
  instances: Map<HTMLElement, Instance | undefined>;
  /** `off`: switched off, disarmed, or its code could not be had; the server's links and forms work as they are. */
  state: 'armed' | 'loading' | 'ready' | 'off';
  /** Fetches the code, once. Never rejects; look at `state`. */
  load(): Promise<void>;
  /** Mounts the island on a host, once; for an island per page, once in all. Needs `ready`. */
  mount(host: HTMLElement): void;
  /** Hands a shopper's action over. False when the island threw, or left it to the browser. */
  deliver(intent: Omit<Intent, 'store'>, host: HTMLElement): boolean;
  /** Unmounts hosts that have left the page. */
  sweep(): void;
}

/** @param add takes the rows that a family's chunk brings */
export function createKind(entry: IslandEntry, importChunk: ImportChunk, add: (entries: readonly IslandEntry[]) => void): Kind {
  const { name, match, click, submit, change, chunk = name, view } = entry;
  const instances: Kind['instances'] = new Map();
  let loading = Promise.resolve();
  let island: AnyIsland;
  let mountView: MountView;

  const fail = (step: string, cause: unknown, host?: HTMLElement) => {
    if (host) setStatus(host, 'failed');
    report({ island: name, what: `${step} failed.`, why: 'The server’s links and forms do its work.', fix: 'See the cause.', cause }, host);
  };

  const fetchCode = async () => {
    // Plugins are talked to through jQuery; an island must not start without the way to it where jQuery is.
    const files = [chunk, 'core', view && 'react', 'jQuery' in window && 'jquery'];
    const [module, , react] = (await Promise.all(entry.load ? [entry.load()] : files.map((file) => file && importChunk(file)))) as [
      IslandModule,
      unknown,
      { mountView: MountView },
    ];
    const { entries } = module;
    if (entries) {
      kind.state = 'off';
      return add(entries.map((row) => (row.chunk ? row : { ...row, load: async () => ({ ...module, entries: undefined }) })));
    }
    island = [module.default].flat().find((one) => one.name === name) as AnyIsland;
    mountView = module.mount ?? react?.mountView;
    if (isDisarmed(name)) kind.state = 'off';
    else if (island.mode === 'enhance') await island.start?.();
  };

  const placeOf = (host: HTMLElement) => (island.mode !== 'enhance' && island.per === 'page' ? document.body : host);

  const selector = `[data-island~="${name}"]${match ? `,${match}` : ''}`;

  const kind: Kind = {
    entry,
    selector,
    reach: [selector, click, submit, change].filter(Boolean).join(),
    instances,
    state: 'armed',

    load() {
      if (kind.state === 'armed') {
        kind.state = 'loading';
        loading = fetchCode().then(
          () => {
            if (kind.state === 'loading') kind.state = 'ready';
          },
          (cause) => {
            kind.state = 'off';
            fail('Loading', cause);
          },
        );
      }
      return loading;
    },

    mount(host) {
      const place = placeOf(host);
      if (!instances.get(place)) {
        let isBroken = false;
        const give = (step: string) => (cause: unknown) => {
          isBroken = true;
          fail(step, cause, host);
        };
        try {
          instances.set(place, island.mode === 'enhance' ? { unmount: island.adopt?.(host) } : mountView(island, place, give('Rendering')));
        } catch (cause) {
          give('Mounting')(cause);
        }
        if (isBroken) return;
        emit(host, 'ready', { island: name });
      }
      setStatus(host, 'ready');
    },

    deliver(intent, host) {
      try {
        return island.onIntent?.({ ...intent, store: instances.get(placeOf(host))?.store as undefined }) !== false;
      } catch (cause) {
        fail('Acting', cause, host);
        return false;
      }
    },

    sweep() {
      for (const [host, instance] of instances) {
        if (host.isConnected) continue;
        instances.delete(host);
        instance?.unmount?.();
      }
    },
  };
  return kind;
}
