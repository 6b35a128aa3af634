/**
 * Owns which address may be called to remember a dismissal (SPEC 7.5), because every author of a page can print one.
 * Pure.
 */
import { ownLink } from '../../src/rules/link';

/** The end of WordPress' route of one user. */
const USER = /\/wp\/v2\/users\/\d+\/?$/;

/**
 * The absolute address if it is the route of a user of this site, without any other parameter; else undefined.
 * WordPress takes the parameters of an address for sent fields, so that they could change more than the banner.
 * @param page the page's address
 */
export function userAddress(address: string, page: string): string | undefined {
  const own = ownLink(address, page);
  if (!own) return undefined;
  const { pathname, searchParams } = new URL(own);
  const names = [...searchParams.keys()];
  // Without pretty permalinks the query names the route.
  const route = names.join() === 'rest_route' ? searchParams.get('rest_route') : names.length ? '' : pathname;
  return USER.test(route ?? '') ? own : undefined;
}
