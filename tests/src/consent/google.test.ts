import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTelling, tellGoogle } from '../../../src/consent/google';
import { notice } from '../../../src/consent/providers';
import { useCookieJar } from '../../helpers/cookieJar';

const page = window as { dataLayer?: unknown; ckySettings?: unknown };
const leave = () => {
  delete page.dataLayer;
  delete page.ckySettings;
};
beforeEach(leave);
afterEach(leave);

const all = () => true;
const nothing = () => false;
/** The entries of the data layer: their kind, and the consent to adverts. */
const told = (name = 'dataLayer') =>
  ((page as Record<string, unknown>)[name] as ArrayLike<unknown>[]).map((entry) => [
    entry[1],
    (entry[2] as { ad_storage: string }).ad_storage,
  ]);

describe('Google’s tags', () => {
  it('are told that all is denied, before there is a data layer', () => {
    tellGoogle(nothing);
    expect(told()).toEqual([['default', 'denied']]);
    expect(Array.isArray((page.dataLayer as unknown[])[0]), 'its tags take no arrays').toBe(false);
  });

  it('are told the default first and then a stored choice, once', () => {
    tellGoogle(all);
    tellGoogle(all);
    expect(told()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    tellGoogle(nothing);
    expect(told().at(-1)).toEqual(['update', 'denied']);
  });

  it('are told again where the page starts its data layer anew', () => {
    tellGoogle(all);
    page.dataLayer = [{ event: 'x' }];
    tellGoogle(all);
    expect((page.dataLayer as unknown[]).length).toBe(3);
  });

  it('are told through CookieYes’ data layer, and never through an element of the same name', () => {
    page.ckySettings = { dataLayerName: 'shopLayer' };
    (page as Record<string, unknown>).shopLayer = document.createElement('p');
    tellGoogle(nothing);
    expect(told('shopLayer')).toEqual([['default', 'denied']]);
  });
});

describe('the script that tells Google’s tags the default', () => {
  const choice = (consent: string, advertisement: string) =>
    `consentid:a,consent:${consent},action:yes,necessary:yes,advertisement:${advertisement}`;
  const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));
  let cookies: Map<string, string>;
  beforeEach(() => {
    ({ cookies } = useCookieJar());
    // Another page, whose settings have not been read yet.
    notice(Object.assign(document.createElement('script'), { id: 'cookieyes' }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
  });

  it.each(['cookieyes_consent_update', 'cookieyes_banner_load', 'island:consent:changed', 'visibilitychange'])(
    'tells every later choice too, whoever has asked: %s',
    (type) => {
      document.head.innerHTML =
        '<script id="cookieyes" type="text/plain" src="https://cdn.example/client.js"></script>';
      keepTelling();
      parsed();
      expect(told()).toEqual([['default', 'denied']]);
      for (const [consent, isOn, state] of [
        ['yes', 'yes', 'granted'],
        ['no', 'no', 'denied'],
      ] as const) {
        cookies.set('cookieyes-consent', choice(consent, isOn));
        document.dispatchEvent(new Event(type));
        expect(told().at(-1)).toEqual(['update', state]);
      }
    },
  );

  it('understands a choice under CCPA', () => {
    keepTelling();
    vi.stubGlobal('getCkyConsent', () => ({ activeLaw: 'ccpa' }));
    cookies.set('cookieyes-consent', choice('no', 'yes'));
    document.dispatchEvent(new Event('cookieyes_consent_update'));
    expect(told().at(-1)).toEqual(['update', 'granted']);
  });

  it('tells nothing of a choice that the browser does not keep, because the banner tells it', () => {
    keepTelling();
    tellGoogle(all);
    document.dispatchEvent(new Event('cookieyes_consent_update'));
    expect(told().at(-1)).toEqual(['update', 'granted']);
  });

  it('denies nothing where nobody can agree', () => {
    keepTelling();
    parsed();
    expect(told()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
  });

  it.each([
    ['the visitor has refused on another page', () => void cookies.set('cookieyes-consent', choice('no', 'no'))],
    [
      'the island asks',
      () => void (document.head.innerHTML = '<script type="application/json" data-island="consent">{}</script>'),
    ],
    [
      'CookieYes’ template is there',
      () => void (document.head.innerHTML = '<script type="text/template" id="ckyBannerTemplate"></script>'),
    ],
    [
      'CookieYes’ service asks',
      () =>
        void (document.head.innerHTML =
          '<script id="cookieyes" type="text/plain" src="https://cdn.example/client.js"></script>'),
    ],
    ['CookieYes’ settings are there', () => void vi.stubGlobal('_ckyConfig', { _categories: [{ slug: 'analytics' }] })],
    ['another banner uses the WP Consent API', () => void vi.stubGlobal('consent_api', {})],
    [
      'somebody else tells them',
      () =>
        void (function (..._words: unknown[]) {
          // biome-ignore lint/complexity/noArguments: as gtag() does
          (page.dataLayer as unknown[]).push(arguments);
        })('consent', 'default', { ad_storage: 'denied' }),
    ],
  ])('goes on denying where %s', (_where, prepare) => {
    keepTelling();
    prepare();
    parsed();
    expect(told().at(-1)?.[1]).toBe('denied');
  });
});
