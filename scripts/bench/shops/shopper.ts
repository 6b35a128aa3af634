/** A visitor of a shop that has the plugin: it is off or on for the visitor, and the cart is empty or not. */
import { addableIn, keepCookies } from '../buyer';
import { type CachedPage, rewrite } from '../kinds';
import { createOnce } from '../once';
import type { Plugin } from './figures';

/** By whom a page is seen. */
export type Cart = 'empty' | 'full';

const asHeader = (jar: ReadonlyMap<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

async function ask(base: string, path: string, jar: Map<string, string>, body?: URLSearchParams): Promise<Response> {
  const answer = await fetch(base + path, { headers: { cookie: asHeader(jar) }, ...(body && { method: 'POST', body }) });
  keepCookies(jar, answer.headers.getSetCookie());
  return answer;
}

/**
 * Gives a shop's pages as they are printed for a visitor, each fetched twice: the first time a theme or a cache may still be
 * making its files. A page that the shop lacks is undefined.
 * @param listing path of a page with cards that can be added
 */
export function createShopper(base: string, listing: string) {
  const jarOf = createOnce(async (plugin: Plugin, cart: Cart) => {
    const jar = new Map([['plugin', plugin as string]]);
    const [id] = cart === 'full' ? addableIn(await (await ask(base, listing, jar)).text()) : [];
    if (id) await ask(base, '/?wc-ajax=add_to_cart', jar, new URLSearchParams({ product_id: id, quantity: '1' }));
    return jar;
  });
  return createOnce(async (path: string, plugin: Plugin, cart: Cart): Promise<CachedPage | undefined> => {
    const jar = await jarOf(plugin, cart);
    await (await ask(base, path, jar)).text();
    const answer = await ask(base, path, jar);
    if (!answer.ok) return undefined;
    const domain = new URL(base).hostname;
    const cookies = [...jar].map(([name, value]) => ({
      name,
      value,
      domain,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    }));
    return { url: base + path, html: rewrite(await answer.text(), 'original'), scripts: '', state: { origins: [], cookies } };
  });
}
