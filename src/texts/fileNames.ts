/** Owns which translations fit a page's language, the closest first. Pure. */

const partsOf = (tag: string) => tag.toLowerCase().split(/-|_/) as [string, ...string[]];

/**
 * The names of the translations that fit a page: "de-de-formal", "de-formal", "de-de" and "de" for `de_DE_formal`. The
 * plugin's class-language.php finds the same names.
 * @param language the page's language, such as "de-DE"; "" for none
 * @param locale the shop's locale, such as "de_DE_formal". It counts only on a page in its own language.
 */
export function fileNames(language: string, locale = ''): string[] {
  const page = partsOf(language);
  const shop = partsOf(locale);
  const parts = shop[0] === page[0] ? shop : page;
  const [base] = parts;
  return [parts.join('-'), `${base}-${parts.at(-1)}`, `${base}-${parts[1]}`, base];
}
