/** Owns what a change between two copies is, and how lists and tables of names are compared. */
import type { Copy } from './copy';

export const KINDS = ['handle', 'script', 'template', 'event', 'parameter', 'call'] as const;

/** A change that concerns the pages of a shop. */
export interface Change {
  kind: (typeof KINDS)[number];
  name: string;
  way: 'new' | 'gone' | 'changed';
  /** The change as Markdown; empty if `way` says everything. */
  what: string;
  /** The names by which code would read it. */
  words: readonly string[];
  /** The place of the change: the scripts of an event, the handle of a parameter, or the call of a key. */
  of: readonly string[];
}

/** Finds changes of some kind between two copies. */
export type Comparison = (before: Copy, after: Copy) => Change[];

export const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The values of one list that another lacks. If one list has a value twice, the other must have it twice too. */
export function lacking(values: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const value of other) left.set(value, (left.get(value) ?? 0) + 1);
  return values.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/** Says which names came and which went, or nothing. */
export function cameAndWent(
  before: readonly string[],
  after: readonly string[],
  [came, went] = ['new', 'gone'],
): string {
  const lists = [
    [came, lacking(after, before)],
    [went, lacking(before, after)],
  ] as const;
  return lists.flatMap(([word, names]) => (names.length ? `${word}: ${quoted(names)}` : [])).join('; ');
}

/** Each name of two tables, with its value in both. */
export const pairs = <Value>(before: ReadonlyMap<string, Value>, after: ReadonlyMap<string, Value>) =>
  [...new Set([...before.keys(), ...after.keys()])].map((name) => [name, before.get(name), after.get(name)] as const);

/** Whether a name was added, removed or changed, by its values before and after. */
export const wayOf = (before: unknown, after: unknown): Change['way'] =>
  before === undefined ? 'new' : after === undefined ? 'gone' : 'changed';
