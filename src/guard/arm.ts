/** Puts the page's one guard up. Its own tag does that before the page has any other script, else the loader. */
import { GUARD } from '../rules/names';
import { createGuard } from './hold';
import type { Guard } from './types';
import { watch } from './watch';

/** From now on scripts and frames wait that are marked or of a listed provider. Gives the guard; a page has only one. */
export function armGuard(): Guard {
  const place = window as { [GUARD]?: Guard };
  if (!place[GUARD]) watch((place[GUARD] = createGuard()));
  return place[GUARD];
}
