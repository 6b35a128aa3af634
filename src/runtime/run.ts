/** Runs a kind of island when its code has loaded: mounts it on hosts and hands it the shopper's actions. */
import { emit, shopIslands } from '../bridge/page/islands';
import type { AnyIsland, Instance, IslandModule, MountView } from '../island/types';
import type { Kind, Running, SetStatus } from '../loader/types';
import { keepBusy } from './busy';
import { isDisarmed } from './disarmed';
import { mountLazily } from './lazyView';
import { noteFailure } from './stepBack';

/** What is imported for a kind: its chunk, and React if it has a view. */
type Modules = readonly [IslandModule, { mountView: MountView }?, unknown?];

const placeOf = (island: AnyIsland, host: HTMLElement) =>
  island.mode !== 'enhance' && island.per === 'page' ? document.body : host;

const mountOf = (island: AnyIsland) => (island as { mount?: MountView }).mount;

/** @param given the function that mounts a view, if it was loaded with the island */
function createRunning(kind: Kind, island: AnyIsland, given: MountView | undefined, setStatus: SetStatus): Running {
  const { row, instances } = kind;
  const fail = (step: 'Rendering' | 'Mounting' | 'Acting', cause: unknown, host: HTMLElement) => {
    kind.fail(step, cause, host);
    noteFailure(kind, step === 'Acting');
  };
  const loadMount = async () => given ?? ((await kind.fetch('react')) as { mountView: MountView }).mountView;

  const bring = (place: HTMLElement, onBroken: (cause: unknown) => void): Instance => {
    if (island.mode === 'enhance') return { unmount: island.adopt?.(place) };
    return 'loadView' in island
      ? mountLazily(island, place, loadMount, onBroken)
      : (given as MountView)(island, place, onBroken);
  };

  return {
    mount(host) {
      const place = placeOf(island, host);
      if (!instances.get(place)) {
        // The browser handles all later presses, unless the island works without its view.
        const onBroken = (cause: unknown) => {
          if (!('serve' in island)) kind.state = 'off';
          fail('Rendering', cause, host);
        };
        try {
          instances.set(place, bring(place, onBroken));
        } catch (cause) {
          return fail('Mounting', cause, host);
        }
        if (kind.state === 'off') return;
        emit('ready', { island: row.name }, host);
      }
      if (island.mode !== 'enhance') island.adopt?.(host);
      setStatus(host, 'ready');
    },

    deliver(intent, host) {
      try {
        if (kind.state === 'off') return false;
        const answer = island.onIntent?.({
          ...intent,
          store: instances.get(placeOf(island, host))?.store as undefined,
        });
        if (answer !== false) void keepBusy(intent.target, answer, instances);
        return answer !== false;
      } catch (cause) {
        fail('Acting', cause, host);
        return false;
      }
    },
  };
}

/**
 * Takes what was imported for a kind: a family's rows, or the island itself, which then starts. Rejects when the start
 * fails.
 */
export async function run(kind: Kind, modules: readonly unknown[], setStatus: SetStatus): Promise<void> {
  const [module, react] = modules as Modules;
  const { name } = kind.row;
  const { rows } = module;
  if (rows) {
    kind.state = 'off';
    return shopIslands().add(
      rows.map((row) => (row.chunk ? row : { ...row, load: async () => ({ ...module, rows: undefined }) })),
    );
  }
  const island = [module.default].flat().find((one) => one.name === name) as AnyIsland;
  kind.island = createRunning(kind, island, mountOf(island) ?? module.mount ?? react?.mountView, setStatus);
  if (isDisarmed(name)) {
    kind.state = 'off';
    if ('finish' in island) island.finish?.();
  } else await island.start?.();
}
