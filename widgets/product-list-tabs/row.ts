/** How a list of products with tabs is found. */
import type { IslandRow } from '../../src/island/types';
import { HOST, TAB } from './contract';

export const row: IslandRow = {
  name: 'product-list-tabs',
  chunk: 'product-list-tabs',
  when: 'visible',
  match: HOST,
  click: TAB,
  yieldsTo: { event: 'click', selectors: [TAB] },
};
