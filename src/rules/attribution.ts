/** Owns what is remembered of a shopper's visits, and what a checkout sends of it (SPEC 3.8, order attribution). Pure. */
import { type Jar, pack, unpack } from './attributionCookie';
import { type Arrival, type FindSource, NONE, TYPED_IN } from './attributionSource';

/** An address may be this long; a cookie has room for 4,096 bytes in all. */
const LONGEST = 1000;

/** Tells WooCommerce's script that the cookies have today's form. */
const MIGRATED = '1418474375998=1';

/** A page view. */
export interface PageView extends Arrival {
  /** Milliseconds since 1970. */
  now: number;
  userAgent: string;
}

/** Names of the fields that are sent, and the cookie and key that each is read from: `current.typ`. */
export type Fields = Record<string, string>;

/** A field that nobody knows is null. */
export type Attribution = Record<string, string | null>;

const countOf = (text: string | undefined, key: string) => Math.trunc(Number(unpack(text).get(key))) || 1;

const arrivalOf = ({ now, url, referrer }: PageView) =>
  pack({ fd: new Date(now).toISOString().slice(0, 19).replace('T', ' '), ep: url.slice(0, LONGEST), rf: referrer.slice(0, LONGEST) || NONE });

/** What the cookies say after one more page view. @param findSource left out where the view surely says nothing new */
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

/** The fields' values; all null where nothing may be known. */
export function attributionOf(fields: Fields, jar: Jar = {}): Attribution {
  const valueAt = (path: string) => {
    const [cookie, key = ''] = path.split('.');
    // Some other word may be a name that every object has.
    return unpack(`${jar[cookie as keyof Jar]}`).get(key) ?? null;
  };
  return Object.fromEntries(Object.entries(fields).map(([field, path]) => [field, valueAt(path)]));
}
