/**
 * Owns values that are kept as JSON: it writes them correctly even when other scripts change native types, and reads
 * broken ones safely.
 */

/** The value as JSON, even when an old library has given a `toJSON` to all arrays and strings. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });

/** Parses what was stored as JSON; undefined when it is missing or broken. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text as string) ?? undefined;
  } catch {
    return undefined;
  }
}
