/** How filters are found, and the choices in them. */
import type { IslandRow } from '../../src/island/types';
import { FORM, GROUP, PRICE_RESET, RATING } from './contract';

export const row: IslandRow = {
  name: 'shop-filter',
  chunk: 'archive',
  match: [FORM, '.shopengine-product-filters-wrapper'],
  click: `${RATING},${PRICE_RESET}`,
  submit: FORM,
  change: `${FORM} :is(select,input),${GROUP} input`,
  yieldsTo: { event: 'submit', selectors: ['.shopengine-filter'] },
};
