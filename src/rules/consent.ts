/**
 * What a visitor's choice means, and how CookieYes writes it into its cookie: `key:value`, joined by commas. Whoever wants
 * to know whether something is allowed asks src/bridge/consent/consent.ts.
 */
import { recordOf, recordsOf, scalarOf, type Values } from './values';

/** Holds the choice; CookieYes' own name, so that other plugins see the same. */
export const CONSENT_COOKIE = 'cookieyes-consent';

/** Always allowed. */
export const NECESSARY = 'necessary';

/** SPEC 3.13. A page's own list may have others. */
export const CATEGORIES: readonly string[] = [NECESSARY, 'functional', 'analytics', 'performance', 'advertisement'];

/** Under `gdpr` nothing is allowed until a visitor says so; under `ccpa` what is on by default is, until a visitor objects. */
export type Law = 'gdpr' | 'ccpa';

/** The law of CookieYes' settings (`_ckyConfig`): the banner's; `_activeLaw` is 'gdpr' on every page, and counts where the banner says none. */
export function lawOf({ _bannerConfig, _activeLaw }: Values): Law {
  const said = [recordOf(recordOf(_bannerConfig).settings).applicableLaw, _activeLaw].map((law) => scalarOf(law).trim()).find(Boolean);
  return said === 'ccpa' ? 'ccpa' : 'gdpr';
}

export interface Consent {
  /** Names this choice in a shop's records. */
  id: string;
  /** GDPR: the visitor agreed to something. CCPA: the visitor objected. */
  isGiven: boolean;
  /** The visitor has chosen; the cookie alone does not say that. */
  isDecided: boolean;
  /** By category. */
  choices: Record<string, boolean>;
}

/** Reads the cookie; whatever is missing or unknown counts as no. */
export function parseConsent(cookie: string): Consent {
  const pairs = cookie.split(',').map((pair) => pair.split(':') as [key: string, value?: string]);
  const { consentid = '', consent, action, ...choices } = Object.fromEntries(pairs);
  const isYes = Object.entries(choices).map(([slug, value]) => [slug, value === 'yes'] as const);
  return { id: consentid, isGiven: consent === 'yes', isDecided: action === 'yes', choices: Object.fromEntries(isYes) };
}

const word = (isYes: boolean | undefined) => (isYes ? 'yes' : 'no');

/** Writes the cookie, its keys in CookieYes' order. */
export function printConsent({ id, isGiven, isDecided, choices }: Consent): string {
  const own = [`consentid:${id}`, `consent:${word(isGiven)}`, `action:${isDecided ? 'yes' : ''}`];
  return [...own, ...Object.entries(choices).map(([slug, isYes]) => `${slug}:${word(isYes)}`)].join();
}

/** Whether a category is allowed; '' is what belongs to none, such as a shop's own service. */
export function allows({ isGiven, choices }: Consent, category: string, law: Law = 'gdpr'): boolean {
  return !category || category === NECESSARY || ((law === 'ccpa' || isGiven) && choices[category] === true);
}

/** Whether a cookie agrees to a category under `gdpr`, the stricter law: what the guard goes by, which does not know yet which law holds. */
export const agrees = (cookie: string, category: string): boolean =>
  !category || category === NECESSARY || ['consent', category].every((key) => cookie.split(',').includes(`${key}:yes`));

/** Scripts and frames whose address holds `match` wait for all categories that are needed, between spaces. */
export interface Provider {
  match: string;
  needed: string;
}

/** The providers of a list: the island's (`match`, `category`) or CookieYes' (`re`, `categories`). What is incomplete is left out. */
export const providersIn = (list: unknown): Provider[] =>
  recordsOf(list)
    .map(({ match, re, category, categories }) => ({
      match: scalarOf(match ?? re).trim(),
      needed: [categories ?? category].flat().map(scalarOf).join(' ').trim(),
    }))
    .filter(({ match, needed }) => match && needed);

/** Which categories the address of a script or frame needs, between spaces; '' for none. Host and path count, `www.` does not. */
export function neededFor(address: string, base: string, providers: readonly Provider[]): string {
  if (!URL.canParse(address, base)) return '';
  const { hostname, pathname } = new URL(address, base);
  const bare = (hostname + pathname).replace(/^www\./, '');
  return providers.find(({ match }) => bare.includes(match))?.needed ?? '';
}

/** Google Consent Mode v2, by our category; '' is what needs none. */
const GOOGLE = {
  ad_storage: 'advertisement',
  ad_user_data: 'advertisement',
  ad_personalization: 'advertisement',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: '',
};

/** What Google's tags are told. */
export function googleConsent(isAllowed: (category: string) => boolean): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(Object.entries(GOOGLE).map(([name, category]) => [name, !category || isAllowed(category) ? 'granted' : 'denied']));
}

/** Categories of the WP Consent API, by ours, as CookieYes translates them; `necessary` is not told. */
export const WP_CATEGORIES: Record<string, readonly string[]> = {
  functional: ['preferences'],
  analytics: ['statistics', 'statistics-anonymous'],
  performance: ['functional'],
  advertisement: ['marketing'],
};
