/** Every island, whichever chunk brings its row. Not for the loader. */
import { families } from '../src/entry/families';
import type { IslandRow } from '../src/island/types';
import { admin, registry } from './registry';

export const allIslands: readonly IslandRow[] = [
  // A row of two places is one island.
  ...new Set([...registry.filter(({ family }) => !family), ...Object.values(families).flat(), ...admin]),
];

/** The name of every island, and of the rows that bring several. */
export const islandNames: readonly string[] = [...new Set([...allIslands, ...registry].map(({ name }) => name))];
