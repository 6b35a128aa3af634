/**
 * Owns the question whether a visitor has agreed to something. The answer is asked for each time, where it stands: in
 * CookieYes' cookie (written by its own script or by the island), or else in the WP Consent API of another banner.
 * Without either nobody has agreed to anything.
 */
import { ownFunction } from '../../dom/ownGlobal';
import { allows, CONSENT_COOKIE, lawOf, NECESSARY, parseConsent, WP_CATEGORIES } from '../../rules/consent';
import { readCookie } from '../page/cookies';
import { pageGlobal } from '../page/globals';
import { hasBanner } from './banner';
import { apiConsentTo } from './consentApi';

/** True where the page asks its visitors at all, so that a missing answer is a no. */
export const isManaged = (): boolean => hasBanner() || apiConsentTo('functional') !== undefined;

/** What CookieYes' cookie says now. */
export const readConsent = () => parseConsent(readCookie(CONSENT_COOKIE));

type GetConsent = () => { activeLaw?: unknown } | undefined;

/** A page of CookieYes' service has no settings: there its script says which law holds. */
const law = () => lawOf({ _activeLaw: ownFunction<GetConsent>('getCkyConsent')?.()?.activeLaw, ...pageGlobal('_ckyConfig') });

const allowed = (category: string) => {
  if (!category || category === NECESSARY || hasBanner()) return allows(readConsent(), category, law());
  return !!apiConsentTo(WP_CATEGORIES[category]?.[0] ?? '');
};

/**
 * Whether a category is agreed to now.
 * @param category `functional`, `analytics`, `performance`, `advertisement` or one of the shop's own; several, between
 * spaces or commas, are all needed. `necessary` and '' always are agreed to (SPEC 3.13)
 */
export const isGranted = (category: string): boolean => category.split(/[\s,]+/).every(allowed);
