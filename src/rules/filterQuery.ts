/** Owns the address of a filtered archive (SPEC 2.4, 5, 7.2). Pure. */

/**
 * True for names that a filtered address drops: filtering starts at the first page, and lists use values with commas
 * instead of `[]`.
 */
const isDropped = (name: string) => name === 'paged' || /(\[\]|%5B%5D)$/i.test(name);

/** The archive's address without query, anchor and `/page/{n}/`. */
export function archiveBase(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/page\/\d+\/?$/, '/');
}

/**
 * Sets a form's fields in the query of an address. Drops empty values, names that end in `[]`, `paged`, and the page in
 * the path (SPEC 5).
 * @param address absolute; keeps the arguments that the form does not have
 * @param fields in the form's order; if two have the same name, the later one wins
 */
export function filterUrl(address: string, fields: Iterable<readonly [name: string, value: string]>): string {
  const merged = new Map([...new URL(address).searchParams, ...fields]);
  const query = new URLSearchParams([...merged].filter(([name, value]) => value !== '' && !isDropped(name))).toString();
  return archiveBase(address) + (query && `?${query}`);
}

/** Values of a comma list, each once. */
export const listValues = (value: string): string[] => [...new Set(value.split(',').filter(Boolean))];

/** A comma list with a value added or removed. */
export const toggledList = (value: string, item: string, isIn: boolean): string =>
  [...listValues(value).filter((one) => one !== item), ...(isIn ? [item] : [])].join();
