/**
 * Owns the answer for plugins that name a category of the WP Consent API, such as WooCommerce's order attribution.
 * Without that API, the visitor's choice in CookieYes or in the island's own banner counts.
 */

import { clock } from '../../../src/bridge/page/clock';
import { isGranted } from '../../../src/consent/answer';
import { hasBanner } from '../../../src/consent/banner';
import { isLawKnown } from '../../../src/consent/law';
import { WP_CATEGORIES } from '../../../src/consent/signals.rules';
import { apiConsentTo, consentApi } from '../../../src/consent/wpConsentApi';

export interface CategoryConsent {
  /** True when the visitor has agreed to the category now; undefined when the page asks for no consent. */
  isAllowed(): boolean | undefined;
  /** Calls back when the visitor agrees or refuses, and when a banner says which law it follows. */
  onChoice(run: (isAllowed: boolean) => void): void;
}

/**
 * Our name of a category. Without the API a shop names no category, and then `advertisement` counts, because the
 * shopper's source belongs to it.
 */
const ownName = (category: string) =>
  Object.keys(WP_CATEGORIES).find((own) => WP_CATEGORIES[own]?.includes(category)) ?? 'advertisement';

/** Listens only to choices that are made through the API. */
function onApiChoice(category: string, run: (isAllowed: boolean) => void): void {
  document.addEventListener('wp_listen_for_consent_change', ({ detail }: CustomEventInit<Record<string, string>>) => {
    // The detail is an array with named keys, or a plain object.
    const choice = detail?.[category];
    if (choice) run(choice === 'allow');
  });
  document.addEventListener('wp_consent_type_defined', () => {
    const isAllowed = consentApi().wp_has_consent?.(category);
    if (isAllowed !== undefined) run(isAllowed);
  });
}

/** The event by which the script of CookieYes' service says that it has begun. */
const BEGUN = 'cookieyes_banner_load';
/** How many milliseconds to wait for that script. A content blocker may hold it back. */
const LONGEST = 5000;

/** Waits for the law on a page of CookieYes' service, because a refusal deletes what earlier pages have kept. */
async function lawKnown(): Promise<void> {
  if (isLawKnown()) return;
  await new Promise<void>((resolve) => {
    document.addEventListener(BEGUN, () => resolve());
    clock.after(LONGEST, resolve);
  });
}

/** The consent to a category of the API (`marketing`, `statistics` …; "" for none). */
export async function consentFor(category: string): Promise<CategoryConsent> {
  await lawKnown();
  const isAsked = hasBanner();
  const isAllowed = () => apiConsentTo(category) ?? (isAsked ? isGranted(ownName(category)) : undefined);
  return {
    isAllowed,
    onChoice(run) {
      const follow = () => {
        const isNow = isAllowed();
        if (isNow !== undefined) run(isNow);
      };
      for (const type of isAsked ? ['island:consent:changed', 'cookieyes_consent_update', BEGUN] : [])
        document.addEventListener(type, follow);
      // The shopper may have chosen in another tab.
      document.addEventListener('visibilitychange', () => document.hidden || follow());
      if (category) onApiChoice(category, run);
    },
  };
}
