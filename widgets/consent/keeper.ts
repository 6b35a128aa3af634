/** Keeps a visitor's choice, and tells everybody: the cookie, the WP Consent API, Google's tags, and events. */
import { isGranted, readConsent } from '../../src/bridge/consent/answer';
import { tellApi } from '../../src/bridge/consent/consentApi';
import { expireCookies } from '../../src/bridge/consent/keptCookies';
import { readCookie, writeCookie } from '../../src/bridge/page/cookies';
import { emit } from '../../src/bridge/page/islands';
import { hasDataLayer, tellGoogle } from '../../src/guard/google';
import { allows, CONSENT_COOKIE, type Consent, printConsent } from '../../src/rules/consent';
import type { Settings } from './contract';
import { type Choice, decided, firstConsent, idOf, toldOf } from './rules';

export interface Keeper {
  settings: Settings;
  /** Once per page: counts it as seen, and takes away what was refused. */
  begin(): void;
  choose(choice: Choice): void;
  /** The visitor has closed the banner: what holds stays, and nobody asks again. */
  dismiss(): void;
}

const newId = () => idOf(crypto.getRandomValues(new Uint8Array(32)));

export function createKeeper(settings: Settings): Keeper {
  const { categories, law, domain, isGoogle, isReloading } = settings;

  const keep = (consent: Consent) => {
    const value = printConsent(consent);
    const isKept = (own: string) => {
      writeCookie(CONSENT_COOKIE, value, { seconds: settings.seconds, sameSite: 'Strict', domain: own });
      return readCookie(CONSENT_COOKIE) === value;
    };
    if (isKept(domain)) return;
    // An older one that was set for another domain is read first; or the browser refuses this one.
    expireCookies([CONSENT_COOKIE]);
    if (!isKept(domain)) isKept('');
  };

  /** What must hold on every page, chosen or not. */
  const enforce = (consent: Consent) => {
    expireCookies(categories.filter(({ slug }) => !isGranted(slug)).flatMap(({ cookies }) => cookies));
    tellApi(law, isGranted);
    if (isGoogle || hasDataLayer()) tellGoogle((category) => allows(consent, category, law));
  };

  const tell = (consent: Consent) => {
    const detail = toldOf(consent);
    document.dispatchEvent(new CustomEvent('cookieyes_consent_update', { detail }));
    emit('consent:changed', detail);
  };

  return {
    settings,
    begin() {
      const before = readConsent();
      if (before.isDecided) return enforce(before);
      const consent = firstConsent(settings, before.id || newId());
      keep(consent);
      enforce(consent);
      tell(consent);
    },
    choose(choice) {
      const consent = decided(settings, choice, readConsent().id || newId());
      keep(consent);
      enforce(consent);
      tell(consent);
      if (isReloading) location.reload();
    },
    dismiss() {
      const consent = { ...readConsent(), isDecided: true };
      keep(consent);
      emit('consent:changed', toldOf(consent));
    },
  };
}
