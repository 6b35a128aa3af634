/** Owns which address is ShopEngine's search route, whose results are bare HTML. Pure. */

const ROUTE = /[^/]+\/shopengine\/v1\/advanced-search\/?$/;

/** Names of the fields by which WordPress chooses route and method, in every spelling that PHP reads as such. */
const STEERS = /^\s*(rest.route|.method)/s;

/** The base of relative addresses. Any site will do, because only path and query are looked at. */
const ANY_SITE = 'https://shop.invalid/';

/** True for the search route, in any folder and with any fields. False where a field names another route or method. */
export function isSearchRoute(address: string): boolean {
  if (!URL.canParse(address, ANY_SITE)) return false;
  const { pathname, searchParams } = new URL(address, ANY_SITE);
  const steering = [...searchParams].filter(([name]) => STEERS.test(name));
  if (!steering.length) return ROUTE.test(pathname);
  const [[name, route] = [], ...others] = steering;
  return !others.length && name === 'rest_route' && ROUTE.test(`-${route}`);
}

/** The address of the site's front page: the route's own address without the route. */
export function siteOf({ origin, pathname, searchParams }: URL): string {
  return origin + (searchParams.has('rest_route') ? pathname.replace(/index\.php$/, '') : pathname.replace(ROUTE, ''));
}
