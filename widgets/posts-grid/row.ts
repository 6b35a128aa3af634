/** How grids of posts are found, which a theme marks by name. */
import type { IslandRow } from '../../src/island/types';
import { HOST, MORE } from './contract';

export const row: IslandRow = {
  name: 'posts-grid',
  chunk: 'posts-grid',
  when: 'interaction',
  match: HOST,
  click: `${HOST} ${MORE}`,
};
