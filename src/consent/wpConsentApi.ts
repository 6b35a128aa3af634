/**
 * Owns the WP Consent API, by which the cookie banners and plugins of a WordPress page tell each other what the visitor
 * has agreed to.
 */
import { ownFunction, ownGlobal } from '../dom/ownGlobal';
import type { Law } from './law.rules';
import { WP_CATEGORIES } from './signals.rules';

export interface ConsentApi {
  wp_has_consent?: (category: string) => boolean;
  wp_set_consent?: (category: string, value: 'allow' | 'deny') => void;
  /** The law that the banner follows. Some pages set it late. */
  wp_consent_type?: string;
  consent_api?: { consent_type?: string };
}

/** The parts of the API that the page has now. */
export const consentApi = (): ConsentApi => ({
  wp_has_consent: ownFunction('wp_has_consent'),
  wp_set_consent: ownFunction('wp_set_consent'),
  wp_consent_type: ownGlobal('wp_consent_type'),
  consent_api: ownGlobal('consent_api'),
});

/**
 * True when the visitor has agreed to one of the API's categories (`marketing`, `statistics` …). Undefined when the
 * page has no such API, or when no banner has said yet which law it follows: until then the API calls everything
 * allowed.
 */
export function apiConsentTo(category: string): boolean | undefined {
  const { wp_has_consent, wp_consent_type, consent_api } = consentApi();
  return category && (wp_consent_type || consent_api?.consent_type) ? wp_has_consent?.(category) : undefined;
}

/**
 * Tells the API what the visitor has agreed to, if the page has the API. The API keeps the choice in its own cookies.
 */
export function tellApi(law: Law, isAllowed: (category: string) => boolean): void {
  const { wp_set_consent } = consentApi();
  if (!wp_set_consent) return;
  Object.assign(window, { wp_consent_type: law === 'ccpa' ? 'optout' : 'optin' });
  document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  for (const [category, names] of Object.entries(WP_CATEGORIES)) {
    for (const name of names) wp_set_consent(name, isAllowed(category) ? 'allow' : 'deny');
  }
}
