/**
 * Owns what a visitor's choice means, and how CookieYes writes it into its cookie: `key:value`, joined by commas. To
 * find out what the visitor allows now, ask answer.ts. Pure.
 */
import type { Law } from './law.rules';

/** The cookie that holds the choice. It has CookieYes' own name, so that other plugins read the same choice. */
export const CONSENT_COOKIE = 'cookieyes-consent';

/** The category that is always allowed. */
export const NECESSARY = 'necessary';

/** The categories of SPEC 3.13. A page's own list may have others. */
export const CATEGORIES: readonly string[] = [NECESSARY, 'functional', 'analytics', 'performance', 'advertisement'];

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
