/**
 * A host that stands alone on a page wakes its island: the loader's row of a family covers all that the family's own
 * rows look for.
 */
import { describe, expect, it } from 'vitest';
import type { IslandRow } from '../../src/island/types';
import { families, templateRows } from '../../widgets/families';
import { registry } from '../../widgets/registry';
import { missedOf, wakes } from '../helpers/reach';

const members = Object.entries(families).flatMap(([family, rows]) =>
  rows
    .filter((row) => !templateRows.includes(row))
    .map((member): [string, string, IslandRow] => [member.name, family, member]),
);

describe('alone on a page', () => {
  it.each(members)('every element that %s looks for wakes %s', (_, family, member) => {
    expect(missedOf(family, member)).toEqual([]);
  });

  it('a plain page of the shop wakes no family', () => {
    document.body.innerHTML =
      '<main><ul class="products"><li class="product"><a href="/product/game/">Game</a></li></ul></main>';
    document.body.className = 'woocommerce-page';
    expect(registry.filter(({ family }) => family).filter((row) => wakes(row, undefined))).toEqual([]);
  });
});
