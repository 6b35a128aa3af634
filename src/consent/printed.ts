/**
 * Owns whether a consent banner is printed into the page. A file of its own, to save bytes: the loader asks that of
 * every page.
 */

/** The settings of the island's own banner. */
export const OWN_BANNER = 'script[data-island~=consent]';

/** True when the page has the island's own banner or CookieYes' template: in both cases the island asks for consent. */
export const isBannerPrinted = (): boolean => !!document.querySelector(`#ckyBannerTemplate,${OWN_BANNER}`);
