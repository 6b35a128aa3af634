/**
 * A visitor with products in the cart, one for each way of loading scripts, and the shop's pages as they are printed
 * for them.
 */
import { askedFor, type Kind, type Pages, rewrite, type State, withScripts } from './kinds';
import { createOnce } from './once';
import { fetchReview } from './review';

/** How many products are put into the cart. */
const PRODUCTS = 3;

/** Ids of the products that a listing's cards can add. */
export const addableIn = (listing: string): string[] =>
  (listing.match(/<(?:a|button)\b[^>]*\bajax_add_to_cart\b[^>]*>/g) ?? []).flatMap(
    (tag) => tag.match(/data-product_id="(\d+)"/)?.[1] ?? [],
  );

/** Cookies by name, after an answer has set some of them; a cookie that it empties is removed. */
export function keepCookies(jar: Map<string, string>, set: readonly string[]): void {
  for (const one of set) {
    const [, name, value] = one.match(/^([^=;]+)=([^;]*)/) ?? [];
    if (name && value && value !== 'deleted') jar.set(name, value);
    else if (name) jar.delete(name);
  }
}

/** Cookies as a request's header has them. */
export const asHeader = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Cookies in the form in which a browser profile takes them. */
export const asState = (jar: ReadonlyMap<string, string>, domain: string): State => ({
  origins: [],
  cookies: [...jar].map(([name, value]) => ({
    name,
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax',
  })),
});

/**
 * Puts products into a visitor's cart over HTTP.
 * @param jar the visitor's cookies;
 * @throws if no product of the listing can be added
 */
export async function fillCart(base: string, listing: string, jar: Map<string, string>): Promise<Map<string, string>> {
  const ids = addableIn(listing).slice(0, PRODUCTS);
  if (!ids.length)
    throw new Error(
      `${base} has no card that can be added to the cart on its listing: name one that has by --listing.`,
    );
  for (const id of ids) {
    const body = new URLSearchParams({ product_id: id, quantity: '1' });
    const answer = await fetch(`${base}/?wc-ajax=add_to_cart`, {
      method: 'POST',
      headers: { cookie: asHeader(jar) },
      body,
    });
    keepCookies(jar, answer.headers.getSetCookie());
  }
  return jar;
}

/** @param guests gives the shop's pages as guests get them */
export function createBuyerPages(base: string, guests: Pages, listing: string): Pages {
  const jarOf = createOnce(async (kind: Kind) =>
    fillCart(base, (await guests(listing, kind))?.html ?? '', new Map([['scripts', askedFor(kind)]])),
  );
  const pageOf = createOnce(async (path: string, kind: Kind) => {
    const cookie = asHeader(await jarOf(kind));
    const answer = await fetch(withScripts(base + path, kind), { headers: { cookie }, redirect: 'manual' });
    if (!answer.ok) return undefined;
    const html = await answer.text();
    return { html, review: await fetchReview(base, html, cookie) };
  });
  return async (path, kind) => {
    const printed = await pageOf(path, kind);
    if (!printed) return undefined;
    const state = asState(await jarOf(kind), new URL(base).hostname);
    return {
      url: base + path,
      html: rewrite(printed.html, kind),
      scripts: askedFor(kind),
      state,
      ...(printed.review && { review: printed.review }),
    };
  };
}
