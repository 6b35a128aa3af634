/**
 * Owns click ids: advertisers put them into the addresses of their ads, and their tags read them from cookies. Pure.
 */

/** Longer ids are ignored (SPEC 9). */
const LONGEST = 500;

/** How long an id is kept, in seconds: 90 days (SPEC 9). */
export const CLICK_ID_SECONDS = 90 * 86_400;

interface Advertiser {
  parameter: string;
  cookie: string;
  /** The cookie's value, as the advertiser documents it. @param now milliseconds since 1970 */
  print(id: string, now: number): string;
}

const GOOGLE_COOKIE = '_gcl_aw';
const META_COOKIE = '_fbc';
const MICROSOFT_COOKIE = '_uetmsclkid';

const ADVERTISERS: readonly Advertiser[] = [
  { parameter: 'gclid', cookie: GOOGLE_COOKIE, print: (id, now) => `GCL.${Math.floor(now / 1000)}.${id}` },
  { parameter: 'fbclid', cookie: META_COOKIE, print: (id, now) => `fb.1.${now}.${id}` },
  { parameter: 'msclkid', cookie: MICROSOFT_COOKIE, print: (id) => `_uet${id}` },
];

export const CLICK_ID_COOKIES: readonly string[] = ADVERTISERS.map(({ cookie }) => cookie);

/**
 * The usable ids in the query of an ad's address, with the cookies that keep them.
 * @param now milliseconds since 1970
 */
export function clickIds(search: string, now: number): { cookie: string; id: string; value: string }[] {
  const query = new URLSearchParams(search);
  return ADVERTISERS.flatMap(({ parameter, cookie, print }) => {
    const id = query.get(parameter) ?? '';
    return /^[\w.~-]+$/.test(id) && id.length <= LONGEST ? [{ cookie, id, value: print(id, now) }] : [];
  });
}
