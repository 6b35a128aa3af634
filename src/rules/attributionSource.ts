/** Owns what is remembered of a visit's source (SPEC 3.8). How it is found out is attributionArrival's. Pure. */

export const NONE = '(none)';

/** Keys of the cookie beside `typ`, in its order. */
const KEYS = ['src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'] as const;

/** Where a visit comes from, by the cookie's keys: `typ` is utm, organic, referral or typein. */
export type Source = Record<'typ' | (typeof KEYS)[number], string>;

/** What is known of a page view. */
export interface Arrival {
  /** Address of the page. */
  url: string;
  /** Address that the browser came from; "" where it says none. */
  referrer: string;
}

/** A host name without `www.`. */
export const bareHost = (host: string): string => host.replace(/^www\./, '');

/** What is not given is "(none)". */
export const sourceWith = (typ: string, values: Partial<Source>): Source =>
  ({ typ, ...Object.fromEntries(KEYS.map((key) => [key, values[key] || NONE])) }) as Source;

/** A visit that nothing led to. */
export const TYPED_IN: Source = { typ: 'typein', src: '(direct)', mdm: NONE, cmp: NONE, cnt: NONE, trm: NONE, id: NONE, plt: NONE, fmt: NONE, tct: NONE };

/**
 * Where a page view comes from; undefined where it says nothing new, such as a click inside the shop.
 * @param isNewSession a link from another site counts only then: payment pages send shoppers back too
 */
export type FindSource = (arrival: Arrival, isNewSession: boolean) => Source | undefined;

/** False for a page view that surely says nothing new: then nothing has to be found out. */
export const mayComeFromElsewhere = ({ url, referrer }: Arrival): boolean =>
  /[?&](utm_|[gy]clid)/.test(url) || (!!referrer && !referrer.startsWith(new URL('/', url).href));
