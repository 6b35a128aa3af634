/** How alerts are found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';

export const row: IslandRow = {
  name: 'notices',
  chunk: 'notices',
  match: '[role=alert]:is(.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner)',
  yieldsTo: ORIGINAL_SITE,
};
