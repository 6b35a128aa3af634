/** Owns the functions of CookieYes' script that other plugins call. */
import { pageGlobal } from '../../../src/bridge/page/globals';
import { readChoice } from '../../../src/consent/choice';
import { pageLanguage } from '../../../src/dom/language';
import { ownFunction } from '../../../src/dom/ownGlobal';
import { THEIRS } from '../contract';
import type { Keeper } from './keeper';

/** True when CookieYes' own script runs or is on the page. */
export const isTheirsActive = (): boolean => !!ownFunction('getCkyConsent') || !!document.querySelector(THEIRS);

/** Opens the preferences of CookieYes' own script. */
export const openTheirs = (): void => ownFunction<() => void>('revisitCkyConsent')?.();

/** Defines the functions. @param open opens the preferences */
export function defineGlobals({ settings: { law, categories } }: Keeper, open: () => void): void {
  const getCkyConsent = () => {
    const { id, isDecided, choices } = readChoice();
    return {
      activeLaw: law,
      categories: Object.fromEntries(categories.map(({ slug }) => [slug, choices[slug] === true])),
      isUserActionCompleted: isDecided,
      consentID: id,
      languageCode: pageGlobal('_ckyConfig')._language ?? pageLanguage(),
    };
  };
  Object.assign(window, { revisitCkyConsent: open, getCkyConsent });
}
