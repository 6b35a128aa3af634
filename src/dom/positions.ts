/**
 * Owns the positions that jQuery allows at the end of selectors: `:first`, `:last`, `:eq(1)`. Themes use them in
 * fragments' selectors.
 */

const POSITION = /^(.*):(?:(first|last)|eq\((-?\d+)\))$/;

/** Finds the elements of one selector of a list. Throws when the selector is no CSS even without its position. */
function findOne(selector: string, root: ParentNode): Element[] {
  const [, base, word, place] = POSITION.exec(selector) ?? [];
  if (base === undefined) return [...root.querySelectorAll(selector)];
  const index = { first: 0, last: -1 }[word ?? ''] ?? Number(place);
  const found = [...root.querySelectorAll(base.trim() || '*')].at(index);
  return found ? [found] : [];
}

/** The elements of a selector with positions, each once. Throws when the selector is no CSS even without them. */
export function findByPosition(selector: string, root: ParentNode = document): Element[] {
  // A comma inside brackets does not separate selectors.
  const parts = selector.split(/,(?![^([]*[\])])/).map((part) => part.trim());
  return [...new Set(parts.flatMap((part) => findOne(part, root)))];
}
