/** Owns which categories an address needs by a page's lists of providers. Pure. */
import { scalarOf, type Values } from '../rules/values';

/**
 * The categories that the address of a script or frame needs by a list of providers, separated by spaces; '' for none.
 * Of the entries that fit, the first one counts. An incomplete entry fits nothing.
 *
 * The grammar is CookieYes': every character of `re` stands for itself, except the bar, which means "or". CookieYes
 * looks for `re` in the host and path without `www.`; for elements that scripts create, it also looks in the whole
 * address.
 * @param list entries in the island's form, `match` and `category`, or CookieYes', `re` and `categories`
 */
export function neededFor(address: string, base: string, list: readonly Values[]): string {
  if (!URL.canParse(address, base)) return '';
  const { href, hostname, pathname } = new URL(address, base);
  const first = (text: string) => {
    for (const { match, re, category, categories } of list) {
      const parts = scalarOf(match ?? re).trim();
      const needed = [categories ?? category].flat().map(scalarOf).join(' ');
      if (parts && needed && parts.split('|').some((part) => text.includes(part))) return needed;
    }
    return '';
  };
  return `${first((hostname + pathname).replace(/^www\./, ''))} ${first(`${address}\n${href}`)}`;
}
