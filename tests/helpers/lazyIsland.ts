/** Mounts an island whose view comes later, as the loader does. */
import { flushSync } from 'react-dom';
import { mountView } from '../../src/island/react';
import type { AnyIsland, Instance, LazyViewIsland } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';

// biome-ignore lint/suspicious/noExplicitAny: as AnyIsland
type Lazy = LazyViewIsland<any, any>;

/** @param fail runs when the view breaks; by default this makes the test fail */
export const mountLazyIsland = (
  island: AnyIsland,
  host: HTMLElement,
  fail: (cause: unknown) => void = (cause) => {
    throw cause;
  },
): Instance => mountLazily(island as Lazy, host, async () => mountView, fail);

/** Lets React finish rendering, as a browser does before the next event. */
export const flush = (): void => flushSync(() => {});
