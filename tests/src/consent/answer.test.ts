import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGranted, isManaged } from '../../../src/consent/answer';
import { hasBanner } from '../../../src/consent/banner';
import { onConsent, whenGranted } from '../../../src/consent/changes';
import { readChoice } from '../../../src/consent/choice';
import { setPage } from '../../helpers/page';
import { freshVisits } from '../../helpers/visit';

freshVisits();

let cookie = '';
beforeEach(() => {
  cookie = '';
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
});
afterEach(() => vi.unstubAllGlobals());

const given = (...categories: string[]) => {
  const all = ['functional', 'analytics', 'performance', 'advertisement'];
  cookie = `cookieyes-consent=consentid:a,consent:yes,action:yes,necessary:yes,${all.map((slug) => `${slug}:${categories.includes(slug) ? 'yes' : 'no'}`)}`;
};
const tell = (type = 'island:consent:changed') => document.dispatchEvent(new CustomEvent(type));
const showHost = () =>
  document.body.append(Object.assign(document.createElement('div'), { innerHTML: '<i data-island="consent"></i>' }));

describe('the banner that asks for consent', () => {
  it('is missing on a page where nobody asks', () => {
    expect(isManaged()).toBe(false);
    expect(isGranted('analytics'), 'what needs consent does not run there').toBe(false);
    expect(isGranted('necessary')).toBe(true);
    expect(isGranted('')).toBe(true);
  });

  it.each([
    ['a cookie', () => given()],
    ['the island’s host', showHost],
    ['CookieYes’ settings', () => vi.stubGlobal('_ckyConfig', { _categories: [] })],
    ['CookieYes’ settings in the config', () => void setPage({ globals: { _ckyConfig: { _categories: [] } } })],
  ])('is recognised by %s', (_how, prepare) => {
    prepare();
    expect(hasBanner()).toBe(true);
    expect(isManaged()).toBe(true);
    expect(isGranted('analytics')).toBe(false);
  });

  it('may be another plugin’s, by the WP Consent API', () => {
    vi.stubGlobal('wp_consent_type', 'optin');
    vi.stubGlobal('wp_has_consent', (category: string) => category === 'statistics');
    expect([hasBanner(), isManaged()]).toEqual([false, true]);
    expect([isGranted('analytics'), isGranted('advertisement')]).toEqual([true, false]);
  });

  it('counts before the WP Consent API, where it is CookieYes’ or the island’s', () => {
    showHost();
    vi.stubGlobal('wp_consent_type', 'optin');
    vi.stubGlobal('wp_has_consent', () => true);
    expect(isGranted('analytics')).toBe(false);
  });
});

describe('the choice', () => {
  it('is parsed once for each text of the cookie', () => {
    given('analytics');
    const first = readChoice();
    expect([isGranted('analytics'), isGranted('advertisement'), readChoice() === first]).toEqual([true, false, true]);
    given('advertisement');
    expect(readChoice().choices).toMatchObject({ analytics: false, advertisement: true });
  });
});

describe('the law', () => {
  it.each([
    ['the banner’s, though the page’s is always gdpr', { applicableLaw: 'ccpa' }, 'gdpr', true],
    ['the banner’s, though the page’s is another', { applicableLaw: 'gdpr' }, 'ccpa', false],
    ['the page’s where the banner has none', {}, 'ccpa', true],
    ['gdpr where nothing says so', {}, undefined, false],
  ])('is %s', (_which, settings, _activeLaw, isAllowed) => {
    vi.stubGlobal('_ckyConfig', { _activeLaw, _bannerConfig: { settings } });
    cookie = 'cookieyes-consent=consentid:a,consent:no,action:,necessary:yes,analytics:yes';
    expect(isGranted('analytics')).toBe(isAllowed);
  });
});

it('the law is not asked of CookieYes’ function where the settings name it', () => {
  const getCkyConsent = vi.fn();
  vi.stubGlobal('getCkyConsent', getCkyConsent);
  vi.stubGlobal('_ckyConfig', { _activeLaw: 'gdpr' });
  given('analytics');
  expect(isGranted('analytics')).toBe(true);
  expect(getCkyConsent).not.toHaveBeenCalled();
});

describe('the law of CookieYes’ service, whose pages have no settings', () => {
  it.each([
    ['ccpa', 'consent:no,action:,necessary:yes,analytics:yes', true],
    ['ccpa', 'consent:yes,action:yes,necessary:yes,analytics:no', false],
    ['gdpr', 'consent:no,action:,necessary:yes,analytics:yes', false],
  ])('is what its script says: %s with %s', (activeLaw, kept, isAllowed) => {
    vi.stubGlobal('getCkyConsent', () => ({ activeLaw }));
    cookie = `cookieyes-consent=consentid:a,${kept}`;
    expect(isGranted('analytics')).toBe(isAllowed);
  });
});

describe('several categories', () => {
  it('are all needed', () => {
    given('analytics');
    expect(isGranted('analytics advertisement')).toBe(false);
    given('analytics', 'advertisement');
    expect(isGranted('analytics, advertisement')).toBe(true);
  });
});

describe('what waits', () => {
  const log: string[] = [];
  const run = () => void log.push('run');
  beforeEach(() => void log.splice(0));

  it('runs at once where it is agreed to', () => {
    given('analytics');
    whenGranted('analytics', run);
    expect(log).toEqual(['run']);
  });

  it.each([
    'island:consent:changed',
    'cookieyes_banner_load',
    'cookieyes_consent_update',
    'wp_listen_for_consent_change',
    'wp_consent_type_defined',
  ])('runs once when the event %s announces the choice', (type) => {
    whenGranted('analytics', run);
    tell(type);
    expect(log).toEqual([]);
    given('analytics');
    tell(type);
    tell(type);
    expect(log).toEqual(['run']);
  });

  it('runs when the visitor has agreed on another page meanwhile', () => {
    whenGranted('analytics', run);
    given('analytics');
    window.dispatchEvent(new Event('pageshow'));
    expect(log).toEqual(['run']);
  });

  it('runs when the visitor has agreed in another tab meanwhile', () => {
    whenGranted('analytics', run);
    given('analytics');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    tell('visibilitychange');
    expect(log).toEqual([]);
    hidden.mockRestore();
    tell('visibilitychange');
    expect(log).toEqual(['run']);
  });

  it('never runs once it has been stopped', () => {
    const stop = whenGranted('analytics', run);
    stop();
    given('analytics');
    tell();
    expect(log).toEqual([]);
  });

  it('never runs while the page is prerendered, though it is agreed to', () => {
    given('analytics');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    whenGranted('analytics', run);
    whenGranted('', run);
    tell();
    expect(log).toEqual([]);
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(log).toEqual(['run', 'run']);
  });

  it('never runs before the document has been parsed', () => {
    given('analytics');
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    whenGranted('analytics', run);
    expect(log).toEqual([]);
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(log).toEqual(['run']);
  });
});

describe('a change', () => {
  it('is announced once each time, and only for its category', () => {
    const heard: boolean[] = [];
    const stop = onConsent('analytics', (isAllowed) => heard.push(isAllowed));
    given('advertisement');
    tell();
    given('analytics');
    tell();
    tell('cookieyes_consent_update');
    given();
    tell();
    stop();
    given('analytics');
    tell();
    expect(heard).toEqual([true, false]);
  });
});
