/**
 * Owns views that are not always there: the island's store decides without React, and serves the server's nodes where
 * it can. React loads when the view is wanted.
 */
import { clock } from '../bridge/page/clock';
import { whenStaying } from '../bridge/page/leaving';
import { wait } from '../bridge/page/wait';
import { whenReleased } from '../dom/released';
import type { Cleanup, Instance, LazyViewIsland, MountView } from '../island/types';

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
type Lazy = LazyViewIsland<any, any>;

/**
 * How long to wait after a failed import, in milliseconds. If the shopper was leaving, the page has begun to leave by
 * then.
 */
const GIVEN_UP = 250;

/** Calls back once, when the view is wanted. Returns a function that stops waiting. */
function onceWanted(island: Lazy, store: unknown, host: HTMLElement, show: () => void): () => void {
  let isDone = false;
  return island.isWanted(store, host).subscribe((isWanted) => {
    if (!isWanted || isDone) return;
    isDone = true;
    show();
  });
}

/**
 * Creates an island's store, which serves the server's nodes if it can, and mounts its view when the store wants it.
 * @param loadMount loads React and the function that mounts a view
 * @param fail runs when the view does not load or breaks
 */
export function mountLazily(
  island: Lazy,
  host: HTMLElement,
  loadMount: () => Promise<MountView>,
  fail: (cause: unknown) => void,
): Instance {
  const props = island.read(host);
  const store = island.createStore(props, host);
  let isGone = false;
  let stop = () => {};
  /** Takes off what is shown: the view, or what the store serves. */
  let takeOff: Cleanup | undefined;

  const serve = (isLost?: true) => {
    takeOff?.();
    takeOff = island.serve?.({ props, store, host }, isLost);
  };
  const end = () => {
    if (isGone) return;
    isGone = true;
    stop();
    takeOff?.();
    island.destroyStore?.(store);
  };
  // The store's links to the page end with the view, unless the store can also work with the server's HTML.
  const goOn = () => {
    if (!island.serve) end();
    else if (!isGone) serve(true);
  };
  const onBroken = (cause: unknown) => {
    fail(cause);
    queueMicrotask(goOn);
  };

  async function show() {
    try {
      const [mountView, { View }] = await Promise.all([loadMount(), island.loadView()]);
      const take = () => {
        if (isGone) return;
        // Both changes happen in one task, so that the shopper sees nothing in between.
        takeOff?.();
        takeOff = mountView(
          { ...island, View, read: () => props, createStore: () => store, destroyStore: undefined },
          host,
          onBroken,
        ).unmount;
      };
      await whenReleased(host);
      island.whenFree ? island.whenFree(store, take) : take();
    } catch (cause) {
      // Firefox gives up imports when the shopper leaves, and only then begins to leave.
      await wait(clock, GIVEN_UP);
      await whenStaying();
      onBroken(cause);
    }
  }

  const instance: Instance = { store, unmount: end };
  serve();
  stop = onceWanted(island, store, host, () => {
    instance.coming = show().finally(() => {
      instance.coming = undefined;
    });
  });
  return instance;
}
