/** How what waits for consent is found, and what opens the choice. Nothing of it waits for an idle page. */
import type { IslandRow } from '../../src/island/types';
import { OPENER, TEMPLATE_ID } from './contract';

export const row: IslandRow = {
  name: 'consent',
  match: [TEMPLATE_ID, '[data-consent]', '[data-cookieyes]'],
  click: OPENER,
};
