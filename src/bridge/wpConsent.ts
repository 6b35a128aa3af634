/**
 * Owns the answer for plugins that name a category of the WP Consent API, such as WooCommerce's order attribution. Where
 * that API is missing, what CookieYes or the island's own banner has been told counts.
 */
import { WP_CATEGORIES } from '../rules/consent';
import { hasBanner, isGranted, onConsent as onOwnConsent } from './consent';
import { apiConsentTo, consentApi } from './consentApi';

/** Our name of a category; without the API a shop names none, and asks about where a shopper came from. */
const ownName = (category: string) => Object.keys(WP_CATEGORIES).find((own) => WP_CATEGORIES[own]?.includes(category)) ?? 'advertisement';

/** Whether a category (`marketing`, `statistics` …; "" for none) is agreed to; undefined where nobody asks. */
export function consentTo(category: string): boolean | undefined {
  return apiConsentTo(category) ?? (hasBanner() ? isGranted(ownName(category)) : undefined);
}

/** Calls back when a category is agreed to or refused, and when a banner says which law it follows. */
export function onConsent(category: string, run: (isAllowed: boolean) => void): void {
  onOwnConsent(ownName(category), (isAllowed) => {
    if (hasBanner() && apiConsentTo(category) === undefined) run(isAllowed);
  });
  if (!category) return;
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
