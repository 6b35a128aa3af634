// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allows, type Consent, parseConsent, printConsent } from '../../../src/consent/choice.rules';
import { neededFor } from '../../../src/consent/providers.rules';
import { googleConsent } from '../../../src/consent/signals.rules';
import { recordsOf } from '../../../src/rules/values';
import { CLICK_ID_SECONDS, clickIds } from '../../../widgets/service/clickId.rules';

const COOKIE =
  'consentid:Q2F0,consent:yes,action:yes,necessary:yes,functional:no,analytics:yes,performance:no,advertisement:no';

describe('the cookie', () => {
  it('is read and written as CookieYes writes it', () => {
    const consent = parseConsent(COOKIE);
    expect(consent).toEqual({
      id: 'Q2F0',
      isGiven: true,
      isDecided: true,
      choices: { necessary: true, functional: false, analytics: true, performance: false, advertisement: false },
    });
    expect(printConsent(consent)).toBe(COOKIE);
  });

  it('of a first view holds no choice', () => {
    const first = 'consentid:Q2F0,consent:no,action:,necessary:yes,analytics:no';
    expect(parseConsent(first)).toMatchObject({ isGiven: false, isDecided: false });
    expect(printConsent(parseConsent(first))).toBe(first);
  });

  it('may hold anything: reading it never throws, and never allows anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (cookie, category) => {
        const consent = parseConsent(cookie);
        expect(typeof consent.isDecided).toBe('boolean');
        if (category && category !== 'necessary' && !cookie.includes(`${category}:yes`))
          expect(allows(consent, category)).toBe(false);
      }),
    );
  });

  it('keeps any choice', () => {
    const slug = fc
      .stringMatching(/^[a-z][\w-]{0,20}$/)
      .filter((name) => !['consentid', 'consent', 'action'].includes(name));
    const choices = fc.dictionary(slug, fc.boolean());
    const consents = fc.record<Consent>({
      id: fc.stringMatching(/^\w{0,40}$/),
      isGiven: fc.boolean(),
      isDecided: fc.boolean(),
      choices,
    });
    fc.assert(
      fc.property(consents, (consent) => {
        expect(parseConsent(printConsent(consent))).toEqual({ ...consent, choices: { ...consent.choices } });
      }),
    );
  });
});

describe('a category', () => {
  const choices = { necessary: true, analytics: true, advertisement: false };
  const consent = (isGiven: boolean): Consent => ({ id: '', isGiven, isDecided: true, choices });

  it('is allowed under GDPR only when the visitor has agreed', () => {
    expect(allows(consent(true), 'analytics')).toBe(true);
    expect(allows(consent(false), 'analytics')).toBe(false);
    expect(allows(consent(true), 'advertisement')).toBe(false);
    expect(allows(consent(true), 'unknown')).toBe(false);
  });

  it('is allowed under CCPA until the visitor objects', () => {
    expect(allows(consent(false), 'analytics', 'ccpa')).toBe(true);
    expect(allows(consent(true), 'advertisement', 'ccpa')).toBe(false);
  });

  it('is always allowed when it is necessary or empty', () => {
    expect(allows(parseConsent(''), 'necessary')).toBe(true);
    expect(allows(parseConsent(''), '')).toBe(true);
  });

  it('is never found among the properties that every object has', () => {
    for (const name of ['constructor', '__proto__', 'toString']) expect(allows(consent(true), name)).toBe(false);
  });
});

describe('the ids of ads', () => {
  const NOW = 1_800_000_000_000;

  it('are written as the tags expect them', () => {
    expect(clickIds('?gclid=abc&fbclid=d_e.f-g&msclkid=1f', NOW).map(({ cookie, value }) => [cookie, value])).toEqual([
      ['_gcl_aw', 'GCL.1800000000.abc'],
      ['_fbc', 'fb.1.1800000000000.d_e.f-g'],
      ['_uetmsclkid', '_uet1f'],
    ]);
  });

  it('are kept for 90 days', () => expect(CLICK_ID_SECONDS).toBe(7_776_000));

  it.each([
    ['500 characters', 'x'.repeat(500), 1],
    ['501 characters', 'x'.repeat(501), 0],
    ['none', '', 0],
    ['what could end a cookie', 'a%3B%20domain=evil', 0],
  ])('are kept only if they fit a cookie: %s', (_what, id, count) =>
    expect(clickIds(`?gclid=${id}`, NOW)).toHaveLength(count),
  );
});

describe('a choice', () => {
  const slug = fc.constantFrom('necessary', 'functional', 'analytics', 'own-one');

  it('allows the same once it has been kept, under either law', () => {
    const law = fc.constantFrom('gdpr' as const, 'ccpa' as const);
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.dictionary(slug, fc.boolean()),
        slug,
        law,
        (isGiven, isDecided, choices, category, which) => {
          const consent = { id: 'a', isGiven, isDecided, choices };
          expect(allows(parseConsent(printConsent(consent)), category, which)).toBe(allows(consent, category, which));
        },
      ),
    );
  });

  it('allows nothing but what is necessary without a cookie', () => {
    expect(['', 'necessary', 'analytics'].map((category) => allows(parseConsent(''), category))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('Google', () => {
  it('is told of each category', () => {
    expect(googleConsent((category) => category === 'analytics')).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'granted',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    });
  });
});

/** The categories that an address needs by a list, in the island's form or in CookieYes'. */
const needed = (address: string, list: unknown) =>
  [...new Set(neededFor(address, 'https://shop.example/', recordsOf(list)).split(' '))].join(' ').trim();

describe('the island’s list of providers', () => {
  it.each([
    ['https://www.tracker.example/t.js?x=1', 'analytics advertisement'],
    ['//tracker.example/t.js', 'analytics advertisement'],
    ['https://tracker.example:8443/t.js', 'analytics advertisement'],
    ['https://other.example/?u=tracker.example/t.js', 'analytics advertisement'],
    ['https://b.example/', 'analytics advertisement'],
    ['https://other.example/t.js', ''],
    ['http://', ''],
  ])('is read as CookieYes’: %s needs "%s"', (address, what) =>
    expect(needed(address, [{ match: ' tracker.example/t.js|b.example ', category: 'analytics advertisement' }])).toBe(
      what,
    ),
  );

  it('leaves out what is incomplete, and may be anything', () => {
    const incomplete = [
      { match: 'a.example' },
      { re: '', categories: ['analytics'] },
      { re: 'a.example', categories: [] },
      { re: {}, categories: ['x'] },
      null,
      7,
    ];
    for (const list of [incomplete, 'a.example', null]) expect(needed('https://a.example/', list)).toBe('');
  });
});

describe('CookieYes’ list', () => {
  const LIST = [
    { re: 'a.example|/film', categories: ['analytics'] },
    { re: 'tag.js?id=AW', categories: ['advertisement'] },
    { re: 'cdn.example/f', categories: ['functional'] },
  ];

  it.each([
    ['https://a.example/x.js', 'analytics'],
    ['/film.js', 'analytics'],
    ['film.js', 'analytics'],
    ['https://www.b.example/film/?x', 'analytics'],
    ['https://g.example/tag.js?id=AW-1', 'advertisement'],
    ['//g.example/tag.js?id=AW-1', 'advertisement'],
    ['tag.js?id=AW-1', 'advertisement'],
    ['https://g.example/tag.js?id=G-1', ''],
    ['https://aXexample/', ''],
    ['https://cdn.example/f.js?from=a.example', 'functional analytics'],
  ])('holds patterns whose bar means "or", which are compared with the whole address: %s needs "%s"', (address, what) =>
    expect(needed(address, LIST)).toBe(what),
  );

  it('decides by the first entry that fits what an address needs, as the plugin does', () =>
    expect(
      needed(
        'https://g.example/captcha',
        ['g.example/captcha', 'g.example'].map((re, place) => ({ re, categories: [`c${place}`] })),
      ),
    ).toBe('c0'));

  /** CookieYes' own way to read a pattern: every character but the bar stands for itself. */
  const fits = (re: string, address: string) => new RegExp(re.replace(/[.*+?^${}()[\]\\]/g, '\\$&')).test(address);

  it('is read as the plugin reads it, whatever it says, and never throws', () => {
    const text = fc.stringMatching(/^[a-z.|*+?^$()[\]{}\\/=&-]{1,12}$/);
    fc.assert(
      fc.property(text, text, (re, tail) => {
        const address = `https://shop.example/${tail}`;
        if (fits(re, address)) expect(needed(address, [{ re, categories: ['x'] }])).toBe('x');
        else if (URL.canParse(address) && new URL(address).href === address) {
          const bare = new URL(address);
          expect(needed(address, [{ re, categories: ['x'] }])).toBe(fits(re, bare.hostname + bare.pathname) ? 'x' : '');
        }
      }),
    );
  });
});
