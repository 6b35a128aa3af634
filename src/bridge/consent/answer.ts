/**
 * Owns the question whether a visitor has agreed to something. Each call reads the answer anew: from CookieYes' cookie
 * (written by CookieYes' own script or by the island), or else from the WP Consent API of another banner. Without
 * either nobody has agreed to anything.
 */
import { ownFunction } from '../../dom/ownGlobal';
import { allows, CONSENT_COOKIE, type Law, lawOf, NECESSARY, parseConsent, WP_CATEGORIES } from '../../rules/consent';
import { readCookie } from '../page/cookies';
import { pageGlobal } from '../page/globals';
import { hasBanner } from './banner';
import { apiConsentTo } from './consentApi';

/** True when the page asks its visitors at all, so that a missing answer means no. */
export const isManaged = (): boolean => hasBanner() || apiConsentTo('functional') !== undefined;

/** The choice that CookieYes' cookie holds now. */
export const readConsent = () => parseConsent(readCookie(CONSENT_COOKIE));

type GetConsent = () => { activeLaw?: unknown } | undefined;

/**
 * The law that applies. A page of CookieYes' service has no settings; there its script names the law. Elsewhere that
 * function is not asked: it may be the island's own, which would read the cookie once more.
 */
function law(): Law {
  const settings = pageGlobal('_ckyConfig');
  if (settings._activeLaw || settings._bannerConfig) return lawOf(settings);
  return lawOf({ _activeLaw: ownFunction<GetConsent>('getCkyConsent')?.()?.activeLaw });
}

const allowed = (category: string) => {
  if (!category || category === NECESSARY || hasBanner()) return allows(readConsent(), category, law());
  return !!apiConsentTo(WP_CATEGORIES[category]?.[0] ?? '');
};

/**
 * True when the visitor's choice allows a category now.
 * @param category `functional`, `analytics`, `performance`, `advertisement` or one of the shop's own. Of several,
 * separated by spaces or commas, the choice must allow all. `necessary` and '' are always allowed (SPEC 3.13)
 */
export const isGranted = (category: string): boolean => category.split(/[\s,]+/).every(allowed);
