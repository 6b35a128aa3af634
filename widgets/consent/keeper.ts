/** Keeps a visitor's choice in the cookie, and tells it to the WP Consent API, to Google's tags and by events. */
import { isGranted, readConsent } from '../../src/bridge/consent/answer';
import { tellApi } from '../../src/bridge/consent/consentApi';
import { expireCookies } from '../../src/bridge/consent/keptCookies';
import { readCookie, writeCookie } from '../../src/bridge/page/cookies';
import { emit } from '../../src/bridge/page/islands';
import { reload } from '../../src/bridge/page/reload';
import { hasDataLayer, tellGoogle } from '../../src/guard/google';
import { allows, CONSENT_COOKIE, type Consent, printConsent } from '../../src/rules/consent';
import type { Settings } from './contract';
import { type Choice, decided, firstConsent, idOf, objection, toldOf } from './rules';

export interface Keeper {
  settings: Settings;
  /** Runs once per page: counts the page as seen, and removes the cookies of refused categories. */
  begin(): void;
  /** Keeps a choice, tells everybody, and is done. */
  choose(choice: Choice): void;
  /** The same, before something is shown that ends with `finish`. */
  keep(choice: Choice): void;
  /** Ends a choice that was kept: loads the page again if the shop wants that. */
  finish(): void;
  /** Applies a choice that was made on another page or in another tab meanwhile. */
  lookAgain(): void;
  /** Ends the question after the visitor has closed the banner. The categories stay as they are. */
  dismiss(): void;
}

/** True when the browser asks every site, for its visitor, not to sell what it learns: Global Privacy Control. */
const isObjecting = () => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

const newId = () => idOf(crypto.getRandomValues(new Uint8Array(32)));

/** Keeps the choice in the cookie. */
function keep({ seconds, domain }: Settings, consent: Consent): void {
  const value = printConsent(consent);
  const isKept = (own: string) => {
    writeCookie(CONSENT_COOKIE, value, { seconds, sameSite: 'Strict', domain: own });
    return readCookie(CONSENT_COOKIE) === value;
  };
  if (isKept(domain)) return;
  // Either the browser reads an older cookie of another domain first, or it refuses this domain.
  expireCookies([CONSENT_COOKIE]);
  if (!isKept(domain)) isKept('');
}

/** Applies what must hold on every page, with or without a choice. */
function enforce({ categories, law, isGoogle }: Settings, consent: Consent): void {
  expireCookies(categories.filter(({ slug }) => !isGranted(slug)).flatMap(({ cookies }) => cookies));
  tellApi(law, isGranted);
  if (isGoogle || hasDataLayer()) tellGoogle((category) => allows(consent, category, law));
}

/** Tells the scripts that listen. */
function tell(consent: Consent): void {
  const detail = toldOf(consent);
  document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail }));
  emit('consent:changed', detail);
}

/** Creates the keeper of a page's consent. */
export function createKeeper(settings: Settings): Keeper {
  /** The cookie whose choice has been applied on this page. */
  let applied = '';
  const enforceNow = (consent: Consent) => {
    enforce(settings, consent);
    applied = readCookie(CONSENT_COOKIE);
  };
  const apply = (consent: Consent) => {
    keep(settings, consent);
    enforceNow(consent);
    tell(consent);
  };
  const keeper: Keeper = {
    settings,
    begin() {
      const before = readConsent();
      if (before.isDecided) return enforceNow(before);
      const first = firstConsent(settings, before.id || newId());
      apply(isObjecting() ? objection(settings, first) : first);
    },
    keep: (choice) => apply(decided(settings, choice, readConsent().id || newId())),
    finish() {
      if (settings.isReloading) reload();
    },
    choose(choice) {
      keeper.keep(choice);
      keeper.finish();
    },
    lookAgain() {
      const now = readConsent();
      if (now.isDecided && readCookie(CONSENT_COOKIE) !== applied) enforceNow(now);
    },
    dismiss() {
      const consent = { ...readConsent(), isDecided: true };
      keep(settings, consent);
      emit('consent:changed', toldOf(consent));
    },
  };
  return keeper;
}
