/** Owns the words in which others want the choice: Google's Consent Mode, and the WP Consent API. Pure. */

/** The signals of Google Consent Mode v2 by our category; '' for those that need none. */
const GOOGLE = {
  ad_storage: 'advertisement',
  ad_user_data: 'advertisement',
  ad_personalization: 'advertisement',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: '',
};

/** The state of consent in the form that Google's tags expect. */
export function googleConsent(isAllowed: (category: string) => boolean): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(
    Object.entries(GOOGLE).map(([name, category]) => [name, !category || isAllowed(category) ? 'granted' : 'denied']),
  );
}

/** The WP Consent API's categories by ours, as CookieYes translates them. The API is not told about `necessary`. */
export const WP_CATEGORIES: Record<string, readonly string[]> = {
  functional: ['preferences'],
  analytics: ['statistics', 'statistics-anonymous'],
  performance: ['functional'],
  advertisement: ['marketing'],
};
