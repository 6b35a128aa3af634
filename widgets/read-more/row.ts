/** How texts that unfold are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_ELEMENTSKIT } from '../../src/rules/originals';

export const row: IslandRow = {
  name: 'read-more',
  chunk: 'read-more',
  when: 'visible',
  match: ['.ekit-unfold-wrapper', '[data-island~="read-more"]'],
  yieldsTo: ORIGINAL_ELEMENTSKIT,
};
