/** How the island is found: on a site with Astra, or where a theme names it. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ASTRA } from '../../src/rules/originals';
import { ASTRA } from './contract';

export const row: IslandRow = {
  name: 'smooth-anchors',
  chunk: 'smooth-anchors',
  when: 'idle',
  match: [ASTRA, '[data-island~="smooth-anchors"]'],
  yieldsTo: ORIGINAL_ASTRA,
};
