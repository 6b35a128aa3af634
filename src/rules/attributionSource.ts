/**
 * Owns what the shop remembers about a visit's source (SPEC 3.8). widgets/order-attribution/arrival.rules.ts finds the
 * source. Pure.
 */

export const NONE = '(none)';

/** Keys of the cookie beside `typ`, in its order. */
const KEYS = ['src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'] as const;

/** The source of a visit, by the cookie's keys. `typ` is utm, organic, referral or typein. */
export type Source = Record<'typ' | (typeof KEYS)[number], string>;

/** What the browser says about a page view. */
export interface Arrival {
  /** Address of the page. */
  url: string;
  /** Address of the page before; "" when the browser names none. */
  referrer: string;
}

/** A host name without `www.`. */
export const bareHost = (host: string): string => host.replace(/^www\./, '');

/** A source with the given values; the others are "(none)". */
export const sourceWith = (typ: string, values: Partial<Source>): Source =>
  ({ typ, ...Object.fromEntries(KEYS.map((key) => [key, values[key] || NONE])) }) as Source;

/** The source of a visit for which the shopper typed the address. */
export const TYPED_IN: Source = {
  typ: 'typein',
  src: '(direct)',
  mdm: NONE,
  cmp: NONE,
  cnt: NONE,
  trm: NONE,
  id: NONE,
  plt: NONE,
  fmt: NONE,
  tct: NONE,
};

/**
 * Finds the source of a page view; undefined when it has no new one, as after a click inside the shop.
 * @param isNewSession a link from another site counts only in a new session, because payment pages send shoppers back
 * too
 */
export type FindSource = (arrival: Arrival, isNewSession: boolean) => Source | undefined;

/** False for a page view that surely has no new source, so that nobody needs to look for one. */
export const mayComeFromElsewhere = ({ url, referrer }: Arrival): boolean =>
  /[?&](utm_|[gy]clid)/.test(url) || (!!referrer && !referrer.startsWith(new URL('/', url).href));
