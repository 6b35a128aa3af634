/** How panels over the page are found, and the controls that open and close them. */
import type { IslandRow } from '../../src/island/types';
import {
  ACTION_LINK,
  ORIGINAL,
  OVERLAY,
  PANEL,
  SIDEBAR,
  SIDEBAR_BUTTON,
  SIDEBAR_CLOSE,
  SIDEBAR_OVERLAY,
} from './contract';

export const row: IslandRow = {
  name: 'off-canvas',
  chunk: 'off-canvas',
  match: [PANEL, SIDEBAR],
  click: `${ACTION_LINK},${OVERLAY},${SIDEBAR_BUTTON},${SIDEBAR_CLOSE},${SIDEBAR} ${SIDEBAR_OVERLAY}`,
  yieldsTo: ORIGINAL,
};
