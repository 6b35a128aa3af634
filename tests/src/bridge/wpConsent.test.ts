import { afterEach, describe, expect, it, vi } from 'vitest';
import { consentTo, onConsent } from '../../../src/bridge/wpConsent';
import { freshVisits } from '../../helpers/visit';

freshVisits();

afterEach(() => vi.unstubAllGlobals());

/** A page with the API, whose shopper has agreed to these categories. */
function agree(...categories: string[]): void {
  vi.stubGlobal('wp_has_consent', (category: string) => categories.includes(category));
}

/** As the API makes it: an array with named keys. */
const choice = (category: string, value: string) => Object.assign([], { [category]: value });

const change = (detail: unknown) => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));

describe('consent', () => {
  it('is unknown where nobody asks for it', () => {
    expect(consentTo('marketing')).toBeUndefined();
  });

  it('is unknown until a banner says which law it follows: the API agrees to everything until then', () => {
    agree('marketing');
    expect(consentTo('marketing')).toBeUndefined();
  });

  it.each([{ wp_consent_type: 'optin' }, { consent_api: { consent_type: 'optin' } }])('is what the API says then: %j', (page) => {
    agree('statistics');
    for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
    expect(consentTo('statistics')).toBe(true);
    expect(consentTo('marketing')).toBe(false);
  });

  it('is unknown where the banner is there and the API is not', () => {
    vi.stubGlobal('wp_consent_type', 'optin');
    expect(consentTo('marketing')).toBeUndefined();
  });

  it('is unknown for no category', () => {
    agree('');
    vi.stubGlobal('wp_consent_type', 'optin');
    expect(consentTo('')).toBeUndefined();
  });
});

describe('a change of consent', () => {
  it('is heard for its category only, whichever shape it has', () => {
    const heard: boolean[] = [];
    onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    change(choice('marketing', 'allow'));
    change(choice('statistics', 'allow'));
    change({ marketing: 'deny' });
    change(null);
    expect(heard).toEqual([true, false]);
  });

  it('is heard when the banner says which law it follows', () => {
    agree();
    const heard: boolean[] = [];
    onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    agree('marketing');
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(heard).toEqual([false, true]);
  });

  it('is not heard for no category', () => {
    agree('');
    const heard: boolean[] = [];
    onConsent('', (isAllowed) => heard.push(isAllowed));
    change(choice('', 'allow'));
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(heard).toEqual([]);
  });

  it('without the API is nothing that anybody agreed to', () => {
    const heard: boolean[] = [];
    onConsent('marketing', (isAllowed) => heard.push(isAllowed));
    document.dispatchEvent(new Event('wp_consent_type_defined'));
    expect(heard).toEqual([]);
  });
});
