/**
 * Owns the answer for plugins that name a category of the WP Consent API, such as WooCommerce's order attribution. Where
 * that API is missing, what CookieYes or the island's own banner has been told counts.
 */

import { hasBanner } from '../../src/bridge/consent/banner';
import { apiConsentTo, consentApi } from '../../src/bridge/consent/consentApi';
import { WP_CATEGORIES } from '../../src/rules/consent';

export interface CategoryConsent {
  /** Whether the category is agreed to now; undefined where nobody asks. */
  isAllowed(): boolean | undefined;
  /** Calls back when it is agreed to or refused, and when a banner says which law it follows. */
  onChoice(run: (isAllowed: boolean) => void): void;
}

/** Our name of a category; without the API a shop names none, and asks about where a shopper came from. */
const ownName = (category: string) => Object.keys(WP_CATEGORIES).find((own) => WP_CATEGORIES[own]?.includes(category)) ?? 'advertisement';

/** Of the API alone. */
function onApiChoice(category: string, run: (isAllowed: boolean) => void): void {
  document.addEventListener('wp_listen_for_consent_change', ({ detail }: CustomEventInit<Record<string, string>>) => {
    // An array with named keys, or a plain object.
    const choice = detail?.[category];
    if (choice) run(choice === 'allow');
  });
  document.addEventListener('wp_consent_type_defined', () => {
    const isAllowed = consentApi().wp_has_consent?.(category);
    if (isAllowed !== undefined) run(isAllowed);
  });
}

/**
 * A category of the API (`marketing`, `statistics` …; "" for none). What knows CookieYes' and the island's answers is
 * fetched only where one of them asks; rejects when it cannot be had.
 */
export async function consentFor(category: string): Promise<CategoryConsent> {
  const answer = hasBanner() ? await import('../../src/bridge/consent/answer') : undefined;
  const isAllowed = () => apiConsentTo(category) ?? answer?.isGranted(ownName(category));
  return {
    isAllowed,
    onChoice(run) {
      const follow = () => {
        const isNow = isAllowed();
        if (isNow !== undefined) run(isNow);
      };
      for (const type of answer ? ['island:consent:changed', 'cookieyes_consent_update'] : []) document.addEventListener(type, follow);
      // In another tab the shopper may have chosen, too.
      document.addEventListener('visibilitychange', () => document.hidden || follow());
      if (category) onApiChoice(category, run);
    },
  };
}
