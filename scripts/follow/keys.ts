/** Reads the keys of data that PHP hands to scripts. */
import { arraysIn, entriesOf } from './arrays';

/** Functions around an array that leave its keys as they are. */
const AROUND = /^(?:(?:apply_filters|wp_json_encode)\s*\(|array\s*\(|\[)/;

/** The keys of an array's inside, and those of the arrays in it behind a dot. */
export const keysOf = (inside: string): string[] =>
  entriesOf(inside).flatMap(([key, value]) => [
    key,
    ...(AROUND.test(value) ? arraysIn(value).flatMap(keysOf) : []).map((inner) => `${key}.${inner}`),
  ]);

/** The keys that code gives to a variable: as an array, or one by one. */
export function keysOfVariable(code: string, name: string): string[] {
  const arrays = [...code.matchAll(new RegExp(`\\$${name}\\s*=\\s*(?=array\\s*\\(|\\[)`, 'g'))];
  const single = [...code.matchAll(new RegExp(`\\$${name}\\[\\s*'([^']+)'\\s*\\]\\s*=(?!=)`, 'g'))];
  return [
    ...arrays.flatMap(({ 0: words, index }) => keysOf(arraysIn(code.slice(index + words.length))[0] ?? '')),
    ...single.map(([, key = '']) => key),
  ];
}
