/** How the checkout's form is found. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_CHECKOUT } from '../../src/rules/originals';
import { FORM, TERMS_LINK } from './contract';

export const row: IslandRow = {
  name: 'checkout',
  match: FORM,
  submit: FORM,
  links: TERMS_LINK,
  yieldsTo: ORIGINAL_CHECKOUT,
};
