// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { allows, CATEGORIES, CONSENT_COOKIE, NECESSARY, parseConsent } from '../../../src/consent/choice.rules';
import { lawOf } from '../../../src/consent/law.rules';
import { neededFor } from '../../../src/consent/providers.rules';
import { googleConsent, WP_CATEGORIES } from '../../../src/consent/signals.rules';

describe('names that other plugins read', () => {
  it('are CookieYes’ own', () => {
    expect([CONSENT_COOKIE, NECESSARY]).toEqual(['cookieyes-consent', 'necessary']);
    expect(CATEGORIES).toEqual(['necessary', 'functional', 'analytics', 'performance', 'advertisement']);
  });

  it('are the WP Consent API’s for each category but the necessary one', () => {
    expect(WP_CATEGORIES).toEqual({
      functional: ['preferences'],
      analytics: ['statistics', 'statistics-anonymous'],
      performance: ['functional'],
      advertisement: ['marketing'],
    });
  });
});

describe('the law', () => {
  const banner = (applicableLaw: unknown) => ({ _bannerConfig: { settings: { applicableLaw } } });

  it.each([
    ['the banner’s', { ...banner('ccpa'), _activeLaw: 'gdpr' }, 'ccpa'],
    ['the banner’s, with blanks around it', banner(' ccpa '), 'ccpa'],
    ['the banner’s, also if it is the stricter one', { ...banner('gdpr'), _activeLaw: 'ccpa' }, 'gdpr'],
    ['the page’s where the banner says nothing', { ...banner(' '), _activeLaw: 'ccpa' }, 'ccpa'],
    ['the page’s where there is no banner', { _activeLaw: 'ccpa' }, 'ccpa'],
    ['the strict one where nobody says anything', {}, 'gdpr'],
    ['the strict one where the law is not known', banner('lgpd'), 'gdpr'],
  ])('is %s', (_whose, settings, law) => expect(lawOf(settings)).toBe(law));
});

describe('an incomplete cookie', () => {
  it('has no id, and nothing that the visitor has agreed to', () => {
    expect(parseConsent('consent:no,analytics:maybe')).toEqual({
      id: '',
      isGiven: false,
      isDecided: false,
      choices: { analytics: false },
    });
  });

  it('allows nothing when only one of its two words agrees', () => {
    const allowed = (cookie: string) => allows(parseConsent(cookie), 'analytics');
    expect(allowed('consent:yes,analytics:no')).toBe(false);
    expect(allowed('consent:no,analytics:yes')).toBe(false);
    expect(allowed('consent:yes,analytics:yes')).toBe(true);
    expect(allowed('consent:yes,my-analytics:yes')).toBe(false);
  });
});

/** The categories that an address needs, each once. */
const neededBy = (address: string, match: string, category: string) => [
  ...new Set(neededFor(address, 'https://shop.example/', [{ match, category }]).match(/\S+/g)),
];

describe('a list of providers', () => {
  it('has categories without blanks around them', () => {
    expect(neededBy('https://a.example/t.js', 'a.example', ' analytics ')).toEqual(['analytics']);
  });

  it('leaves out `www.` only where an address begins with it', () => {
    const needed = (match: string) => neededBy('https://cdn.www.a.example/t.js', match, 'analytics');
    expect([needed('cdn.a.example'), needed('cdn.www.a.example')]).toEqual([[], ['analytics']]);
  });
});

it('Google is granted nothing but security where nothing is allowed', () => {
  const granted = Object.entries(googleConsent(() => false)).filter(([, state]) => state === 'granted');
  expect(granted).toEqual([['security_storage', 'granted']]);
});
