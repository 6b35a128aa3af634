/**
 * Owns the answer for plugins that name a category of the WP Consent API, such as WooCommerce's order attribution.
 * Without that API, the visitor's choice in CookieYes or in the island's own banner counts.
 */

import { isGranted } from '../../../src/consent/answer';
import { hasBanner } from '../../../src/consent/banner';
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

/** The consent to a category of the API (`marketing`, `statistics` …; "" for none). */
export function consentFor(category: string): CategoryConsent {
  const isAsked = hasBanner();
  const isAllowed = () => apiConsentTo(category) ?? (isAsked ? isGranted(ownName(category)) : undefined);
  return {
    isAllowed,
    onChoice(run) {
      const follow = () => {
        const isNow = isAllowed();
        if (isNow !== undefined) run(isNow);
      };
      for (const type of isAsked ? ['island:consent:changed', 'cookieyes_consent_update'] : [])
        document.addEventListener(type, follow);
      // The shopper may have chosen in another tab.
      document.addEventListener('visibilitychange', () => document.hidden || follow());
      if (category) onApiChoice(category, run);
    },
  };
}
