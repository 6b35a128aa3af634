import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printConsent } from '../../src/consent/choice.rules';
import { readLooks } from '../../widgets/consent/cookieyes/read';
import { readCookieYes, readOwn } from '../../widgets/consent/read';
import { decided, firstConsent, idOf, toldOf } from '../../widgets/consent/rules';

const slugs = ['necessary', 'functional', 'analytics', 'performance', 'advertisement'];
const theirs = (more: object = {}) =>
  readCookieYes({
    _categories: slugs.map((slug) => ({ slug, name: slug, isNecessary: slug === 'necessary', defaultConsent: {} })),
    ...more,
  });
const ccpa = theirs({ _activeLaw: 'gdpr', _bannerConfig: { settings: { applicableLaw: 'ccpa' } } });

describe('a choice under GDPR', () => {
  const settings = readOwn({});

  it('begins with the necessary categories alone', () => {
    expect(printConsent(firstConsent(settings, 'a'))).toBe(
      'consentid:a,consent:no,action:,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
    );
  });

  it.each([
    ['all', 'all', 'consent:yes', slugs],
    ['nothing', 'reject', 'consent:no', ['necessary']],
    ['some', ['analytics'], 'consent:yes', ['necessary', 'analytics']],
    ['none of them, saved', [], 'consent:yes', ['necessary']],
  ] as const)('allows what it names: %s', (_what, choice, word, accepted) => {
    const consent = decided(settings, choice, 'a');
    expect(printConsent(consent)).toContain(`${word},action:yes`);
    expect(toldOf(consent)).toEqual({
      accepted,
      rejected: slugs.filter((slug) => !(accepted as readonly string[]).includes(slug)),
    });
  });

  it('keeps its defaults for later categories where an earlier one is off', () => {
    const mixed = readCookieYes({
      _categories: ['a', 'b'].map((slug) => ({ slug, defaultConsent: { gdpr: slug === 'b' } })),
    });
    expect(firstConsent(mixed, '').choices).toEqual({ necessary: true, a: false, b: true });
  });
});

describe('a choice under CCPA', () => {
  it('begins with everything; an objection leaves the necessary categories alone', () => {
    expect(toldOf(firstConsent(ccpa, '')).rejected).toEqual([]);
    const out = decided(ccpa, { isOptedOut: true }, '');
    expect([out.isGiven, toldOf(out).accepted]).toEqual([true, ['necessary']]);
    const stays = decided(ccpa, { isOptedOut: false }, '');
    expect([stays.isGiven, toldOf(stays).rejected]).toEqual([false, []]);
  });
});

describe('an id', () => {
  it('is base64 of 32 characters, without padding', () => {
    const id = idOf(Uint8Array.from({ length: 32 }, (_, at) => at * 7));
    expect(id).toHaveLength(43);
    expect(atob(id)).toMatch(/^[\dA-Za-z]{32}$/);
  });
});

describe('settings', () => {
  it('keep a choice for 365 days, unless they name another time', () => {
    expect(readOwn({}).seconds).toBe(31_536_000);
    expect(readCookieYes({ _expiry: '30' }).seconds).toBe(2_592_000);
  });

  it('of a shop default to SPEC’s categories: necessary is always on, the others are off', () => {
    expect(readOwn(undefined).categories.map(({ slug, isNecessary, isOn }) => [slug, isNecessary, isOn])).toEqual(
      slugs.map((slug, at) => [slug, !at, !at]),
    );
  });

  it('in any shape give a look, and categories that fit the cookie, with the necessary one among them', () => {
    expect(readCookieYes({ _expiry: { toString: 0 } }).seconds).toBe(365 * 86_400);
    fc.assert(
      fc.property(fc.anything(), fc.object(), fc.anything(), (own, nested, part) => {
        for (const { categories, seconds } of [
          readOwn(own),
          readCookieYes(own),
          readCookieYes({ _categories: [part, nested], _expiry: part }),
          readOwn({ categories: [nested, part] }),
        ]) {
          expect(categories.some(({ isNecessary }) => isNecessary)).toBe(true);
          expect(categories.every(({ slug }) => /^[\w-]+$/.test(slug))).toBe(true);
          expect(seconds).toBeGreaterThan(0);
        }
        expect(typeof readLooks({ _bannerConfig: own, _tags: part, _shortCodes: [nested] }).type).toBe('string');
      }),
    );
  });
});
