/** Owns how the doctor fetches an address: it follows redirects, and sends its user's headers only to the shop. */
import type { FetchOptions } from './types';

/** The number of redirects that browsers follow. */
const MOST_REDIRECTS = 20;

const targetOf = (response: Response, address: string): string | undefined => {
  const location = response.headers.get('location');
  return response.status >= 300 && response.status < 400 && location ? new URL(location, address).href : undefined;
};

/**
 * Fetches an address and gives the answer, with the address that it came from.
 * @param own headers for every origin; `options.headers` go to `options.origin` alone, also after a redirect
 * @throws where an address cannot be fetched, or redirects lead in a circle or out of the web
 */
export async function follow(
  asked: string,
  { headers, origin, timeout }: FetchOptions,
  own: Record<string, string> = {},
): Promise<{ response: Response; address: string }> {
  const signal = AbortSignal.timeout(timeout);
  let address = asked;
  for (let count = 0; count <= MOST_REDIRECTS; count++) {
    const isShops = new URL(address).origin === origin;
    const response = await fetch(address, { headers: { ...own, ...(isShops && headers) }, redirect: 'manual', signal });
    const target = targetOf(response, address);
    if (!target) return { response, address };
    await response.body?.cancel();
    if (!/^https?:/.test(target)) throw new Error('it leads out of the web');
    address = target;
  }
  throw new Error('redirect count exceeded');
}
