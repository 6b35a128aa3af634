/** Reads brackets in PHP: arrays that are written out, arguments, and bodies of functions. */
import { STRING } from './php';

/** The place of each mark that is outside of strings. */
const marksOf = (code: string, marks: string) =>
  [...code.matchAll(new RegExp(`${STRING}|${marks}`, 'g'))].filter(([piece]) => !/^['"]/.test(piece));

/** The text between a bracket and the bracket that closes it. */
function insideOf(code: string, open: number): string {
  let depth = 0;
  for (const { 0: mark, index } of marksOf(code.slice(open), '[()[\\]{}]')) {
    depth += '([{'.includes(mark) ? 1 : -1;
    if (!depth) return code.slice(open + 1, open + index);
  }
  return code.slice(open + 1);
}

/** Splits code at the commas that are in no bracket. */
export function partsOf(code: string): string[] {
  let depth = 0;
  let start = 0;
  const parts: string[] = [];
  for (const { 0: mark, index } of [...marksOf(code, '[()[\\]{},]'), { 0: ',', index: code.length }]) {
    if (mark !== ',') depth += '([{'.includes(mark) ? 1 : -1;
    else if (!depth) {
      parts.push(code.slice(start, index).trim());
      start = index + 1;
    }
  }
  return parts.filter(Boolean);
}

/** The insides of the arrays that code writes out, without those inside of another. */
export function arraysIn(code: string): string[] {
  let end = 0;
  return marksOf(code, '\\barray\\s*\\(|(?<![\\w\\])$}])\\[').flatMap(({ 0: mark, index }) => {
    if (index < end) return [];
    const inside = insideOf(code, index + mark.length - 1);
    end = index + mark.length + inside.length;
    return [inside];
  });
}

/** The texts that an array's inside lists. */
export const textsOf = (inside: string): string[] =>
  partsOf(inside).flatMap((part) => /^(['"])(.*)\1$/s.exec(part)?.[2] ?? []);

/** The entries of an array's inside that have a text as key. */
export const entriesOf = (inside: string): (readonly [key: string, value: string])[] =>
  partsOf(inside).flatMap((part) => {
    const [, , key, value] = /^(['"])(.*?)\1\s*=>\s*([\s\S]*)$/.exec(part) ?? [];
    return key === undefined ? [] : [[key, value ?? ''] as const];
  });

/** The argument list that opens at the first bracket from a place on. */
export const argumentsAt = (code: string, at: number): string => insideOf(code, code.indexOf('(', at));

/** The body of a function, or an empty text if the code has no such function. */
export function bodyOf(code: string, name: string): string {
  const at = code.search(new RegExp(`\\bfunction\\s+${name}\\s*\\(`));
  const after = at < 0 ? '' : code.slice(at + code.slice(at).indexOf(argumentsAt(code, at)));
  return after && insideOf(after, after.indexOf('{'));
}
