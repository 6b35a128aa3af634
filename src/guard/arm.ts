/** Installs the page's one guard. The guard's own tag does so before any other script runs; without that tag the loader does. */
import { GUARD } from '../rules/names';
import { createGuard } from './hold';
import type { Guard } from './types';
import { watch } from './watch';

/** From now on, scripts and frames wait that are marked or belong to a listed provider. Returns the page's only guard. */
export function armGuard(): Guard {
  const place = window as { [GUARD]?: Guard };
  if (!place[GUARD]) watch((place[GUARD] = createGuard()));
  return place[GUARD];
}
