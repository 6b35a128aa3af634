/** Owns reading the language that a page declares. */

/** The page's language, such as "de-DE"; "" when the page does not say. */
export const pageLanguage = (): string => document.documentElement.lang;
