/**
 * Owns the rows of hosts that stand away from their family. They are computed from the families. The build inserts them
 * as data, so that no code of the families comes with them. The chunk `extras` adds them, and any host with
 * `data-island` wakes that chunk.
 */
import type { IslandRow } from '../../island/types';
import { row as extras } from './extras';
import { allFamilies, type Family } from './index';

/** Selectors of hosts that a theme names itself. */
const named = (rows: readonly IslandRow[]) => rows.map(({ name }) => `[data-island~="${name}"]`);

/**
 * Rows that wake a family for hosts that a theme names itself, on a page without anything else of that family. In a
 * family whose trigger is `visible`, members with the trigger `interaction` still wait for a hand.
 */
function straysOf({ row: { name, when }, members, namedLinks }: Family): IslandRow[] {
  const hosts: IslandRow = { name: `${name}-hosts`, chunk: name, family: true };
  if (when !== 'visible') return [{ ...hosts, match: named(members) }];
  const isWaiting = (member: IslandRow) => member.when === 'interaction';
  return [
    { ...hosts, when, match: named(members.filter((member) => !isWaiting(member))) },
    {
      ...hosts,
      name: `${name}-controls`,
      when: 'interaction',
      match: named(members.filter(isWaiting)),
      ...(namedLinks && { click: namedLinks }),
    },
  ];
}

export const strays: readonly IslandRow[] = [
  // The cart as a panel, which is the drawer's other shape. Its code is in the folder of the mini-cart's drawer.
  {
    name: 'mini-cart-panel',
    chunk: 'mini-cart-panel',
    when: 'visible',
    match: '[data-island~="mini-cart"][data-panel]',
  },
  ...allFamilies.filter(({ row }) => row !== extras).flatMap(straysOf),
];
