/** How an archive's block is found, and the links to its pages. */
import type { IslandRow } from '../../src/island/types';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'archive',
  chunk: 'archive',
  when: 'visible',
  match: HOST,
  click: `${HOST} a.page-numbers`,
  yieldsTo: { event: 'click', selectors: ['a.page-numbers'] },
};
