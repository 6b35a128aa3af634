/** How a newsletter's form is found. */
import type { IslandRow } from '../../src/island/types';
import { FORM, ORIGINAL } from './contract';

export const row: IslandRow = {
  name: 'newsletter',
  chunk: 'newsletter',
  when: 'interaction',
  match: FORM,
  submit: FORM,
  yieldsTo: ORIGINAL,
};
