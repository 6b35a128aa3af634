/** Owns looking up a table by a word that a visitor sent. */

/** The table's own value under a key; undefined for a word such as `constructor`, which every object has. */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
