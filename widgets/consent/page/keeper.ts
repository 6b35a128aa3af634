/** Keeps a visitor's choice in the cookie, and tells it to the WP Consent API, to Google's tags and by events. */
import { writeCookie } from '../../../src/bridge/page/cookies';
import { expireCookies } from '../../../src/bridge/page/expireCookies';
import { emit } from '../../../src/bridge/page/islands';
import { reload } from '../../../src/bridge/page/reload';
import { isGranted } from '../../../src/consent/answer';
import { readChoice, readChoiceText } from '../../../src/consent/choice';
import { allows, CONSENT_COOKIE, type Consent, printConsent } from '../../../src/consent/choice.rules';
import { hasDataLayer, tellGoogle } from '../../../src/consent/google';
import { tellApi } from '../../../src/consent/wpConsentApi';
import { ORDERING } from '../../../src/rules/selectors';
import type { Settings } from '../contract';
import { type Choice, decided, firstConsent, idOf, objection, toldOf } from '../rules';

export interface Keeper {
  settings: Settings;
  /** Runs once per page: counts the page as seen, and removes the cookies of refused categories. */
  begin(): void;
  /** Does what `keep` does, and then what `finish` does. */
  choose(choice: Choice): void;
  /** Keeps a choice and tells everybody. Call `finish` when the page has shown what follows the choice. */
  keep(choice: Choice): void;
  /** Ends a choice that was kept: loads the page again if the shop wants that and the browser keeps it. */
  finish(): void;
  /** Applies a choice that was made on another page or in another tab meanwhile. */
  lookAgain(): void;
  /** Ends the question after the visitor has closed the banner. The categories stay as they are. */
  dismiss(): void;
}

/** True when the browser tells every site, for its visitor, not to sell personal data: Global Privacy Control. */
const isObjecting = () => (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

const newId = () => idOf(crypto.getRandomValues(new Uint8Array(32)));

/** Keeps the choice in the cookie. */
function keep({ seconds, domain }: Settings, consent: Consent): void {
  const value = printConsent(consent);
  const isKept = (own: string) => {
    writeCookie(CONSENT_COOKIE, value, { seconds, sameSite: 'Strict', domain: own });
    return readChoiceText() === value;
  };
  if (isKept(domain)) return;
  // Either the browser reads an older cookie of another domain first, or it refuses this domain.
  expireCookies([CONSENT_COOKIE]);
  if (!isKept(domain)) isKept('');
}

/** Applies the rules that hold on every page, with or without a choice. */
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
    applied = readChoiceText();
  };
  const apply = (consent: Consent) => {
    keep(settings, consent);
    enforceNow(consent);
    tell(consent);
  };
  const keeper: Keeper = {
    settings,
    begin() {
      const before = readChoice();
      if (before.isDecided) return enforceNow(before);
      const first = firstConsent(settings, before.id || newId());
      apply(isObjecting() ? objection(settings, first) : first);
    },
    keep: (choice) => apply(decided(settings, choice, readChoice().id || newId())),
    finish() {
      // Where the browser keeps no choice, the new page would ask again, and so for ever. An order on its way leads to
      // a new page by itself, and a reload would lose its answer.
      if (settings.isReloading && readChoice().isDecided && !document.querySelector(ORDERING)) reload();
    },
    choose(choice) {
      keeper.keep(choice);
      keeper.finish();
    },
    lookAgain() {
      const now = readChoice();
      if (now.isDecided && readChoiceText() !== applied) enforceNow(now);
    },
    dismiss() {
      const consent = { ...readChoice(), isDecided: true };
      keep(settings, consent);
      emit('consent:changed', toldOf(consent));
    },
  };
  return keeper;
}
