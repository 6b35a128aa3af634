/**
 * A guest who opens pages of a shop, with a product in the cart, and the parts of the pages that are the same for each
 * such guest.
 */

/** What a guest has received: the pages, by the requested path, and the cookies. */
export interface Visit {
  pages: Record<string, string>;
  /** Names and attributes of the cookies that the shop has set. */
  cookies: string[];
}

/**
 * Masks for text that differs from guest to guest and from minute to minute without any change of the shop: nonces, ids
 * of a visit, versions that are times.
 */
const MASKS: [RegExp, string][] = [
  [/\b[0-9a-f]{10}\b/g, '{nonce}'],
  [/\b(t_)?[0-9a-f]{30,32}\b/g, '{hash}'],
  // Made by uniqid().
  [/\b(\w+[_-])[0-9a-f]{13}\b/g, '$1{id}'],
  // WooCommerce shuffles the related products each time.
  [/<section class="related products">[\s\S]*?<\/section>/g, '{related products}'],
  [/([?&](?:amp;|#038;)?(?:ver|t)=)\d{10}\b/g, '$1{time}'],
];

export const masked = (html: string): string =>
  MASKS.reduce((text, [pattern, word]) => text.replace(pattern, word), html);

/** A browser without scripts. */
function createBrowser(shop: string) {
  const jar = new Map<string, string>();
  const cookies = new Set<string>();
  const open = async (path: string): Promise<string> => {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(new URL(path, shop), { headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
      cookies.add(
        [masked(pair.slice(0, at)), ...attributes.filter((one) => !/^(expires|Max-Age)=/i.test(one))].join('; '),
      );
    }
    const location = response.headers.get('location');
    return location ? open(location) : response.text();
  };
  return { open, cookies };
}

/** Opens pages one after the other as a new guest, who has put a product into the cart. */
export async function visit(shop: string, paths: readonly string[], query = ''): Promise<Visit> {
  const { open, cookies } = createBrowser(shop);
  const product = /[?&;]add-to-cart=(\d+)/.exec(await open(`/shop/${query}`))?.[1];
  await open(`/shop/?add-to-cart=${product}`);
  if (!(await open(`/cart/${query}`)).includes('woocommerce-cart-form'))
    throw new Error(`${shop}/shop/ has no product that can be put into the cart.`);
  const pages: Record<string, string> = {};
  for (const path of paths) pages[path] = masked(await open(path + query));
  return { pages, cookies: [...cookies].sort() };
}

/** The first line that is not the same in two pages. */
export function firstDifference(one = '', other = ''): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const first = (lines.length > others.length ? lines : others).findIndex((_, index) => lines[index] !== others[index]);
  const word = (line = 'missing') => line.slice(0, 200);
  return `line ${first + 1} is ${word(others[first])}, and was ${word(lines[first])}`;
}

/** Paths whose pages are not the same. */
export const differing = (one: Visit, other: Visit): string[] =>
  Object.keys(one.pages).filter((path) => one.pages[path] !== other.pages[path]);
