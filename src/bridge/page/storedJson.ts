/** Owns values that are kept as JSON: writing them whatever other scripts did to natives, and reading what is left of them. */

/** As JSON, whatever `toJSON` an old library has given to all arrays and strings. */
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
