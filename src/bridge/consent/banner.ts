/** Owns whether CookieYes or the island asks a page's visitors for consent. Apart from their answer, which not every page needs. */
import { CONSENT_COOKIE } from '../../rules/consent';
import { readCookie } from '../page/cookies';
import { pageGlobal } from '../page/globals';

/** What a page with CookieYes or with the island's own banner has. One by one: of a list, browsers look at every element. */
const MANAGERS = '#ckyBannerTemplate,#cookieyes,.cky-consent-container,[data-island~=consent]';

/** True where CookieYes or the island asks, or has asked: then what they keep is the answer. */
export const hasBanner = (): boolean =>
  !!readCookie(CONSENT_COOKIE) || !!pageGlobal('_ckyConfig')._categories || MANAGERS.split(',').some((one) => document.querySelector(one));
