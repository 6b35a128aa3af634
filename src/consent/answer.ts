/**
 * Owns the question whether a visitor has agreed to something. Each call answers anew: by the visitor's choice in
 * CookieYes' cookie, or else by the WP Consent API of another banner. Without either nobody has agreed to anything.
 */
import { hasBanner } from './banner';
import { readChoice } from './choice';
import { allows, NECESSARY } from './choice.rules';
import { isLawKnown, law } from './law';
import { WP_CATEGORIES } from './signals.rules';
import { apiConsentTo } from './wpConsentApi';

/** True when the page asks its visitors at all, so that a missing answer means no. */
export const isManaged = (): boolean => hasBanner() || apiConsentTo('functional') !== undefined;

const allowed = (category: string) => {
  const choice = readChoice();
  // Once a visitor has agreed to something, both laws mean the same, and nobody has to find out which law applies.
  if (!category || category === NECESSARY || hasBanner())
    return allows(choice, category, choice.isGiven ? 'gdpr' : law());
  return !!apiConsentTo(WP_CATEGORIES[category]?.[0] ?? '');
};

/**
 * True when the visitor's choice allows a category now.
 * @param category `functional`, `analytics`, `performance`, `advertisement` or one of the shop's own. It may name
 * several, separated by spaces or commas; the choice must then allow all. `necessary` and '' are always allowed (SPEC
 * 3.13)
 */
export const isGranted = (category: string): boolean => category.split(/[\s,]+/).every(allowed);

/** True when nothing stands against a category now: the visitor's choice allows it, or nobody on the page asks. */
export const isAllowed = (category: string): boolean => !isManaged() || isGranted(category);

/**
 * True when the visitor's choice forbids a category now. False on a page where nobody asks, and until the page's banner
 * has named its law: unknown is no refusal.
 */
export const isRefused = (category: string): boolean => isManaged() && isLawKnown() && !isGranted(category);
