/** How the notes for staff are found, on shop pages and in wp-admin. */
import type { IslandRow } from '../../src/island/types';

export const row: IslandRow = {
  name: 'campaign-toolbar',
  chunk: 'campaign-toolbar',
  match: '.wcct_header_passed',
};
