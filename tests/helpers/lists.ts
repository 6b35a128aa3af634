/**
 * Owns the lists of rows, and which of them a row belongs to and why: for a message that tells how to mend a wrong one.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IslandRow } from '../../src/island/types';
import { families, templateRows } from '../../widgets/families';
import { admin, registry } from '../../widgets/registry';
import { missedOf } from './reach';

/** Each list by the words that name it. What brings others is no island's row. */
export const lists: Readonly<Record<string, readonly IslandRow[]>> = {
  'registry (widgets/registry.ts)': registry.filter(({ family }) => !family),
  'admin (widgets/registry.ts)': admin,
  ...Object.fromEntries(Object.entries(families).map(([family, rows]) => [listOf(family), rows])),
};

function listOf(family: string): string {
  return `"${family}" (widgets/families.ts)`;
}

const chunkOf = (family: string) => registry.find(({ name }) => name === family)?.chunk ?? family;

/** Widgets whose island a chunk of several holds; undefined for a chunk that is one widget's own. */
export function heldBy(chunk: string): string[] | undefined {
  const file = `src/entry/chunks/${chunk}.ts`;
  if (!existsSync(file)) return undefined;
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /^(?:import \w+|export \{ default \}) from '\.\.\/\.\.\/\.\.\/widgets\/([\w-]+)';/gm,
    ),
  ].map(([, name = '']) => name);
}

interface Place {
  list: string;
  why: string;
}

/** Where a row belongs; none where nothing tells. */
export function placesOf(row: IslandRow): Place[] {
  const { name, chunk } = row;
  if (chunk === 'core' || chunk === 'alone')
    return [
      { list: 'registry (widgets/registry.ts)', why: `its code comes with the chunk ${chunk}, which knows no rows` },
    ];
  if (chunk) {
    const reaching = Object.keys(families).filter((family) => !missedOf(family, row).length);
    return reaching.map((family) => ({
      list: listOf(family),
      why: 'the loader’s row of that family reaches all that it looks for',
    }));
  }
  const holder = Object.keys(families).find((family) => heldBy(chunkOf(family))?.includes(name));
  if (holder)
    return [
      { list: listOf(holder), why: `it names no chunk, and src/entry/chunks/${chunkOf(holder)}.ts holds its code` },
    ];
  return [{ list: 'registry (widgets/registry.ts)', why: 'it names no chunk, and no family’s chunk holds its code' }];
}

/**
 * What is wrong with a row's place, in words. A row of wp-admin, or of what an address names, is where somebody put it.
 */
export function misplaced(list: string, row: IslandRow): string[] {
  if (admin.includes(row) || templateRows.includes(row)) return [];
  const right = placesOf(row);
  if (!right.length || right.some((place) => place.list === list)) return [];
  return [
    `${row.name} is in ${list} and belongs in ${right.map((place) => `${place.list}: ${place.why}`).join('; or in ')}.`,
  ];
}

/** The chunk that has an island's code, by its row and the family that brings it. */
export const chunkOfRow = ({ name, chunk }: IslandRow): string => {
  const family = Object.keys(families).find((one) => families[one]?.some((row) => row.name === name));
  return chunk ?? (family ? chunkOf(family) : name);
};
