/** How links that open a picture or a video over the page are found. */
import type { IslandRow } from '../../src/island/types';
import { LINK, ORIGINAL, PRINTED } from './contract';

export const row: IslandRow = {
  name: 'lightbox',
  chunk: 'lightbox',
  when: 'interaction',
  match: PRINTED,
  click: LINK,
  yieldsTo: ORIGINAL,
};
