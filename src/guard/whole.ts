/** Owns the guard for pages without its tag: a chunk. Until it has come, the loader holds everything. */
import { armGuard } from './arm';
import { createKeep } from './hold';
import { letGo } from './holdAll';
import { watchRest } from './watchRest';

/** Arms the page's guard, and makes it watch every way that it can watch. Returns false when it did so already. */
export function completeGuard(): boolean {
  const guard = armGuard();
  if (guard.waiting) letGo(guard, createKeep(guard.released));
  return watchRest(guard);
}
