/**
 * Owns the lists of rows, and the rule for which list a row belongs to, with the reason: for a message that says how to
 * mend a wrong one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { families } from '../../src/entry/families';
import { templateMembers } from '../../src/entry/families/extras';
import type { IslandRow } from '../../src/island/types';
import { admin, registry } from '../../widgets/registry';
import { missedOf } from './reach';

/** Each list, by its name in messages. A family's own row is in no list, because it belongs to no island. */
export const lists: Readonly<Record<string, readonly IslandRow[]>> = {
  'registry (widgets/registry.ts)': registry.filter(({ family }) => !family),
  'admin (widgets/registry.ts)': admin,
  ...Object.fromEntries(Object.entries(families).map(([family, rows]) => [listOf(family), rows])),
};

function listOf(family: string): string {
  return `"${family}" (src/entry/families/${family}.ts)`;
}

const chunkOf = (family: string) => registry.find(({ name }) => name === family)?.chunk ?? family;

/** The widgets whose islands share a chunk; undefined for a chunk of a single widget. */
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

/** The list that a row belongs to; undefined if nothing decides it. */
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
 * Sentences about the wrong lists of a row. A row of wp-admin, or a row that an address asks for, may be in any list.
 */
export function misplaced(list: string, row: IslandRow): string[] {
  if (admin.includes(row) || templateMembers.includes(row)) return [];
  const right = placesOf(row);
  if (!right.length || right.some((place) => place.list === list)) return [];
  const family = Object.keys(families).find((one) => listOf(one) === list);
  const toStay = family && !row.chunk ? ` To keep it there: ${howToHold(row.name, chunkOf(family))}` : '';
  return [
    `${row.name} is in ${list} and belongs in ${right.map((place) => `${place.list}: ${place.why}`).join('; or in ')}.${toStay}`,
  ];
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Says how to put an island's code into the chunk that brings its row. */
export function howToHold(name: string, chunk: string): string {
  const own = `write “chunk: '${name}',” in widgets/${name}/row.ts, so that it has a chunk of its own.`;
  // A chunk of rows only.
  if (!heldBy(chunk)?.length) return own;
  return (
    `write “import ${camel(name)} from '../../../widgets/${name}';” in src/entry/chunks/${chunk}.ts, and ` +
    `${camel(name)} into its “export default”; or ${own}`
  );
}

/** The chunk that has an island's code, by its row and the family that brings it. */
export const chunkOfRow = ({ name, chunk }: IslandRow): string => {
  const having = Object.keys(families).filter((one) => families[one]?.some((row) => row.name === name));
  const family = having.find((one) => heldBy(chunkOf(one))?.includes(name)) ?? having[0];
  return chunk ?? (family ? chunkOf(family) : name);
};
