import { describe, expect, it, vi } from 'vitest';
import { isGranted } from '../../src/consent/answer';
import { createKeeper } from '../../widgets/consent/page/keeper';
import { readOwn } from '../../widgets/consent/read';
import { useDomainJar } from '../helpers/cookieJar';
import { cookies, freshConsent, kept, REFUSED, written } from './consent.page';

const SETTINGS = { categories: [{ slug: 'functional' }, { slug: 'analytics', cookies: ['_ga*', 'visits'] }] };

/** The details of the events of a type from now on. */
function hear(type: string): unknown[] {
  const heard: unknown[] = [];
  document.addEventListener(type, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

freshConsent();

describe('the keeper of the choice', () => {
  it('keeps a choice for a year, for this site alone, and announces it once', () => {
    const theirs = hear('cookieyes_consent_update');
    const ours = hear('island:consent:changed');
    createKeeper(readOwn(SETTINGS)).choose(['analytics']);
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:yes');
    expect(written[0]).toMatch(/;max-age=31536000;path=\/;SameSite=Strict$/);
    expect(theirs).toEqual([{ accepted: ['necessary', 'analytics'], rejected: ['functional'] }]);
    expect(ours).toEqual(theirs);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'loads the page again only if the browser has kept the choice (%s): else it would ask for ever',
    (isKept, times) => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
      if (!isKept) vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
      createKeeper(readOwn({ ...SETTINGS, reload: true })).choose('all');
      expect(reload).toHaveBeenCalledTimes(times);
    },
  );

  it('loads no page again while an order is on its way, because its answer would be lost', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    document.body.innerHTML = '<form class="checkout processing"></form>';
    createKeeper(readOwn({ ...SETTINGS, reload: true })).choose('all');
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = '';
  });

  it('keeps the id of an earlier choice', () => {
    const keeper = createKeeper(readOwn(SETTINGS));
    keeper.begin();
    const id = cookies.get('cookieyes-consent')?.split(',')[0];
    expect(id).toMatch(/^consentid:\w{43}$/);
    keeper.choose('all');
    expect(cookies.get('cookieyes-consent')?.split(',')[0]).toBe(id);
  });

  it('announces the first view, and no later one', () => {
    const heard = hear('cookieyes_consent_update');
    createKeeper(readOwn(SETTINGS)).begin();
    expect(heard).toHaveLength(1);
    createKeeper(readOwn(SETTINGS)).choose('reject');
    createKeeper(readOwn(SETTINGS)).begin();
    expect(heard).toHaveLength(2);
  });

  it('deletes the cookies of a refused category for every domain, on later pages too, and no other cookies', () => {
    const keeper = createKeeper(readOwn(SETTINGS));
    for (const name of ['_ga', '_ga_X1', 'visits', 'visits2', 'cart']) cookies.set(name, '1');
    keeper.choose('all');
    expect(cookies.has('_ga_X1')).toBe(true);
    keeper.choose('reject');
    expect([...cookies.keys()].sort()).toEqual(['cart', 'cookieyes-consent', 'visits2']);
    expect(written.filter((cookie) => cookie.startsWith('_ga_X1=')).length).toBeGreaterThan(1);
    cookies.set('_ga', '1');
    keeper.begin();
    expect(cookies.has('_ga')).toBe(false);
  });

  it.each(['/', '/games', '/games/', '/games/moon'])(
    'deletes a refused category’s cookie that was set for the path %s alone',
    (path) => {
      vi.spyOn(location, 'pathname', 'get').mockReturnValue('/games/moon/');
      let cookie = 'visits=1';
      vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookie);
      vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
        if (text === `visits=;max-age=0;path=${path};SameSite=Lax`) cookie = '';
      });
      createKeeper(readOwn(SETTINGS)).choose('reject');
      expect(cookie).toBe('');
    },
  );

  it.each([
    ['for the shop’s domain, whose cookies were the host’s alone before', 'host', '.shop.example', 'shop.example'],
    ['for this host, whose cookies were the domain’s before', 'shop.example', '', 'host'],
  ])('stores a choice %s', (_which, before, domain, after) => {
    const { kept: all } = useDomainJar();
    all.set(`cookieyes-consent ${before}`, 'consentid:a,consent:no,action:,necessary:yes,functional:no,analytics:no');
    createKeeper(readOwn({ ...SETTINGS, domain })).choose('all');
    expect([...all]).toEqual([
      [`cookieyes-consent ${after}`, 'consentid:a,consent:yes,action:yes,necessary:yes,functional:yes,analytics:yes'],
    ]);
    expect(isGranted('analytics')).toBe(true);
  });

  it('keeps a choice for this host if the browser refuses the shop’s domain', () => {
    const { kept: all, refused } = useDomainJar();
    refused.push('elsewhere.example');
    createKeeper(readOwn({ ...SETTINGS, domain: 'elsewhere.example' })).choose('all');
    expect([...all.keys()]).toEqual(['cookieyes-consent host']);
    expect(isGranted('analytics')).toBe(true);
  });

  it('agrees to nothing when the visitor closes the banner without a choice, and does not ask again', () => {
    const keeper = createKeeper(readOwn(SETTINGS));
    keeper.begin();
    keeper.dismiss();
    expect(kept()).toBe('consent:no,action:yes,necessary:yes,functional:no,analytics:no');
    expect(isGranted('analytics')).toBe(false);
  });

  it('tells the WP Consent API in its own words', () => {
    const told: Record<string, string> = {};
    vi.stubGlobal('wp_set_consent', (category: string, value: string) => {
      told[category] = value;
    });
    vi.stubGlobal('wp_consent_type', undefined);
    createKeeper(readOwn(undefined)).choose(['analytics', 'performance']);
    expect(told).toEqual({
      preferences: 'deny',
      statistics: 'allow',
      'statistics-anonymous': 'allow',
      functional: 'allow',
      marketing: 'deny',
    });
    expect((window as { wp_consent_type?: string }).wp_consent_type).toBe('optin');
  });

  it('applies once a choice that was made elsewhere meanwhile', () => {
    const keeper = createKeeper(readOwn(SETTINGS));
    keeper.choose('all');
    const told = vi.fn();
    vi.stubGlobal('wp_set_consent', told);
    vi.stubGlobal('dataLayer', []);
    keeper.lookAgain();
    expect(told).not.toHaveBeenCalled();
    cookies.set('visits', '1');
    cookies.set('cookieyes-consent', REFUSED);
    for (let look = 0; look < 2; look++) keeper.lookAgain();
    expect(cookies.has('visits')).toBe(false);
    expect(told.mock.calls).toContainEqual(['statistics', 'deny']);
    expect(told).toHaveBeenCalledTimes(5);
    expect((window as never as { dataLayer: unknown[] }).dataLayer).toHaveLength(1);
  });

  it('tells Google’s data layer, if there is one, the default and then the choice', () => {
    createKeeper(readOwn(SETTINGS)).begin();
    expect('dataLayer' in window).toBe(false);
    const layer: ArrayLike<unknown>[] = [];
    Object.assign(window, { dataLayer: layer });
    const keeper = createKeeper(readOwn(SETTINGS));
    keeper.begin();
    keeper.choose('all');
    expect(layer.map((call) => [call[0], call[1]])).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
    expect(layer[0]?.[2]).toMatchObject({ analytics_storage: 'denied', wait_for_update: 500 });
    expect(layer[1]?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
    expect(Array.isArray(layer[0]), 'its tags take no arrays').toBe(false);
  });
});
