/** How countdown campaigns are found, and the buttons that close their areas. */
import type { IslandRow } from '../../src/island/types';
import { BAR, CLOSE, FOOTER, HEADER, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'campaign',
  chunk: 'campaign',
  match: ['.wcct_timer', '.wcct_countdown_timer', BAR, HEADER, FOOTER],
  click: CLOSE,
  yieldsTo: ORIGINAL,
};
