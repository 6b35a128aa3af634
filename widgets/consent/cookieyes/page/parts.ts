/** Owns finding the parts of CookieYes' banner, of which a page has one. */

/** The banner, without the preferences. */
export const NOTICE = '.cky-consent-container';

/** The first element of the page that matches. */
export const find = <T extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<T>(selector);

/** Sets a class of the first element that matches. */
export const setClass = (selector: string, name: string, isOn: boolean) => find(selector)?.classList.toggle(name, isOn);
