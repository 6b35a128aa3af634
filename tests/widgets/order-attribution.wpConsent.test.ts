import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../../src/bridge/page/clock';
import { consentFor } from '../../widgets/order-attribution/page/wpConsent';
import { freshVisits } from '../helpers/visit';

freshVisits();

afterEach(() => vi.unstubAllGlobals());

/** A page with the API, whose shopper has agreed to these categories. */
function agree(...categories: string[]): void {
  vi.stubGlobal('wp_has_consent', (category: string) => categories.includes(category));
}

/** The API's own form of a change: an array with named keys. */
const choice = (category: string, value: string) => Object.assign([], { [category]: value });

const consentTo = async (category: string) => (await consentFor(category)).isAllowed();
const onConsent = async (category: string, run: (isAllowed: boolean) => void) =>
  (await consentFor(category)).onChoice(run);

const change = (detail: unknown) => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));

describe('consent', () => {
  it('is unknown when nobody asks for it', async () => {
    expect(await consentTo('marketing')).toBeUndefined();
  });

  it('is unknown until a banner says which law it follows: the API agrees to everything until then', async () => {
    agree('marketing');
    expect(await consentTo('marketing')).toBeUndefined();
  });

  it.each([{ wp_consent_type: 'optin' }, { consent_api: { consent_type: 'optin' } }])(
    'is what the API says after that: %j',
    async (page) => {
      agree('statistics');
      for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
      expect(await consentTo('statistics')).toBe(true);
      expect(await consentTo('marketing')).toBe(false);
    },
  );

  it('is unknown when the banner is on the page but the API is not', async () => {
    vi.stubGlobal('wp_consent_type', 'optin');
    expect(await consentTo('marketing')).toBeUndefined();
  });

  it('is unknown when no category is named', async () => {
    agree('');
    vi.stubGlobal('wp_consent_type', 'optin');
    expect(await consentTo('')).toBeUndefined();
  });
});

describe('on a page of CookieYes’ service, the answer', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script id="cookieyes"></script>';
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('cookieyes-consent=consent:no,action:,advertisement:yes');
  });
  afterEach(() => document.head.replaceChildren());

  it('waits for the law that the service’s script names', async () => {
    const answer = consentTo('');
    vi.stubGlobal('getCkyConsent', () => ({ activeLaw: 'ccpa' }));
    document.dispatchEvent(new Event('cookieyes_banner_load'));
    expect(await answer).toBe(true);
  });

  it('does not wait for ever, and is heard again when the script comes after all', async () => {
    vi.spyOn(clock, 'after').mockImplementation((_time, run) => run() as never);
    const heard: boolean[] = [];
    expect(await consentTo('')).toBe(false);
    await onConsent('', (isAllowed) => heard.push(isAllowed));
    vi.stubGlobal('getCkyConsent', () => ({ activeLaw: 'ccpa' }));
    document.dispatchEvent(new Event('cookieyes_banner_load'));
    expect(heard).toEqual([true]);
  });
});

describe('a change of consent', () => {
  it('is heard only for its category, in every form of the event', async () => {
    const heard: boolean[] = [];
    await onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    change(choice('marketing', 'allow'));
    change(choice('statistics', 'allow'));
    change({ marketing: 'deny' });
    change(null);
    expect(heard).toEqual([true, false]);
  });

  it('is heard when it was made in another tab', async () => {
    agree();
    vi.stubGlobal('wp_consent_type', 'optin');
    const heard: boolean[] = [];
    await onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    agree('marketing');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(heard).toEqual([true]);
  });

  it('is heard when the banner says which law it follows', async () => {
    agree();
    const heard: boolean[] = [];
    await onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    agree('marketing');
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(heard).toEqual([false, true]);
  });

  it('is not heard when no category is named', async () => {
    agree('');
    const heard: boolean[] = [];
    await onConsent('', (isAllowed) => heard.push(isAllowed));
    change(choice('', 'allow'));
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(heard).toEqual([]);
  });

  it('is not heard when the API is missing', async () => {
    const heard: boolean[] = [];
    await onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(heard).toEqual([]);
  });

  it('is heard without the API when it comes from CookieYes or from the island', async () => {
    const answer = (word: string) => `cookieyes-consent=consent:yes,action:yes,advertisement:${word}`;
    const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(answer('no'));
    const heard: boolean[] = [];
    await onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    expect(await consentTo('marketing')).toBe(false);
    expect(await consentTo(''), 'a shop that names no category asks for the same').toBe(false);
    cookie.mockReturnValue(answer('yes'));
    document.dispatchEvent(new Event('cookieyes_consent_update'));
    cookie.mockReturnValue(answer('no'));
    document.dispatchEvent(new Event('island:consent:changed'));
    expect(heard).toEqual([true, false]);
    cookie.mockRestore();
  });
});
