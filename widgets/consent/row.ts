/**
 * How the elements that wait for consent are found, and those that open the preferences. Nothing about consent waits
 * for an idle page.
 */
import type { IslandRow } from '../../src/island/types';
import { OPENER, TEMPLATE_ID } from './contract';

export const row: IslandRow = {
  name: 'consent',
  match: [TEMPLATE_ID, '[data-consent]', '[data-cookieyes]'],
  click: OPENER,
};
