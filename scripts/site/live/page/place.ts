/**
 * Owns the address of a page, for its scripts: the build puts `shopLocation` and `shopHistory` in the place of
 * `location` and `history`.
 */
import type { LiveShop, ShopLocation } from '../types';

type Parts = Pick<URL, 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'pathname' | 'search' | 'hash'>;

const partsOf = ({ href, origin, protocol, host, hostname, pathname, search, hash }: URL): Parts => ({
  href,
  origin,
  protocol,
  host,
  hostname,
  pathname,
  search,
  hash,
});

/** True in the window's page itself; a frame of it stands in a page of the shop. */
const isWhole = (): boolean => !window.parent.shopLocation;

function createLocation(shop: LiveShop, address: string): ShopLocation {
  const go = (to: string | URL) => shop.go({ address: new URL(to, document.baseURI).href });
  return { ...partsOf(new URL(address)), assign: go, replace: go, reload: () => go(address) };
}

function createHistory({ trail }: LiveShop, location: ShopLocation): NonNullable<Window['shopHistory']> {
  const at = (to: string | URL | null | undefined): string => {
    const url = new URL(to ?? location.href, location.href);
    Object.assign(location, partsOf(url));
    return url.href;
  };
  // Updates the page's address before the page hears the event.
  window.addEventListener('popstate', () => at(trail.address), true);
  return {
    get state() {
      return isWhole() ? trail.state : null;
    },
    pushState: (state, _, to) => trail.push(at(to), window, state),
    replaceState: (state, _, to) => trail.replace(at(to), state),
    back: () => trail.back(),
  };
}

/** Gives the page an address, cookies and a way back. */
export function enterPlace(shop: LiveShop, address: string): void {
  const location = createLocation(shop, address);
  Object.assign(window, { shopLocation: location, shopHistory: createHistory(shop, location) });
  Object.defineProperty(document, 'cookie', { get: shop.readCookies, set: shop.writeCookie });
}
