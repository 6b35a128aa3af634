/**
 * Owns loading the page again; no other file does that. What the shopper has typed comes back on the new page (typed.ts). A
 * message that the shop gives once does not: whoever reloads has shown it, or has none.
 */

/**
 * Keeps the texts of the page's forms for the next page. It never rejects: where its code does not load, the page goes without.
 * @param but matches fields that are left out, such as the one that has the page loaded again
 */
export const keepTexts = (but?: string): Promise<void> => import('./typed').then(({ keepTyped }) => keepTyped(but), console.warn);

/** Loads the page again. The texts of its forms come back. */
export async function reload(): Promise<void> {
  await keepTexts();
  location.reload();
}
