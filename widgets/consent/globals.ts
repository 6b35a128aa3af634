/** Owns the functions of CookieYes' script that other plugins call. */
import { readConsent } from '../../src/bridge/consentAnswer';
import { pageGlobal } from '../../src/bridge/globals';
import { ORIGINAL_CONSENT } from '../../src/rules/names';
import type { Keeper } from './keeper';

interface CookieYes {
  getCkyConsent?: () => unknown;
  revisitCkyConsent?: () => void;
}

const page = () => window as CookieYes;

/** True where CookieYes' own script is at work, or will be. */
export const isTheirsActive = (): boolean => !!page().getCkyConsent || !!document.querySelector(ORIGINAL_CONSENT);

/** Opens what CookieYes' own script has brought. */
export const openTheirs = (): void => page().revisitCkyConsent?.();

export function defineGlobals({ settings: { law, categories } }: Keeper, open: () => void): void {
  page().revisitCkyConsent = open;
  page().getCkyConsent = () => {
    const { id, isDecided, choices } = readConsent();
    return {
      activeLaw: law,
      categories: Object.fromEntries(categories.map(({ slug }) => [slug, choices[slug] === true])),
      isUserActionCompleted: isDecided,
      consentID: id,
      languageCode: pageGlobal('_ckyConfig')._language ?? document.documentElement.lang,
    };
  };
}
