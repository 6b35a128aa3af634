/**
 * Owns the WP Consent API: the words in which cookie banners and plugins of a WordPress page tell each other what is
 * agreed to.
 */
import { ownFunction, ownGlobal } from '../../dom/ownGlobal';
import { type Law, WP_CATEGORIES } from '../../rules/consent';

export interface ConsentApi {
  wp_has_consent?: (category: string) => boolean;
  wp_set_consent?: (category: string, value: 'allow' | 'deny') => void;
  /** Of the banner; known late on some pages. */
  wp_consent_type?: string;
  consent_api?: { consent_type?: string };
}

/** What there is of it now. */
export const consentApi = (): ConsentApi => ({
  wp_has_consent: ownFunction('wp_has_consent'),
  wp_set_consent: ownFunction('wp_set_consent'),
  wp_consent_type: ownGlobal('wp_consent_type'),
  consent_api: ownGlobal('consent_api'),
});

/**
 * Whether one of the API's categories (`marketing`, `statistics` …) is agreed to; undefined where there is no such API or
 * no banner has said yet which law it follows. The API calls everything agreed to until then.
 */
export function apiConsentTo(category: string): boolean | undefined {
  const { wp_has_consent, wp_consent_type, consent_api } = consentApi();
  return category && (wp_consent_type || consent_api?.consent_type) ? wp_has_consent?.(category) : undefined;
}

/** Tells the API, where it is on, what is agreed to; it keeps that in cookies of its own. */
export function tellApi(law: Law, isAllowed: (category: string) => boolean): void {
  const { wp_set_consent } = consentApi();
  if (!wp_set_consent) return;
  Object.assign(window, { wp_consent_type: law === 'ccpa' ? 'optout' : 'optin' });
  document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  for (const [category, names] of Object.entries(WP_CATEGORIES)) {
    for (const name of names) wp_set_consent(name, isAllowed(category) ? 'allow' : 'deny');
  }
}
