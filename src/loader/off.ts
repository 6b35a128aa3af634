/** Owns the switch for all islands at once: by the page's config, by the address, and for the rest of a visit. */
import type { Config } from '../island/types';
import { ALL, OFF } from '../rules/names';

/**
 * sessionStorage: this tab's visitor has asked for pages without islands. It holds the address that was last left for another
 * one, so that a server which sends the visitor back is asked once.
 */
const KEPT = 'shop-islands:off';

/**
 * What the address asks for, kept for the rest of the visit: `?islands=off`, until `?islands=on`.
 *
 * A page that a cache keeps is everybody's, so the server cannot print it for one visitor. The browser goes on to the same
 * address with `?islands=off`, which the WordPress plugin prints as it was. It does not where the address asks for anything
 * else, because that may be an action: `?add-to-cart=7` would be done twice.
 */
function isAskedFor(): boolean {
  const { href, search, pathname, hash } = location;
  const asked = new URLSearchParams(search).get('islands');
  const isOff = asked === 'off';
  try {
    if (isOff) sessionStorage.setItem(KEPT, '1');
    if (asked === 'on') sessionStorage.removeItem(KEPT);
    const left = sessionStorage.getItem(KEPT);
    if (!search && left && left !== href) {
      sessionStorage.setItem(KEPT, href);
      location.replace(`${pathname}?islands=off${hash}`);
    }
    return !!left;
  } catch {
    // Without storage it holds for this page.
    return isOff;
  }
}

/** Tells whether no island may run on this page. Leaves a mark on the window then. */
export function isAllOff({ disable }: Config): boolean {
  const isOff = isAskedFor() || !!disable?.includes?.(ALL);
  if (isOff) (window as { [OFF]?: true })[OFF] = true;
  return isOff;
}
