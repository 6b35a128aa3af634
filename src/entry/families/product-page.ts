/**
 * The family of the rest of a product's page, which waits for a hand. The chunk `product-look` has what shows before
 * that, and what does not wait.
 */
import { PICTURE } from '../../../widgets/product-gallery/contract';
import { row as productGallery } from '../../../widgets/product-gallery/row';
import { LINK as TAB, PLACES as TABS } from '../../../widgets/product-tabs/contract';
import { row as productTabs } from '../../../widgets/product-tabs/row';
import { FIELD as QUANTITY } from '../../../widgets/quantity/contract';
import { row as quantity } from '../../../widgets/quantity/row';
import { SELECT as RATING } from '../../../widgets/rating/contract';
import { row as rating } from '../../../widgets/rating/row';
import { row as variationDetails } from '../../../widgets/variation-details/row';
import type { IslandRow } from '../../island/types';
import { ORIGINAL_PRODUCT } from '../../rules/originals';
import { GALLERY, PRODUCT_FORM, VARIATIONS_FORM } from '../../rules/selectors';

/** What the loader looks for: every host of the members, and every action that one of them takes. */
export const row: IslandRow = {
  name: 'product-page',
  family: true,
  when: 'interaction',
  alone: 'product-look',
  match: [PRODUCT_FORM, VARIATIONS_FORM, QUANTITY, GALLERY, ...TABS, RATING],
  click: `${TAB},${PICTURE}`,
  yieldsTo: ORIGINAL_PRODUCT,
};

/** The rows that come with the family's code, in the order in which they are asked. */
export const members: readonly IslandRow[] = [variationDetails, quantity, productTabs, rating, productGallery];
