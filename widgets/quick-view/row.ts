/** How quick-view triggers are found. */
import type { IslandRow } from '../../src/island/types';
import { TRIGGER } from './contract';

export const row: IslandRow = {
  name: 'quick-view',
  chunk: 'quick-view',
  when: 'interaction',
  view: true,
  match: TRIGGER,
  click: '[data-source-url],[data-island~="quick-view"]',
  skip: '-shopengine-quickview-trigger',
};
