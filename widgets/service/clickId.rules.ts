/** The ids that advertisers put into the addresses of their ads, and the cookies in which their tags look for them. */

/** SPEC 9: longer ones are ignored. */
const LONGEST = 500;

/** SPEC 9: 90 days, in seconds. */
export const CLICK_ID_SECONDS = 90 * 86_400;

interface Advertiser {
  parameter: string;
  cookie: string;
  /** As the advertiser documents it; `now` in milliseconds. */
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

/** What stands in the query of an ad's address, ready for the cookies: usable ids only. */
export function clickIds(search: string, now: number): { cookie: string; id: string; value: string }[] {
  const query = new URLSearchParams(search);
  return ADVERTISERS.flatMap(({ parameter, cookie, print }) => {
    const id = query.get(parameter) ?? '';
    return /^[\w.~-]+$/.test(id) && id.length <= LONGEST ? [{ cookie, id, value: print(id, now) }] : [];
  });
}
