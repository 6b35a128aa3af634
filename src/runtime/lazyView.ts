/** Owns views that are not always shown: the island's store decides without React, and React loads when there is something to show. */
import { clock, wait } from '../bridge/page/clock';
import { whenStaying } from '../bridge/page/leaving';
import { whenReleased } from '../dom/released';
import type { Instance, LazyViewIsland, MountView } from '../island/types';

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
type Lazy = LazyViewIsland<any, any>;

/** A page that gave up an import has been left after this many milliseconds. */
const GIVEN_UP = 250;

/** Calls back once, when the island has something to show. Returns a function that stops waiting. */
function onceWanted(island: Lazy, store: unknown, show: () => void): () => void {
  let isDone = false;
  return island.isWanted(store).subscribe((isWanted) => {
    if (!isWanted || isDone) return;
    isDone = true;
    show();
  });
}

/**
 * Creates an island's store, and mounts its view when the store wants it.
 * @param loadMount loads React and the function that mounts a view
 * @param fail runs when the view does not load or breaks
 */
export function mountLazily(island: Lazy, host: HTMLElement, loadMount: () => Promise<MountView>, fail: (cause: unknown) => void): Instance {
  const props = island.read(host);
  const store = island.createStore(props, host);
  let isGone = false;
  let takeOff = () => {};
  let stop = () => {};

  const end = () => {
    if (isGone) return;
    isGone = true;
    stop();
    takeOff();
    island.destroyStore?.(store);
  };
  // The store's links to the page end with the view, unless the store can also work with the server's HTML.
  const goOn = () => {
    if (!island.workWithoutView) return end();
    takeOff();
    if (!isGone) island.workWithoutView(store);
  };
  const onBroken = (cause: unknown) => {
    fail(cause);
    queueMicrotask(goOn);
  };

  async function show() {
    try {
      const [mountView, { View }] = await Promise.all([loadMount(), island.loadView()]);
      await whenReleased(host);
      if (isGone) return;
      const { unmount } = mountView({ ...island, View, read: () => props, createStore: () => store, destroyStore: undefined }, host, onBroken);
      takeOff = unmount ?? takeOff;
    } catch (cause) {
      // Firefox gives up imports when the shopper leaves, and only then begins to leave.
      await wait(clock, GIVEN_UP);
      await whenStaying();
      onBroken(cause);
    }
  }

  const instance: Instance = { store, unmount: end };
  stop = onceWanted(island, store, () => {
    instance.coming = show().finally(() => {
      instance.coming = undefined;
    });
  });
  return instance;
}
