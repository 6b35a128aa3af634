/** Mounts an island whose view is not always shown, with a test's own parts in its store. */
import { act } from 'react';
import { mountView } from '../../src/island/react';
import type { AnyIsland, Cleanup, LazyViewIsland } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';

/** Runs a function, and lets React render the result. */
export async function acting(run: () => unknown): Promise<void> {
  const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  page.IS_REACT_ACT_ENVIRONMENT = true;
  await act(async () => void (await run()));
  page.IS_REACT_ACT_ENVIRONMENT = false;
}

/**
 * Resolves once the view is there, if it is wanted. Returns the function that removes the island. A view that breaks
 * makes the test fail.
 */
export async function mountLive<Props, Store>(
  island: AnyIsland,
  host: HTMLElement,
  createStore: (props: Props, host: HTMLElement) => Store,
): Promise<Cleanup> {
  const lazy = { ...(island as LazyViewIsland<Props, Store>), createStore };
  const fail = (cause: unknown) => {
    throw cause;
  };
  let unmount: Cleanup | undefined;
  await acting(async () => {
    ({ unmount } = mountLazily(lazy, host, async () => mountView, fail));
    await lazy.loadView();
  });
  let isOn = true;
  return () => {
    if (isOn) unmount?.();
    isOn = false;
  };
}
