/** Mounts a lazy island as the runtime does, but at once: its view is there already. */
import { mountView } from '../../src/island/react';
import type { LazyViewIsland, View } from '../../src/island/types';

/** Returns the function that removes the island. A view that breaks makes the test fail. */
export function showView<Props, Store>(
  island: LazyViewIsland<Props, Store>,
  Shown: View<Props, Store>,
  host: HTMLElement,
): () => void {
  const store = island.createStore(island.read(host), host);
  let takeOff = () => {};
  let isThere = false;
  const stop = island.isWanted(store, host).subscribe((isWanted) => {
    if (!isWanted || isThere) return;
    isThere = true;
    const fail = (cause: unknown) => {
      throw cause;
    };
    takeOff =
      mountView({ ...island, View: Shown, createStore: () => store, destroyStore: () => {} }, host, fail).unmount ??
      takeOff;
  });
  return () => {
    stop();
    takeOff();
    island.destroyStore?.(store);
  };
}
