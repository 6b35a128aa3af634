/** Owns whether a page asks its visitors for consent. Apart for bytes: the loader asks that of every page. */

/** The island's own banner. */
export const BANNER = 'script[data-island~=consent]';

/** True when the page asks its visitors for consent: by the island's code, or by CookieYes' template. */
export const isManaged = (): boolean => !!document.querySelector(`#ckyBannerTemplate,${BANNER}`);
