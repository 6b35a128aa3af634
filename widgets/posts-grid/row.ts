/** How grids of posts are found: a theme names them. */
import type { IslandRow } from '../../src/island/types';
import { HOST, MORE } from './contract';

export const row: IslandRow = {
  name: 'posts-grid',
  chunk: 'posts-grid',
  when: 'interaction',
  match: HOST,
  click: `${HOST} ${MORE}`,
};
