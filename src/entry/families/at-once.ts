/**
 * The family of what runs before anybody touches a page: on ShopEngine's shops, and on pages with fields for an order's
 * source.
 */
import { row as cardButtons } from '../../../widgets/card-buttons/row';
import { PLACES as SOURCE_PLACES } from '../../../widgets/order-attribution-inputs/contract';
import { row as orderAttributionInputs } from '../../../widgets/order-attribution-inputs/row';
import type { IslandRow } from '../../island/types';

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'at-once',
  family: true,
  match: ['[class*=shopengine]:not([class*=shopengine-checkout])', ...SOURCE_PLACES],
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [orderAttributionInputs, cardButtons];
