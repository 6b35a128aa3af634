/**
 * Checks that a host wakes its island even if nothing else of the family is on the page: the loader's row of a family
 * must match everything that the rows of its members look for.
 */
import { describe, expect, it } from 'vitest';
import { families } from '../../src/entry/families';
import { templateMembers } from '../../src/entry/families/extras';
import type { IslandRow } from '../../src/island/types';
import { registry } from '../../widgets/registry';
import { missedOf, wakes } from '../helpers/reach';

const members = Object.entries(families).flatMap(([family, rows]) =>
  rows
    .filter((row) => !templateMembers.includes(row))
    .map((member): [string, string, IslandRow] => [member.name, family, member]),
);

describe('a host alone on a page', () => {
  it.each(members)('that %s looks for wakes %s, whichever element it is', (_, family, member) => {
    expect(missedOf(family, member)).toEqual([]);
  });

  it('is not found on a plain page of the shop, which wakes no family', () => {
    document.body.innerHTML =
      '<main><ul class="products"><li class="product"><a href="/product/game/">Game</a></li></ul></main>';
    document.body.className = 'woocommerce-page';
    expect(registry.filter(({ family }) => family).filter((row) => wakes(row, undefined))).toEqual([]);
  });
});
