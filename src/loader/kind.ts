/**
 * Owns one kind of island: its state, its code and its instances. The code that handles its hosts comes with the core
 * chunk.
 */
import { selectorOf } from '../dom/hosts';
import { ownFunction } from '../dom/ownGlobal';
import type { IslandRow } from '../island/types';
import type { ImportChunk } from './load';
import { isYielding } from './original';
import { report, setStatus } from './status';
import type { Core, Kind } from './types';

/** Switches a kind off, because its code could not be loaded. */
function giveUp(kind: Kind, cause: unknown): void {
  kind.state = 'off';
  // A family's hosts have no status yet: the family sets none, and its members, which would set one, do not come.
  for (const host of kind.instances.keys()) host.dataset.islandStatus || setStatus(host, 'failed');
  kind.fail('Loading', cause);
}

/**
 * Creates a kind whose code is not there yet.
 * @param ready fetches the core chunk, and resolves when islands may run
 * @param isOff true when the page or its address switches the island off
 */
export function createKind(
  row: IslandRow,
  importChunk: ImportChunk,
  ready: () => Promise<Core>,
  isOff?: boolean,
): Kind {
  const { name, alone, when, click, submit, change, chunk = name, view, beside = view && 'react' } = row;
  let loading: Promise<void> | undefined;

  const fetchCode = async () => {
    // Islands talk to plugins through jQuery, so on a page with jQuery no island starts before its bridge is there.
    const files = [chunk, beside, ownFunction('jQuery') && ('jquery' as const)] as const;
    const [{ run }, ...modules] = await Promise.all([
      ready(),
      ...(row.load ? [row.load()] : files.map((file) => file && importChunk(file as string))),
    ]);
    await run(kind, modules, setStatus);
  };

  const selector = selectorOf(row);
  // What runs alone is at work already: only a click needs more code.
  const reach = alone && !when ? click : [selector, click, submit, change].filter((part) => part).join();

  const kind: Kind = {
    row,
    selector,
    instances: new Map(),
    state: isOff ? 'off' : 'armed',
    fetch: importChunk,

    load() {
      if (kind.state === 'armed') {
        kind.state = 'loading';
        loading = fetchCode().then(
          () => {
            if (kind.state === 'loading') kind.state = 'ready';
          },
          (cause) => giveUp(kind, cause),
        );
      }
      return loading;
    },

    warm(near) {
      const target = kind.state === 'armed' && reach && near.closest?.(reach);
      if (target && !isYielding(kind, target)) kind.load();
    },

    fail(step, cause, host) {
      if (host) setStatus(host, 'failed');
      report(
        { island: name, what: `${step} failed.`, why: 'It works as printed.', fix: 'See the cause.', cause },
        host,
      );
    },
  };
  return kind;
}
