/** Owns the address of a filtered archive (SPEC 2.4, 5, 7.2). Pure. */

/** Names that never survive: filtering begins at the first page, and lists have their own comma values. */
const isDropped = (name: string) => name === 'paged' || /(\[\]|%5B%5D)$/i.test(name);

/** The archive's address without query, anchor and `/page/{n}/`. */
export function archiveBase(address: string): string {
  const url = new URL(address);
  return url.origin + url.pathname.replace(/\/page\/\d+\/?$/, '/');
}

/**
 * The current address with a form's fields over its query: empty values, names ending in `[]` and `paged` are dropped,
 * and so is the page (SPEC 5).
 * @param address absolute; its query is kept where the form says nothing
 * @param fields in the form's order; of two with one name the later wins
 */
export function filterUrl(address: string, fields: Iterable<readonly [name: string, value: string]>): string {
  const merged = new Map([...new URL(address).searchParams, ...fields]);
  const query = new URLSearchParams([...merged].filter(([name, value]) => value !== '' && !isDropped(name))).toString();
  return archiveBase(address) + (query && `?${query}`);
}

/** Values of a comma list, each once. */
export const listValues = (value: string): string[] => [...new Set(value.split(',').filter(Boolean))];

/** A comma list with a value put in, or taken out. */
export const toggledList = (value: string, item: string, isIn: boolean): string =>
  [...listValues(value).filter((one) => one !== item), ...(isIn ? [item] : [])].join();
