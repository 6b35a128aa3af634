/** Owns the functions of CookieYes' script that other plugins call. */
import { readConsent } from '../../src/bridge/consent/answer';
import { pageGlobal } from '../../src/bridge/page/globals';
import { ownFunction } from '../../src/dom/ownGlobal';
import { THEIRS } from './contract';
import type { Keeper } from './keeper';

/** True where CookieYes' own script is at work, or will be. */
export const isTheirsActive = (): boolean => !!ownFunction('getCkyConsent') || !!document.querySelector(THEIRS);

/** Opens what CookieYes' own script has brought. */
export const openTheirs = (): void => ownFunction<() => void>('revisitCkyConsent')?.();

export function defineGlobals({ settings: { law, categories } }: Keeper, open: () => void): void {
  const getCkyConsent = () => {
    const { id, isDecided, choices } = readConsent();
    return {
      activeLaw: law,
      categories: Object.fromEntries(categories.map(({ slug }) => [slug, choices[slug] === true])),
      isUserActionCompleted: isDecided,
      consentID: id,
      languageCode: pageGlobal('_ckyConfig')._language ?? document.documentElement.lang,
    };
  };
  Object.assign(window, { revisitCkyConsent: open, getCkyConsent });
}
