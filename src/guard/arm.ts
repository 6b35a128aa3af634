/** Installs the page's one guard. */
import { GUARD } from '../rules/names';
import { createKeep } from './hold';
import { place } from './place';
import type { Guard } from './types';
import { watch } from './watch';

/**
 * From now on, scripts and frames wait if they are marked or belong to a listed provider. Returns the page's only
 * guard.
 */
export function armGuard(): Guard {
  const released = new WeakSet<Element>();
  return (place()[GUARD] ??= watch({ released, keep: createKeep(released) }));
}
