/** How password fields are found, and the button that shows what was typed. */
import type { IslandRow } from '../../src/island/types';
import { ORIGINAL_SITE } from '../../src/rules/originals';
import { TOGGLE } from './contract';

export const row: IslandRow = {
  name: 'password-toggle',
  chunk: 'password-toggle',
  when: 'visible',
  match: '.woocommerce form input[type="password"]',
  click: `.${TOGGLE}`,
  yieldsTo: ORIGINAL_SITE,
};
