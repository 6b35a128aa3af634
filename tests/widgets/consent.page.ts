/** Pages with the consent island on them, and the cookies that it writes. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { LazyViewIsland, MountView } from '../../src/island/types';
import type { ConsentProps } from '../../widgets/consent/contract';
import type { ConsentStore } from '../../widgets/consent/live';
import { useCookieJar } from '../helpers/cookieJar';
import { find } from '../helpers/fixture';
import { settle, until } from '../helpers/settle';
import { freshVisits } from '../helpers/visit';

/** The cookies by name. */
export let cookies: Map<string, string>;
/** Each text that was written as a cookie. */
export let written: string[];

/** Removes the functions that the island has defined. */
export const leave = () => {
  for (const name of ['getCkyConsent', 'revisitCkyConsent', 'dataLayer']) Reflect.deleteProperty(window, name);
};

/** A cookie that refuses everything. */
export const REFUSED = 'consentid:a,consent:no,action:yes,necessary:yes,functional:no,analytics:no';

/** The visitor's cookie, without its id. */
export const kept = () => cookies.get('cookieyes-consent')?.replace(/^consentid:\w+,/, '');

/** Presses what opens the preferences, as the loader hands it over. */
export let press = (_opener: HTMLElement) => {};

/** Views that have been mounted since the last load. */
export let views = 0;
/** Throws instead of mounting a view; undefined if mounting is to succeed. */
let breakView: (() => never) | undefined;
/** Makes the mounting of views throw. */
export const failViews = (run: () => never) => {
  breakView = run;
};

/** Gives each test a page visit and a cookie jar of its own. Call it at the top of a test file. */
export function freshConsent(): void {
  freshVisits();
  beforeEach(() => {
    ({ cookies, written } = useCookieJar());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    leave();
    breakView = undefined;
  });
}

/** Runs the island on a page that has just loaded, and waits until everything is shown. */
export async function load(html: string) {
  document.body.innerHTML = html;
  vi.resetModules();
  const [{ bannerShown }, { default: island }, { mountLazily }, { mountView }] = await Promise.all([
    import('../../src/bridge/page/bannerShown'),
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

export const HOST = '<script type="application/json" data-island="consent">{}</script>';

/** A button of CookieYes’ template. */
export const button = (tag: string) => `<button data-cky-tag="${tag}">x</button>`;
/** Presses what has this tag. */
export const pressTag = (tag: string) => find(`[data-cky-tag="${tag}"]`).click();
export const box = (id: string) => find<HTMLInputElement>(`#${id}`);

/** A page with CookieYes’ banner: a notice with these parts, and what comes after it. */
export async function loadTheirs(
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
