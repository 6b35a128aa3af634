/** Mounts an island whose view is not always shown, with a test's own parts in its store. */
import { mountView } from '../../src/island/react';
import type { AnyIsland, Cleanup, LazyViewIsland } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';
import { settle } from './settle';

/** Once its view is there, if it is wanted; gives how to take it off. What breaks fails the test. */
export async function mountLive<Props, Store>(island: AnyIsland, host: HTMLElement, createStore: (props: Props, host: HTMLElement) => Store): Promise<Cleanup> {
  const lazy = { ...(island as LazyViewIsland<Props, Store>), createStore };
  const fail = (cause: unknown) => {
    throw cause;
  };
  const { unmount } = mountLazily(lazy, host, async () => mountView, fail);
  await lazy.loadView();
  await settle();
  let isOn = true;
  return () => {
    if (isOn) unmount?.();
    isOn = false;
  };
}
