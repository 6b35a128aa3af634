// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { attributionOf, nextJar } from '../../../src/rules/attribution';
import { decodeCookie, encodeCookie, type Jar, unpack } from '../../../src/rules/attributionCookie';
import { findSource } from '../../../widgets/order-attribution/arrival.rules';

const valuesOf = (text?: string) => Object.fromEntries(unpack(text));

const NOW = Date.UTC(2026, 10, 21, 17, 21, 45);
const SHOP = 'https://shop.example/';

const view = (path = '', referrer = '', now = NOW) => ({
  url: SHOP + path,
  referrer,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  now,
});

/** The fields of WooCommerce's page. */
const FIELDS = {
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  utm_source: 'current.src',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

/** The cookies that are left when the session's half hour is over. */
const later = ({ session: _, ...rest }: Jar): Jar => rest;

describe('the first page of a visit', () => {
  it('is kept as WooCommerce’s own script keeps it', () => {
    const current =
      'typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)';
    const arrival = 'fd=2026-11-21 17:21:45|||ep=https://shop.example/games/|||rf=(none)';
    expect(nextJar({}, view('games/'), findSource)).toEqual({
      migrations: '1418474375998=1',
      current_add: arrival,
      first_add: arrival,
      current,
      first: current,
      udata: 'vst=1|||uip=(none)|||uag=Mozilla/5.0 (X11; Linux x86_64)',
      session: 'pgs=1|||cpg=https://shop.example/games/',
    });
  });
});

describe('a further page', () => {
  const first = nextJar({}, view('?utm_source=letter', 'https://blog.example/'), findSource);

  it('adds one to the count of pages, and leaves the source as it is', () => {
    const next = nextJar(first, view('cart/', SHOP, NOW + 60_000), findSource);
    expect(next).toEqual({ ...first, session: 'pgs=2|||cpg=https://shop.example/cart/' });
  });

  it('with other marks replaces the source, and keeps the first one', () => {
    const next = nextJar(first, view('?utm_source=poster', '', NOW + 60_000), findSource);
    expect(valuesOf(next.current).src).toBe('poster');
    expect(valuesOf(next.first).src).toBe('letter');
    expect(valuesOf(next.current_add)).toEqual({
      fd: '2026-11-21 17:22:45',
      ep: `${SHOP}?utm_source=poster`,
      rf: '(none)',
    });
    expect(next.first_add).toBe(first.first_add);
  });

  it('after the session starts another visit, whose pages count from one', () => {
    const next = nextJar(later(first), view('', '', NOW + 3_600_000), findSource);
    expect(valuesOf(next.udata).vst).toBe('2');
    expect(valuesOf(next.session).pgs).toBe('1');
    expect(next.current).toBe(first.current);
  });

  it('after the session takes another site as its source, which a direct visit does not', () => {
    expect(valuesOf(nextJar(later(first), view('', 'https://other.example/x'), findSource).current).src).toBe(
      'other.example',
    );
    expect(valuesOf(nextJar(first, view('', 'https://other.example/x'), findSource).current).src).toBe('letter');
  });
});

describe('cookies that somebody else wrote', () => {
  it('are counted from one where their counts are no numbers', () => {
    const next = nextJar({ current: 'typ=utm', udata: 'vst=many', session: 'pgs=<b>' }, view(), findSource);
    expect(valuesOf(next.udata).vst).toBe('1');
    expect(valuesOf(next.session).pgs).toBe('2');
  });

  it('make the visit a direct one where they lack the current source', () => {
    const next = nextJar({ first: 'typ=utm|||src=letter', session: 'pgs=3' }, view(), findSource);
    expect(valuesOf(next.current).typ).toBe('typein');
    expect(next.first).toBe('typ=utm|||src=letter');
  });

  it('get an arrival where they lack one', () => {
    expect(valuesOf(nextJar({ current: 'typ=utm|||src=letter' }, view('x/'), findSource).current_add).ep).toBe(
      `${SHOP}x/`,
    );
  });
});

it('addresses that would fill the cookies are cut', () => {
  const next = nextJar({}, view(`?x=${'y'.repeat(8000)}`, `https://blog.example/${'z'.repeat(8000)}`), findSource);
  expect(valuesOf(next.current_add)).toMatchObject({
    ep: expect.stringMatching(/^.{1000}$/),
    rf: expect.stringMatching(/^.{1000}$/),
  });
  expect(valuesOf(next.session).cpg).toHaveLength(1000);
});

describe('what a checkout sends', () => {
  it('reads bytes that are no UTF-8 as Latin-1, also in a cookie that WooCommerce’s script has written', () => {
    const jar = nextJar({}, view('?utm_source=%E9t%E9&utm_medium=caf%C3%A9'), findSource);
    const stored = decodeCookie(encodeCookie(jar.current as string, false));
    for (const current of [jar.current as string, stored, 'typ=utm|||src=%E9t%E9'])
      expect(attributionOf(FIELDS, { ...jar, current })).toMatchObject({ utm_source: 'été' });
  });

  it('is what the page’s map of fields asks for', () => {
    const jar = nextJar({}, view('?utm_source=a%20letter', 'https://blog.example/best'), findSource);
    expect(attributionOf(FIELDS, jar)).toEqual({
      source_type: 'utm',
      referrer: 'https://blog.example/best',
      utm_source: 'a letter',
      session_entry: `${SHOP}?utm_source=a letter`,
      session_start_time: '2026-11-21 17:21:45',
      session_pages: '1',
      session_count: '1',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
    });
  });

  it('has null for every field while nothing may be known', () => {
    expect(new Set(Object.values(attributionOf(FIELDS)))).toEqual(new Set([null]));
    expect(Object.keys(attributionOf(FIELDS))).toEqual(Object.keys(FIELDS));
  });

  it('has null for a field whose place is unknown', () => {
    expect(
      attributionOf(
        { a: 'nowhere.x', b: 'current.nothing', c: '', d: 'toString.name', e: 'current.toString' },
        nextJar({}, view(), findSource),
      ),
    ).toEqual({
      a: null,
      b: null,
      c: null,
      d: null,
      e: null,
    });
  });
});
