/** How Elementor's popups are found, and the links that open them. */
import type { IslandRow } from '../../src/island/types';
import { HOST } from './contract';

export const row: IslandRow = {
  name: 'popup',
  chunk: 'popup',
  match: HOST,
  click: 'a[href^="#elementor-action"],a[href^="%23elementor-action"]',
};
