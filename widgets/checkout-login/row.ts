/** How the checkout's login is found, and the controls that open and send it. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_CHECKOUT } from '../../src/rules/originals';
import { BOX_FORM, SHOW, TOGGLE_BOX } from './contract';

export const row: IslandRow = {
  name: 'checkout-login',
  chunk: 'checkout-login',
  when: 'interaction',
  match: TOGGLE_BOX,
  click: SHOW,
  submit: BOX_FORM,
  yieldsTo: ORIGINAL_CHECKOUT,
};
