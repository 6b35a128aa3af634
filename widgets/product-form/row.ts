/** How marked product forms are found, and how a submit before the code has loaded is kept. */
import type { IslandRow } from '../../src/island/types';
import { UNKEPT_ADDS } from '../../src/rules/names';
import { FORM } from './contract';

export const row: IslandRow = {
  name: 'product-form',
  chunk: 'product-form',
  when: 'interaction',
  match: FORM,
  submit: FORM,
  unkept: UNKEPT_ADDS,
};
