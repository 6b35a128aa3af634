/**
 * Owns what the WP Consent API says: whether a shopper has agreed to a category of cookies. Cookie banners speak through
 * it; without it nobody is asked here.
 */

interface ConsentPage {
  wp_has_consent?: (category: string) => boolean;
  /** Of the banner; known late on some pages. */
  wp_consent_type?: string;
  consent_api?: { consent_type?: string };
}

/**
 * Whether a category (`marketing`, `statistics` …; "" for none) is agreed to; undefined where there is no such API or no
 * banner has said yet which law it follows. The API calls everything agreed to until then.
 */
export function consentTo(category: string): boolean | undefined {
  const { wp_has_consent, wp_consent_type, consent_api } = window as ConsentPage;
  return category && (wp_consent_type || consent_api?.consent_type) ? wp_has_consent?.(category) : undefined;
}

/** Calls back when a category is agreed to or refused, and when a banner says which law it follows. */
export function onConsent(category: string, run: (isAllowed: boolean) => void): void {
  if (!category) return;
  document.addEventListener('wp_listen_for_consent_change', ({ detail }: CustomEventInit<Record<string, string>>) => {
    // An array with named keys, or a plain object.
    const choice = detail?.[category];
    if (choice) run(choice === 'allow');
  });
  document.addEventListener('wp_consent_type_defined', () => {
    const isAllowed = (window as ConsentPage).wp_has_consent?.(category);
    if (isAllowed !== undefined) run(isAllowed);
  });
}
