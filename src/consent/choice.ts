/**
 * Owns the visitor's choice: CookieYes' cookie, which CookieYes' own script writes or the island. Everybody who asks
 * gets what the cookie holds now; it is parsed once.
 */
import { readCookie } from '../dom/cookie';
import { CONSENT_COOKIE, type Consent, parseConsent } from './choice.rules';

/** The cookie's text when it was parsed, and what it says. */
let parsed = '';
let choice: Readonly<Consent> = parseConsent(parsed);

/** The cookie's text now; '' without a cookie. */
export const readChoiceText = (): string => readCookie(CONSENT_COOKIE);

/** The choice that the cookie holds now. */
export function readChoice(): Readonly<Consent> {
  const text = readChoiceText();
  if (text !== parsed) choice = parseConsent((parsed = text));
  return choice;
}
