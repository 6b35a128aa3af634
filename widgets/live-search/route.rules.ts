/** Owns which address is ShopEngine's search route, whose results are bare HTML. Pure. */

const ROUTE = /[^/]+\/shopengine\/v1\/advanced-search\/?$/;

/** Fields that WordPress takes for the route and the method, in every spelling that PHP takes for theirs. */
const STEERS = /^\s*(rest.route|.method)/s;

/** What a relative address is relative to: only its path and its query are looked at. */
const ANY_SITE = 'https://shop.invalid/';

/** True for the route itself, below whatever root, with whatever fields; false where a field names another route or method. */
export function isSearchRoute(address: string): boolean {
  if (!URL.canParse(address, ANY_SITE)) return false;
  const { pathname, searchParams } = new URL(address, ANY_SITE);
  const steering = [...searchParams].filter(([name]) => STEERS.test(name));
  if (!steering.length) return ROUTE.test(pathname);
  const [[name, route] = [], ...others] = steering;
  return !others.length && name === 'rest_route' && ROUTE.test(`-${route}`);
}

/** The site's front page, by the route's own address: without the route. */
export function siteOf({ origin, pathname, searchParams }: URL): string {
  return origin + (searchParams.has('rest_route') ? pathname.replace(/index\.php$/, '') : pathname.replace(ROUTE, ''));
}
