/**
 * A host that stands alone on a page wakes its island: the loader's row of a family covers all that the family's own
 * rows look for.
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
