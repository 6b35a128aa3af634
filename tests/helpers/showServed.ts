/** Mounts a lazy island as the runtime does, on a page where its view never comes. */
import { atom } from 'nanostores';
import type { LazyViewIsland } from '../../src/island/types';
import { mountLazily } from '../../src/runtime/lazyView';

/** Returns the function that removes the island. A request for React makes the test fail. */
export function showServed<Props, Store>(island: LazyViewIsland<Props, Store>, host: HTMLElement): () => void {
  const refuse = () => {
    throw new Error('React is asked for.');
  };
  const { unmount } = mountLazily({ ...island, isWanted: () => atom(false) }, host, refuse, refuse);
  return () => unmount?.();
}
