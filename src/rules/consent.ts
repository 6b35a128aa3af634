/**
 * Owns what a visitor's choice means, and how CookieYes writes it into its cookie: `key:value`, joined by commas. To
 * find out whether the visitor allows something, ask src/bridge/consent/answer.ts.
 */
import { recordOf, scalarOf, type Values } from './values';

/** The cookie that holds the choice. It has CookieYes' own name, so that other plugins read the same choice. */
export const CONSENT_COOKIE = 'cookieyes-consent';

/** The category that is always allowed. */
export const NECESSARY = 'necessary';

/** The categories of SPEC 3.13. A page's own list may have others. */
export const CATEGORIES: readonly string[] = [NECESSARY, 'functional', 'analytics', 'performance', 'advertisement'];

/**
 * Under `gdpr` nothing is allowed until the visitor agrees. Under `ccpa` the defaults are allowed until the visitor
 * objects.
 */
export type Law = 'gdpr' | 'ccpa';

/**
 * The law of CookieYes' settings (`_ckyConfig`): that of the banner. Without one, `_activeLaw`, which is 'gdpr' on
 * every page.
 */
export function lawOf({ _bannerConfig, _activeLaw }: Values): Law {
  const said = [recordOf(recordOf(_bannerConfig).settings).applicableLaw, _activeLaw]
    .map((law) => scalarOf(law).trim())
    .find(Boolean);
  return said === 'ccpa' ? 'ccpa' : 'gdpr';
}

export interface Consent {
  /** The id of this choice in the shop's records. */
  id: string;
  /** Under GDPR: the visitor has agreed to something. Under CCPA: the visitor has objected. */
  isGiven: boolean;
  /** True when the visitor has chosen. The cookie's mere existence does not prove that. */
  isDecided: boolean;
  /** True for each category that the visitor agrees to. */
  choices: Record<string, boolean>;
}

/** Reads the cookie. A missing or unknown value counts as no. */
export function parseConsent(cookie: string): Consent {
  const pairs = cookie.split(',').map((pair) => pair.split(':') as [key: string, value?: string]);
  const { consentid = '', consent, action, ...choices } = Object.fromEntries(pairs);
  const isYes = Object.entries(choices).map(([slug, value]) => [slug, value === 'yes'] as const);
  return { id: consentid, isGiven: consent === 'yes', isDecided: action === 'yes', choices: Object.fromEntries(isYes) };
}

const word = (isYes: boolean | undefined) => (isYes ? 'yes' : 'no');

/** The cookie's text, with the keys in CookieYes' order. */
export function printConsent({ id, isGiven, isDecided, choices }: Consent): string {
  const own = [`consentid:${id}`, `consent:${word(isGiven)}`, `action:${isDecided ? 'yes' : ''}`];
  return [...own, ...Object.entries(choices).map(([slug, isYes]) => `${slug}:${word(isYes)}`)].join();
}

/** True when a category is allowed. '' stands for things without a category, such as a shop's own service. */
export function allows({ isGiven, choices }: Consent, category: string, law: Law = 'gdpr'): boolean {
  return !category || category === NECESSARY || ((law === 'ccpa' || isGiven) && choices[category] === true);
}

/**
 * True when a cookie agrees to a category. The guard holds by `gdpr`, the stricter law, because it does not know yet
 * which law applies.
 */
export const agrees = (cookie: string, category: string, law: Law = 'gdpr'): boolean =>
  !category ||
  category === NECESSARY ||
  (law === 'ccpa' ? [category] : ['consent', category]).every((key) => cookie.split(',').includes(`${key}:yes`));

/**
 * The categories that the address of a script or frame needs by a list of providers, separated by spaces; '' for none.
 * Of the entries that fit, the first one counts. An incomplete entry fits nothing.
 *
 * The grammar is CookieYes': it makes an expression of `re` in which every character but the bar stands for itself, and
 * looks for it in host and path without `www.`, and in the whole address of what scripts make. The bar means "or".
 * @param list entries in the island's form, `match` and `category`, or CookieYes', `re` and `categories`
 */
export function neededFor(address: string, base: string, list: readonly Values[]): string {
  if (!URL.canParse(address, base)) return '';
  const { href, hostname, pathname } = new URL(address, base);
  const first = (text: string) => {
    for (const { match, re, category, categories } of list) {
      const parts = scalarOf(match ?? re).trim();
      const needed = [categories ?? category].flat().map(scalarOf).join(' ');
      if (parts && needed && parts.split('|').some((part) => text.includes(part))) return needed;
    }
    return '';
  };
  return `${first((hostname + pathname).replace(/^www\./, ''))} ${first(`${address}\n${href}`)}`;
}

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
