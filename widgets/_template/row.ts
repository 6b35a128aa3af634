/**
 * How the template's hosts are found: a theme names them.
 * A plugin's markup goes into `match`, in the contract's own names.
 */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: '_template',
  chunk: '_template',
  when: 'visible',
  view: true,
};
