/**
 * Owns whether CookieYes or the island asks a page's visitors for consent. A file of its own, to save bytes: not every
 * page needs the answer itself.
 */
import { readCookie } from '../dom/cookie';
import { pageGlobal } from '../dom/pageGlobal';
import { CONSENT_COOKIE } from './choice.rules';

/**
 * Elements of CookieYes and of the island's own banner. Looked up one by one: for a list, browsers check every element.
 */
const MANAGERS = '#ckyBannerTemplate,#cookieyes,.cky-consent-container,[data-island~=consent]';

/** True when CookieYes or the island asks, or has asked. Their cookie then holds the answer. */
export const hasBanner = (): boolean =>
  !!readCookie(CONSENT_COOKIE) ||
  !!pageGlobal('_ckyConfig')._categories ||
  MANAGERS.split(',').some((one) => document.querySelector(one));
