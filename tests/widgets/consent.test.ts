import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGranted } from '../../src/bridge/consentAnswer';
import { createKeeper } from '../../widgets/consent/keeper';
import { readOwn } from '../../widgets/consent/read';
import { useCookieJar } from '../helpers/cookieJar';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

let cookies: Map<string, string>;
let written: string[];
beforeEach(() => {
  ({ cookies, written } = useCookieJar());
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['getCkyConsent', 'revisitCkyConsent', 'dataLayer']) Reflect.deleteProperty(window, name);
});

const SETTINGS = { categories: [{ slug: 'functional' }, { slug: 'analytics', cookies: ['_ga*', 'visits'] }] };
const kept = () => cookies.get('cookieyes-consent')?.replace(/^consentid:\w+,/, '');

function hear(type: string): unknown[] {
  const heard: unknown[] = [];
  document.addEventListener(type, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

describe('the keeper', () => {
  it('keeps a choice for a year, for this site alone, and tells of it once', () => {
    const theirs = hear('cookieyes_consent_update');
    const ours = hear('island:consent:changed');
    createKeeper(readOwn(SETTINGS)).choose(['analytics']);
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:yes');
    expect(written[0]).toMatch(/;max-age=31536000;SameSite=Strict;path=\/$/);
    expect(theirs).toEqual([{ accepted: ['necessary', 'analytics'], rejected: ['functional'] }]);
    expect(ours).toEqual(theirs);
  });

  it('keeps the id of an earlier choice', () => {
    const keeper = createKeeper(readOwn(SETTINGS));
    keeper.begin();
    const id = cookies.get('cookieyes-consent')?.split(',')[0];
    expect(id).toMatch(/^consentid:\w{43}$/);
    keeper.choose('all');
    expect(cookies.get('cookieyes-consent')?.split(',')[0]).toBe(id);
  });

  it('tells of the first view, and of no later one', () => {
    const heard = hear('cookieyes_consent_update');
    createKeeper(readOwn(SETTINGS)).begin();
    expect(heard).toHaveLength(1);
    createKeeper(readOwn(SETTINGS)).choose('reject');
    createKeeper(readOwn(SETTINGS)).begin();
    expect(heard).toHaveLength(2);
  });

  it('expires a refused category’s cookies, for every domain, and no others; on later pages, too', () => {
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

  it('closed without a choice, agrees to nothing and does not ask again', () => {
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
    expect(told).toEqual({ preferences: 'deny', statistics: 'allow', 'statistics-anonymous': 'allow', functional: 'allow', marketing: 'deny' });
    expect((window as { wp_consent_type?: string }).wp_consent_type).toBe('optin');
  });

  it('tells Google’s data layer what holds until then, and what is chosen, where there is one', () => {
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

/** The island on a page that has just loaded. */
async function load(html: string) {
  document.body.innerHTML = html;
  vi.resetModules();
  const { start, adopt } = await import('../../widgets/consent/enhance');
  await start();
  for (const host of document.querySelectorAll<HTMLElement>('[data-island~="consent"],#ckyBannerTemplate,[data-consent]')) adopt(host);
  await settle();
}

const HOST = '<script type="application/json" data-island="consent">{}</script>';

describe('the banner', () => {
  it('asks once, whatever says so twice', async () => {
    await load(HOST + HOST);
    expect(document.querySelectorAll('.shop-islands-consent')).toHaveLength(1);
  });

  it('leaves the asking to CookieYes’ own script', async () => {
    vi.stubGlobal('getCkyConsent', () => ({}));
    await load(HOST);
    expect(document.querySelector('.shop-islands-consent')).toBeNull();
    expect(cookies.size).toBe(0);
  });

  it('gives way to a small button, unless the page has a link of its own', async () => {
    await load(HOST);
    find('.shop-islands-consent button').click();
    await settle();
    expect(document.querySelector('.shop-islands-consent')).toBeNull();
    expect(document.querySelectorAll('.shop-islands-consent-again')).toHaveLength(1);
    await load(`${HOST}<a href="#" data-consent-open>Privacy</a>`);
    expect(document.querySelector('.shop-islands-consent-again')).toBeNull();
  });

  it('shows an editor’s words as text', async () => {
    await load(`<script type="application/json" data-island="consent">${JSON.stringify({ title: '<img src=x>', text: '<b>bold</b>' })}</script>`);
    expect(find('.shop-islands-consent h2').textContent).toBe('<img src=x>');
    expect(find('.shop-islands-consent').querySelector('img,b')).toBeNull();
  });
});

describe('what waits where nobody asks', () => {
  it('does not start, and the shop is told why', async () => {
    const { problems } = setPage();
    await load('<img alt="" data-consent="analytics" data-src="/pixel.svg">');
    expect(find('img').hasAttribute('src')).toBe(false);
    expect(problems.map(({ what }) => what)).toEqual(['Something waits for consent, and nobody asks for it.']);
  });
});
