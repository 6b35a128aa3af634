/**
 * The demo's own words in German and Arabic. Runs in Node and in a browser: it reads HTML as text, and imports nothing
 * but its tables.
 */
import { ar } from './ar';
import { de } from './de';
import { changedHtml, changedValue } from './markup';
import { names } from './names';
import { type Find, finder, type Table } from './phrases';

const same: Table = Object.fromEntries(names.map((name) => [name, name]));
const tables: Readonly<Record<string, Table>> = { de: { ...same, ...de }, ar: { ...same, ...ar } };

/**
 * Finds a phrase's translation, by the language's code.
 *
 * @param more further phrases by language, which come before the demo's own
 */
export const findersWith = (more: Readonly<Record<string, Table>> = {}): Readonly<Record<string, Find>> =>
  Object.fromEntries(
    Object.entries(tables).map(([language, table]) => [language, finder({ ...table, ...more[language] })]),
  );

const finders = findersWith();

const finderOf = (language: string) => (Object.hasOwn(finders, language) ? finders[language] : undefined);

/** Two words or more, the first with a capital letter: what a value of JSON is when people read it. */
const SENTENCE = /^\p{Lu}[^{}<>=_/]* [^{}<>=_/]*$/u;

/** Other values are selectors, addresses, numbers. */
const mayBeRead = (phrase: string, isValue = false) => !isValue || /^[\p{L}“]/u.test(phrase);

const changeTo = (find: Find) => (phrase: string, isValue?: boolean) =>
  (mayBeRead(phrase, isValue) ? find(phrase) : undefined) ?? phrase;

/**
 * HTML in another language. A phrase that the language's table does not have stays in English.
 *
 * @param html a page or a part of one, in English
 * @param language a code of two letters, `de` or `ar`; any other leaves the HTML as it is
 */
export function translate(html: string, language: string): string {
  const find = finderOf(language);
  return find ? changedHtml(html, changeTo(find)) : html;
}

/** The text of a JSON answer in another language: its HTML, and the phrases that the table has. */
export function translateJson(text: string, language: string): string {
  const find = finderOf(language);
  if (!find) return text;
  try {
    return JSON.stringify(changedValue(JSON.parse(text), changeTo(find)));
  } catch {
    return text;
  }
}

/**
 * The phrases of HTML that people read and that have no translation, each once.
 *
 * @param isName says which words stay as they are in each language, such as a game's title
 */
export function notFound(html: string, find: Find, isName: (text: string) => boolean): string[] {
  const missing = new Set<string>();
  changedHtml(html, (phrase, isValue) => {
    const isRead = !isValue || SENTENCE.test(phrase);
    if (isRead && find(phrase) === undefined && !isName(phrase)) missing.add(phrase);
    return phrase;
  });
  return [...missing];
}

/** The phrases of a page that a language's table does not have, each once. @param isName as in `notFound` */
export const untranslated = (html: string, language: string, isName: (text: string) => boolean): string[] =>
  notFound(html, finder(tables[language] ?? {}, isName), isName);
