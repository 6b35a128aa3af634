import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isGranted } from '../../src/bridge/consent/answer';
import type { LazyViewIsland, MountView } from '../../src/island/types';
import type { ConsentProps } from '../../widgets/consent/contract';
import { createKeeper } from '../../widgets/consent/keeper';
import type { ConsentStore } from '../../widgets/consent/live';
import { readOwn } from '../../widgets/consent/read';
import { loadFramesEmpty } from '../helpers/browser';
import { createClock, type FakeClock } from '../helpers/clock';
import { useCookieJar, useDomainJar } from '../helpers/cookieJar';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

freshVisits();

let cookies: Map<string, string>;
let written: string[];
beforeEach(() => {
  ({ cookies, written } = useCookieJar());
});
/** What the island has defined goes with the page. */
const leave = () => {
  for (const name of ['getCkyConsent', 'revisitCkyConsent', 'dataLayer']) Reflect.deleteProperty(window, name);
};
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

const REFUSED = 'consentid:a,consent:no,action:yes,necessary:yes,functional:no,analytics:no';

const SETTINGS = { categories: [{ slug: 'functional' }, { slug: 'analytics', cookies: ['_ga*', 'visits'] }] };
const kept = () => cookies.get('cookieyes-consent')?.replace(/^consentid:\w+,/, '');

function hear(type: string): unknown[] {
  const heard: unknown[] = [];
  document.addEventListener(type, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

describe('the keeper', () => {
  it('keeps a choice for a year, for this site alone, and announces it once', () => {
    const theirs = hear('cookieyes_consent_update');
    const ours = hear('island:consent:changed');
    createKeeper(readOwn(SETTINGS)).choose(['analytics']);
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:yes');
    expect(written[0]).toMatch(/;max-age=31536000;path=\/;SameSite=Strict$/);
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
  ])('keeps a choice %s', (_which, before, domain, after) => {
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

  it('applies a choice that was made elsewhere meanwhile, once', () => {
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

/** Presses what opens the preferences, as the loader hands it over. */
let press = (_opener: HTMLElement) => {};

/** Views that have been mounted since the last load. */
let views = 0;
/** What mounting a view does instead, where it fails. */
let breakView: (() => never) | undefined;
afterEach(() => {
  breakView = undefined;
});

/** The island on a page that has just loaded, with what it has to show. */
async function load(html: string) {
  document.body.innerHTML = html;
  vi.resetModules();
  const [{ bannerShown }, { default: island }, { mountLazily }, { mountView }] = await Promise.all([
    import('../../src/bridge/consent/bannerShown'),
    import('../../widgets/consent'),
    import('../../src/runtime/lazyView'),
    import('../../src/island/react'),
  ]);
  const consent = island as LazyViewIsland<ConsentProps, ConsentStore>;
  press = (target) => void consent.onIntent?.({ type: 'click', target, submitter: null, store: {} });
  views = 0;
  const loadMount =
    async (): Promise<MountView> =>
    (...given) => {
      breakView?.();
      views += 1;
      return mountView(...given);
    };
  const fail = (cause: unknown) => {
    if (!breakView) throw cause;
  };
  const hosts = [
    ...document.querySelectorAll<HTMLElement>('[data-island~="consent"],#ckyBannerTemplate,[data-consent]'),
  ];
  const stores = hosts.map((host) => mountLazily(consent, host, loadMount, fail).store as ConsentStore);
  await bannerShown();
  await until(() => expect(views).toBe(stores.filter((store) => consent.isWanted(store, document.body).get()).length));
  await settle();
}

const HOST = '<script type="application/json" data-island="consent">{}</script>';
const LINK = '<a href="#" data-consent-open>Privacy</a>';

describe('the banner', () => {
  it('asks once, even if two hosts ask for it', async () => {
    await load(HOST + HOST);
    expect(document.querySelectorAll('.shop-islands-consent')).toHaveLength(1);
  });

  it('stands first in the page, after the link that skips to the content; a note stands beside its frame', async () => {
    loadFramesEmpty();
    await load(
      `<a href="#content">Skip</a><main>${HOST}<iframe data-consent="functional" data-src="/film/"></iframe></main>`,
    );
    expect(document.body.children[1]?.firstElementChild?.matches('section.shop-islands-consent')).toBe(true);
    expect(find('iframe').nextElementSibling?.firstElementChild?.matches('.shop-islands-consent-waiting')).toBe(true);
  });

  it('does not ask if CookieYes’ own script does', async () => {
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
    leave();
    await load(HOST + LINK);
    expect(document.querySelector('.shop-islands-consent-again')).toBeNull();
  });

  it('leaves the focus on that button after a choice', async () => {
    cookies.set('cookieyes-consent', REFUSED);
    await load(HOST);
    const again = find('.shop-islands-consent-again');
    again.focus();
    press(again);
    await until(() => find('dialog[open]'));
    find('.shop-islands-consent-preferences form button').click();
    await settle();
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(document.activeElement).toBe(again);
  });

  it.each([
    ['', HOST],
    [', with a link of the page’s own', HOST + LINK],
  ])('goes when the page comes back and the visitor has chosen elsewhere%s', async (_where, html) => {
    await load(html);
    const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    await settle();
    expect(document.querySelector('section.shop-islands-consent')).not.toBeNull();
    cookies.set('cookieyes-consent', REFUSED);
    comeBack();
    await settle();
    expect(document.querySelector('section.shop-islands-consent')).toBeNull();
  });

  const lookAgain = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
  };

  it('goes when the visitor comes back after choosing in another tab', async () => {
    await load(HOST);
    await lookAgain();
    expect(document.querySelector('section.shop-islands-consent')).not.toBeNull();
    cookies.set('cookieyes-consent', REFUSED);
    await lookAgain();
    expect(document.querySelector('section.shop-islands-consent')).toBeNull();
  });

  it('leaves the preferences open while the visitor looks at another tab', async () => {
    await load(HOST);
    find('.shop-islands-consent button').click();
    await settle();
    press(find('.shop-islands-consent-again'));
    await until(() => find('dialog[open]'));
    await lookAgain();
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });

  it('shows an editor’s words as text', async () => {
    await load(
      `<script type="application/json" data-island="consent">${JSON.stringify({ title: '<img src=x>', text: '<b>bold</b>' })}</script>`,
    );
    expect(find('.shop-islands-consent h2').textContent).toBe('<img src=x>');
    expect(find('.shop-islands-consent').querySelector('img,b')).toBeNull();
  });
});

describe('the banner without its view', () => {
  const POLICY = { title: 'We ask', text: 'May we?', policy: { href: '/privacy/', text: 'Our policy' } };
  const host = (settings: object = {}) =>
    `<script type="application/json" data-island="consent">${JSON.stringify(settings)}</script>`;
  const buttons = () => [...document.querySelectorAll<HTMLElement>('section.shop-islands-consent button')];
  const words = () => buttons().map(({ textContent }) => textContent);
  const pressWords = (text: string) => buttons()[words().indexOf(text)]?.click();

  it('asks and keeps the answer', async () => {
    await load(HOST);
    expect([views, words()]).toEqual([0, ['Reject all', 'Accept all', 'Privacy preferences']]);
    pressWords('Accept all');
    await settle();
    expect([views, document.querySelector('section.shop-islands-consent'), kept()?.slice(0, 11)]).toEqual([
      0,
      null,
      'consent:yes',
    ]);
  });

  it.each([
    ['of its own', {}],
    ['of the shop', POLICY],
  ])('shows with words %s what the view shows', async (_whose, settings) => {
    await load(host(settings));
    const plain = find('section.shop-islands-consent').parentElement?.outerHTML;
    pressWords('Privacy preferences');
    await until(() => find('dialog[open]'));
    expect(views).toBe(1);
    const container = find('section.shop-islands-consent').parentElement?.cloneNode() as Element;
    container.append(find('section.shop-islands-consent').cloneNode(true));
    const shown = (html = '') => html.replaceAll(/ (inert|style)="[^"]*"/g, '');
    expect(shown(container.outerHTML)).toBe(shown(plain));
  });

  it('hands the focus over, so that closing the preferences gives it back to their button', async () => {
    await load(HOST);
    buttons()[2]?.focus();
    pressWords('Privacy preferences');
    await until(() => find('dialog[open]'));
    expect(find('dialog').contains(document.activeElement)).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect([document.activeElement?.textContent, document.activeElement?.isConnected]).toEqual([
      'Privacy preferences',
      true,
    ]);
  });

  it('is announced once, though the view takes its place', async () => {
    await load(HOST);
    const said: string[] = [];
    const { announce } = await import('../../src/ui/announcer');
    const region = () => document.querySelector('[aria-live=polite]')?.textContent;
    announce('before');
    pressWords('Privacy preferences');
    await until(() => find('dialog[open]'));
    await settle();
    said.push(region() ?? '');
    expect(said.join()).not.toContain('Your privacy');
  });

  it('still takes a yes or a no where the view cannot be had', async () => {
    await load(HOST);
    breakView = () => {
      throw new Error('React cannot be had.');
    };
    pressWords('Privacy preferences');
    await until(() => expect(words()).toEqual(['Reject all', 'Accept all']));
    pressWords('Reject all');
    await settle();
    expect(kept()).toContain('consent:no');
  });
});

describe('CookieYes’ banner', () => {
  const button = (tag: string) => `<button data-cky-tag="${tag}">x</button>`;
  const press = (tag: string) => find(`[data-cky-tag="${tag}"]`).click();
  const box = (id: string) => find<HTMLInputElement>(`#${id}`);

  /** Its page: a notice with these parts, and what comes after it. */
  async function loadTheirs(
    settings: object,
    inside: string,
    after = '',
    behaviours = {},
    _shortCodes: object[] = [],
  ): Promise<void> {
    const _categories = ['necessary', 'functional', 'analytics'].map((slug) => ({
      slug,
      name: slug,
      isNecessary: slug === 'necessary',
    }));
    vi.stubGlobal('_ckyConfig', {
      _activeLaw: 'gdpr',
      _categories,
      _bannerConfig: { settings, behaviours },
      _shortCodes,
    });
    const notice = `<div class="cky-consent-container cky-hide"><div data-cky-tag="notice">${inside}</div></div>`;
    leave();
    await load(`<script type="text/template" id="ckyBannerTemplate">${notice}${after}</script>`);
  }

  it('shows an objection to the visitor who comes back, and keeps it when that is saved', async () => {
    const objection = `<input type="checkbox" id="ckyCCPAOptOut">${button('optout-confirm-button')}`;
    const page = () =>
      loadTheirs(
        { type: 'box', applicableLaw: 'ccpa' },
        button('donotsell-button'),
        `<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="optout-popup">${objection}</div></div>`,
      );
    await page();
    press('donotsell-button');
    expect(box('ckyCCPAOptOut').checked).toBe(false);
    box('ckyCCPAOptOut').click();
    press('optout-confirm-button');
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:no');
    await page();
    press('donotsell-button');
    expect(box('ckyCCPAOptOut').checked).toBe(true);
    press('optout-confirm-button');
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:no');
  });

  it('leaves the page usable if a blocker hides the preferences', async () => {
    await loadTheirs(
      { type: 'box' },
      button('settings-button'),
      '<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="detail"></div></div>',
    );
    document.body.append(document.createElement('main'));
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    press('settings-button');
    expect([find('main').inert, document.documentElement.style.overflow]).toEqual([false, '']);
  });

  it('lets a visitor object by a press on the text beside the box, too', async () => {
    const option = `<div class="cky-disabled" data-cky-tag="optout-option"><input type="checkbox" id="ckyCCPAOptOut" data-cky-tag="optout-option-toggle">
      <div data-cky-tag="optout-option-title"><b>Do not sell</b></div></div>`;
    await loadTheirs(
      { type: 'box', applicableLaw: 'ccpa' },
      button('donotsell-button'),
      `<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="optout-popup">${option}${button('optout-confirm-button')}</div></div>`,
    );
    press('donotsell-button');
    expect(find('[data-cky-tag="optout-option"]').classList).not.toContain('cky-disabled');
    find('[data-cky-tag="optout-option-title"] b').click();
    expect(box('ckyCCPAOptOut').checked).toBe(true);
    press('optout-confirm-button');
    expect(kept()).toBe('consent:yes,action:yes,necessary:yes,functional:no,analytics:no');
  });

  describe('after an objection', () => {
    const success = `<div class="cky-hide" data-cky-tag="optout-success" role="status" tabindex="-1"><div data-cky-tag="optout-success-text">You are opted out.</div><p data-cky-tag="optout-success-subtext">Closes in <span id="ckyCountdownTimer"></span> s</p></div>`;
    const numbered = success.replace('<span id="ckyCountdownTimer"></span>', '15');
    const part = (tag: string) => find(`[data-cky-tag="${tag}"]`);
    const isOpen = () => find('.cky-modal').classList.contains('cky-modal-open');
    const isThanking = () => !part('optout-success').classList.contains('cky-hide');
    let clock: FakeClock;

    /** The preferences are open, and the box is ticked or not. */
    async function openTicked(isTicked: boolean, thanks = success, behaviours = {}) {
      const inside = `<input type="checkbox" id="ckyCCPAOptOut"><div data-cky-tag="optout-buttons">${button('optout-confirm-button')}</div>${button('optout-close')}${thanks}`;
      const modal = `<div class="cky-modal"><div class="cky-preference-center" data-cky-tag="optout-popup">${inside}</div></div>`;
      await loadTheirs({ type: 'box', applicableLaw: 'ccpa' }, button('donotsell-button'), modal, behaviours);
      clock = createClock();
      Object.assign((await import('../../src/bridge/page/clock')).clock, { after: clock.after, now: clock.now });
      press('donotsell-button');
      await settle();
      if (isTicked) box('ckyCCPAOptOut').click();
    }

    it('its template says so, counts down, and the preferences close after 15 seconds', async () => {
      await openTicked(true);
      press('optout-confirm-button');
      expect(isGranted('analytics')).toBe(false);
      expect([isOpen(), isThanking(), part('optout-buttons').style.display, box('ckyCCPAOptOut').disabled]).toEqual([
        true,
        true,
        'none',
        true,
      ]);
      expect(document.activeElement).toBe(part('optout-success'));
      expect(find('.widget_shopping_cart_live_region').textContent).toBe('You are opted out.');
      expect(part('optout-success').ariaLive, 'no second is read').toBe('off');
      expect(part('optout-success-subtext').textContent).toBe('Closes in 15 s');
      await clock.advance(1000);
      expect(part('optout-success-subtext').textContent).toBe('Closes in 14 s');
      await clock.advance(13_999);
      expect(isOpen()).toBe(true);
      await clock.advance(1);
      await settle();
      expect([isOpen(), isThanking(), box('ckyCCPAOptOut').disabled]).toEqual([false, false, false]);
      expect(find('.cky-consent-container').classList).toContain('cky-hide');
    });

    it('its cross closes them at once, and the next time they are as before', async () => {
      await openTicked(true);
      press('optout-confirm-button');
      press('optout-close');
      await settle();
      expect([isOpen(), isThanking()]).toEqual([false, false]);
      press('donotsell-button');
      await clock.advance(20_000);
      expect([isOpen(), part('optout-buttons').style.display, box('ckyCCPAOptOut').checked]).toEqual([true, '', true]);
    });

    it('the seconds are written over a number in the template’s words', async () => {
      await openTicked(true, numbered);
      press('optout-confirm-button');
      await clock.advance(2000);
      expect(part('optout-success-subtext').textContent).toBe('Closes in 13 s');
    });

    it.each([
      ['without an objection', false, success],
      ['with an older template', true, ''],
    ])('they close at once %s', async (_what, isTicked, thanks) => {
      await openTicked(isTicked, thanks);
      press('optout-confirm-button');
      await settle();
      expect(isOpen()).toBe(false);
    });

    it('the page is loaded again only when they close', async () => {
      const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
      await openTicked(true, success, { reloadBannerOnAccept: true });
      press('optout-confirm-button');
      expect(reload).not.toHaveBeenCalled();
      press('optout-close');
      expect(reload).toHaveBeenCalledOnce();
    });
  });

  describe('of a visitor with Global Privacy Control', () => {
    beforeEach(() =>
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true })),
    );

    it('starts opted out under CCPA, and may be asked to allow it', async () => {
      const inside = `${button('donotsell-button')}<input type="checkbox" id="ckyCCPAOptOut">${button('optout-confirm-button')}`;
      await loadTheirs({ type: 'classic', applicableLaw: 'ccpa' }, inside);
      expect(kept()).toBe('consent:yes,action:,necessary:yes,functional:no,analytics:no');
      expect(find('.cky-consent-container').classList, 'it still asks').not.toContain('cky-hide');
      press('donotsell-button');
      expect(box('ckyCCPAOptOut').checked).toBe(true);
      box('ckyCCPAOptOut').click();
      press('optout-confirm-button');
      expect(isGranted('analytics')).toBe(true);
    });

    it('is as any other under GDPR', async () => {
      await loadTheirs({ type: 'box' }, '');
      expect(kept()).toBe('consent:no,action:,necessary:yes,functional:no,analytics:no');
    });
  });

  describe('with a long text', () => {
    const codes = ['more', 'less'].map((what) => ({
      key: what === 'more' ? 'cky_show_desc' : 'cky_hide_desc',
      content: `<button data-cky-tag="${what}">Show ${what}</button>`,
      status: true,
    }));
    const paragraph = (length: number) => `<p>${'x'.repeat(length - 7)}</p>`;
    const page = (html: string, law = 'gdpr', tag = 'detail-description') =>
      loadTheirs(
        { type: 'box', applicableLaw: law },
        '',
        `<div class="cky-modal"><div data-cky-tag="${tag}">${html}</div></div>`,
        {},
        codes,
      );
    const shown = (tag = 'detail-description') =>
      [...find(`[data-cky-tag="${tag}"]`).children].map((child) => !(child as HTMLElement).hidden && child.localName);

    it('shows as many paragraphs as the plugin, which counts tags too, then "… Show more"', async () => {
      await page(
        `${paragraph(200)}${paragraph(100)}${paragraph(20)}<ul><li>x</li></ul>${paragraph(20)}${paragraph(20)}`,
      );
      expect(shown()).toEqual(['p', 'p', 'p', false, false, false, false]);
      expect(find('p:nth-of-type(3)').textContent).toMatch(/^x+…\u00a0Show more$/);
      press('more');
      expect(shown()).toEqual(['p', 'p', 'p', 'ul', 'p', 'p', 'button']);
      expect([...find('p:nth-of-type(3)').querySelectorAll<HTMLElement>('*')].every(({ hidden }) => hidden)).toBe(true);
      press('less');
      expect(shown()).toEqual(['p', 'p', 'p', false, false, false, false]);
    });

    it('shows it above the box for an objection, too', async () => {
      await page(paragraph(301) + paragraph(20), 'ccpa', 'optout-description');
      expect(shown('optout-description')).toEqual(['p', false, false]);
    });

    it.each([
      ['that is one paragraph', paragraph(900)],
      ['of which only the last paragraph goes beyond', paragraph(280) + paragraph(900)],
      ['that is no longer than that', paragraph(150) + paragraph(150) + paragraph(7)],
    ])('leaves one %s', async (_what, html) => {
      await page(html);
      expect(document.querySelector('[data-cky-tag="more"]')).toBeNull();
    });
  });

  it.each(['accept-button', 'reject-button', 'close-button'])(
    'goes at its %s even if the browser keeps no cookie',
    async (tag) => {
      vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
      await loadTheirs({ type: 'box' }, button(tag));
      const isHidden = () => find('.cky-consent-container').classList.contains('cky-hide');
      expect(isHidden()).toBe(false);
      press(tag);
      await settle();
      expect(isHidden()).toBe(true);
    },
  );

  describe('that unfolds', () => {
    const SWITCHES = ['ckyCategoryDirectanalytics', 'ckySwitchanalytics'];
    const loadClassic = () =>
      loadTheirs(
        { type: 'classic' },
        [
          ...SWITCHES.map((id) => `<input type="checkbox" id="${id}">`),
          ...['settings-button', 'detail-category-preview-save-button'].map(button),
        ].join(''),
      );

    it.each(SWITCHES)('withdraws a consent by either of a category’s two switches: %s', async (id) => {
      await loadClassic();
      press('settings-button');
      box(id).click();
      expect(SWITCHES.map((one) => box(one).checked)).toEqual([true, true]);
      press('detail-category-preview-save-button');
      expect(isGranted('analytics')).toBe(true);
      await settle();
      press('settings-button');
      box(id).click();
      expect(SWITCHES.map((one) => box(one).checked)).toEqual([false, false]);
      press('detail-category-preview-save-button');
      expect(isGranted('analytics')).toBe(false);
    });

    it('folds up by the button that unfolded it', async () => {
      await loadClassic();
      const isExpanded = () => find('[data-cky-tag="settings-button"]').getAttribute('aria-expanded');
      for (const expected of ['true', 'false', 'true']) {
        press('settings-button');
        expect(isExpanded()).toBe(expected);
      }
    });
  });
});

describe('a frame that waits', () => {
  it.each([
    [560, 315, '560px', '315px'],
    [0, 0, '', ''],
  ])(
    'of %s by %s pixels has its room kept; in a closed tab the note has what it needs',
    async (width, height, inlineSize, blockSize) => {
      loadFramesEmpty();
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
      await load(`${HOST}<iframe data-consent="functional" data-src="/film/"></iframe>`);
      expect(find('.shop-islands-consent-waiting').style).toMatchObject({ inlineSize, blockSize });
    },
  );
});

describe('an element that waits on a page without a banner', () => {
  it('does not start, and the shop learns why', async () => {
    const { problems } = setPage();
    await load('<img alt="" data-consent="analytics" data-src="/pixel.svg">');
    expect(find('img').hasAttribute('src')).toBe(false);
    expect(problems.map(({ what }) => what)).toEqual([
      'Something waits for consent, and nothing on the page asks for it.',
    ]);
  });
});
