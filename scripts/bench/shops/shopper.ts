/** A visitor of a shop that has the plugin: it is off or on for the visitor, and the cart is empty or not. */
import { asHeader, asState, fillCart } from '../buyer';
import { type CachedPage, rewrite } from '../kinds';
import { createOnce } from '../once';
import type { Plugin } from './figures';

/** The visitor of a page: with the plugin off or on, and with an empty or a full cart. */
export type Cart = 'empty' | 'full';

/**
 * Gives a shop's pages as they are printed for a visitor, each fetched twice: the first time a theme or a cache may
 * still be making its files. A page that the shop lacks is undefined.
 * @param listing path of a page with cards whose products can be added; without one, the pages of a full cart reject
 */
export function createShopper(base: string, listing: string) {
  const ask = (path: string, jar: ReadonlyMap<string, string>) =>
    fetch(base + path, { headers: { cookie: asHeader(jar) } });
  const jarOf = createOnce(async (plugin: Plugin, cart: Cart) => {
    const jar = new Map<string, string>([['plugin', plugin]]);
    return cart === 'full' ? fillCart(base, await (await ask(listing, jar)).text(), jar) : jar;
  });
  return createOnce(async (path: string, plugin: Plugin, cart: Cart): Promise<CachedPage | undefined> => {
    const jar = await jarOf(plugin, cart);
    await (await ask(path, jar)).text();
    const answer = await ask(path, jar);
    if (!answer.ok) return undefined;
    return {
      url: base + path,
      html: rewrite(await answer.text(), 'original'),
      scripts: '',
      state: asState(jar, new URL(base).hostname),
    };
  });
}
