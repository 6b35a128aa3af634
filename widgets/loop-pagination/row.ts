/** How Elementor's loops are found, and the controls that bring their further pages. */
import type { IslandRow } from '../../src/island/types';
import { LINK, LOAD_MORE, LOOP_GRID, POSTS } from './contract';

export const row: IslandRow = {
  name: 'loop-pagination',
  chunk: 'loops',
  when: 'visible',
  match: [LOOP_GRID, POSTS],
  click: `${LOAD_MORE} a,:is(${LOOP_GRID},${POSTS}) ${LINK}`,
};
