/** How links are found whose picture or film is shown over the page. */
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
