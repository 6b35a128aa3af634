/** Owns what language a page says that it is in. */

/** The page's language, such as "de-DE"; "" when the page does not say. */
export const pageLanguage = (): string => document.documentElement.lang;
