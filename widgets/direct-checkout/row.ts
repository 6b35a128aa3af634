/** How buttons that buy at once are found. */
import type { IslandRow } from '../../src/island/types';
import { DIRECT_CHECKOUT_BUTTON } from '../../src/rules/selectors';

export const row: IslandRow = {
  name: 'direct-checkout',
  chunk: 'direct-checkout',
  when: 'interaction',
  match: DIRECT_CHECKOUT_BUTTON,
  click: DIRECT_CHECKOUT_BUTTON,
};
