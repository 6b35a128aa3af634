/** Owns which address may remember a dismissal (SPEC 7.5): anybody who writes a page can print one. Pure. */
import { ownLink } from '../../src/rules/link';

/** WordPress' route of one user, below whatever root. */
const USER = /\/wp\/v2\/users\/\d+\/?$/;

/**
 * The address, whole, if it is the route of one of this site's users and says nothing else; else undefined. A query could
 * change more than the banner: its fields count as if they were sent.
 * @param page address of the page
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
