/** How backgrounds that wait until they are seen are found. */
import type { IslandRow } from '../../src/island/types';
import { CONTAINER, MARKED } from './contract';

export const row: IslandRow = {
  name: 'lazy-background',
  chunk: 'lazy-background',
  when: 'visible',
  match: [`${CONTAINER}.e-parent:not(.e-lazyloaded,.e-no-lazyload)`, `${MARKED}:not(.lazyloaded)`],
};
