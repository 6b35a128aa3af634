/**
 * Owns what the shop remembers about a shopper's visits, and which of it a checkout sends (SPEC 3.8, order
 * attribution). Pure.
 */
import { type Jar, pack, unpack } from './attributionCookie';
import { type Arrival, type FindSource, NONE, TYPED_IN } from './attributionSource';

/** The greatest length of an address: a cookie holds only 4,096 bytes in all. */
const LONGEST = 1000;

/** The value that tells WooCommerce's script that the cookies have the current format. */
const MIGRATED = '1418474375998=1';

/** A page view. */
export interface PageView extends Arrival {
  /** Milliseconds since 1970. */
  now: number;
  userAgent: string;
}

/** The names of the sent fields, each with its cookie and key, such as `current.typ`. */
export type Fields = Record<string, string>;

/** The fields' values; null for an unknown one. */
export type Attribution = Record<string, string | null>;

const countOf = (text: string | undefined, key: string) => Math.trunc(Number(unpack(text).get(key))) || 1;

const arrivalOf = ({ now, url, referrer }: PageView) =>
  pack({
    fd: new Date(now).toISOString().slice(0, 19).replace('T', ' '),
    ep: url.slice(0, LONGEST),
    rf: referrer.slice(0, LONGEST) || NONE,
  });

/** The cookies' content after one more page view. @param findSource left out when the view surely has no new source */
export function nextJar(jar: Jar, view: PageView, findSource?: FindSource): Jar {
  const { session, udata } = jar;
  const source = findSource?.(view, !session) ?? (jar.current ? undefined : TYPED_IN);
  const current = source ? pack(source) : jar.current;
  const arrival = source || !jar.current_add ? arrivalOf(view) : jar.current_add;
  const visits = udata ? countOf(udata, 'vst') + (session ? 0 : 1) : 1;
  const pages = session ? countOf(session, 'pgs') + 1 : 1;
  return {
    ...jar,
    migrations: jar.migrations ?? MIGRATED,
    current_add: arrival,
    first_add: jar.first_add ?? arrival,
    current,
    first: jar.first ?? current,
    udata: pack({ vst: String(visits), uip: NONE, uag: view.userAgent.slice(0, LONGEST) }),
    session: pack({ pgs: String(pages), cpg: view.url.slice(0, LONGEST) }),
  };
}

/** The fields' values; all null without cookies. */
export function attributionOf(fields: Fields, jar: Jar = {}): Attribution {
  const valueAt = (path: string) => {
    const [cookie, key = ''] = path.split('.');
    // Reads any value as text, because a path may name a property that every object has, such as `constructor`.
    return unpack(`${jar[cookie as keyof Jar]}`).get(key) ?? null;
  };
  return Object.fromEntries(Object.entries(fields).map(([field, path]) => [field, valueAt(path)]));
}
