/** Owns which tab an address means. Pure. */

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The handler id that a hash names, up to a question mark (SPEC 2.2); '' for none. */
export const handlerOf = (hash: string): string => decode(hash.replace(/^#/, '').split('?')[0] as string);
