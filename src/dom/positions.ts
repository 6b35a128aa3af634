/** Owns the positions that jQuery adds to selectors, at their end: `:first`, `:last`, `:eq(1)`. Themes name fragments by them. */

const POSITION = /^(.*):(?:(first|last)|eq\((-?\d+)\))$/;

/** Finds what one selector of a list means. Throws where the rest of it is no CSS. */
function findOne(selector: string, root: ParentNode): Element[] {
  const [, base, word, place] = POSITION.exec(selector) ?? [];
  if (base === undefined) return [...root.querySelectorAll(selector)];
  const index = { first: 0, last: -1 }[word ?? ''] ?? Number(place);
  const found = [...root.querySelectorAll(base.trim() || '*')].at(index);
  return found ? [found] : [];
}

/** Elements that a selector means, each once, positions included. Throws where it is no CSS otherwise. */
export function findByPosition(selector: string, root: ParentNode = document): Element[] {
  // A comma inside brackets separates nothing.
  const parts = selector.split(/,(?![^([]*[\])])/).map((part) => part.trim());
  return [...new Set(parts.flatMap((part) => findOne(part, root)))];
}
