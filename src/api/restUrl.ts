/** Owns the addresses of the page's REST routes. */
import { pageSetting } from '../bridge/page/globals';
import { config } from '../bridge/page/islands';

/**
 * Address of a route. A root without pretty permalinks (`…/index.php?rest_route=/`) contains a question mark already,
 * and so does a root with the language in its query (`/wp-json/?lang=de`). That query goes behind the route.
 * @param root ends with a slash; WordPress may have escaped its ampersands
 */
export function restUrl(root: string, path: string): string {
  const base = root.replace(/&(#0?38|amp);/g, '&');
  const route = path.replace(/^\//, '');
  const [folder = '', query] = base.split('?', 2);
  if (query === undefined) return base + route;
  if (/(^|&)rest_route=/.test(query)) return base + route.replace('?', '&');
  return `${folder.replace(/\/?$/, '/')}${route}${route.includes('?') ? '&' : '?'}${query.replace(/\/$/, '')}`;
}

/**
 * REST root of the page: config, else the shop builder's globals, else WordPress's default.
 * @param name a module's own global
 */
export const pageRoot = (name = 'shopEngineApiSettings'): string =>
  config().restUrl ||
  pageSetting(name, 'resturl') ||
  pageSetting('shopEngineApiSettings', 'resturl') ||
  pageSetting('wpApiSettings', 'root') ||
  '/wp-json/';

/**
 * Address of one of the shop builder's routes.
 * @param name its module's own global
 * @param route such as `comparison/remove/`
 */
export const builderUrl = (name: string, route: string): string =>
  restUrl(pageRoot(name), `shopengine-builder/v1/${route}`);
