/** Owns which of the server's addresses the page may take as its own. Pure. */

/**
 * The address, whole, when it leads to the page's own site; else undefined.
 * @param page address of the page
 */
export function ownAddress(address: string, page: string): string | undefined {
  if (!address) return undefined;
  try {
    const { origin, href } = new URL(address, page);
    return origin === new URL(page).origin ? href : undefined;
  } catch {
    return undefined;
  }
}
