/** Puts what a story's shop says into the toolbar's language, as a shop of that language prints it. */
import { changedHtml, changedValue } from '../../demo/words/markup';
import type { Find } from '../../demo/words/phrases';
import { findersWith } from '../../demo/words/translate';
import { ar } from './ar';
import { de } from './de';

/** Finds a phrase's translation, by the language's code. */
export const finders = findersWith({ de, ar });

const changeTo = (find: Find) => (phrase: string) => find(phrase) ?? phrase;

/** Server HTML in the page's language; a phrase without a translation, or a language without a table, stays. */
export function htmlInLanguage(html: string): string {
  const find = finders[document.documentElement.lang];
  return find ? changedHtml(html, changeTo(find)) : html;
}

/** A phrase of a story's own page in the page's language; the phrase itself where there is no translation. */
export const inLanguage = (phrase: string): string => finders[document.documentElement.lang]?.(phrase) ?? phrase;

/** A shop's answer in the page's language: HTML, JSON or a plain phrase. */
export function answerInLanguage(text: string): string {
  const find = finders[document.documentElement.lang];
  return find ? String(changedValue(text, changeTo(find))) : text;
}

const isPlain = (value: unknown) =>
  typeof value === 'string' ||
  Array.isArray(value) ||
  (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);

/** A story's args in the page's language: the phrases and the HTML in texts, lists and plain objects. */
export function argsInLanguage<Args extends object>(args: Args): Args {
  const find = finders[document.documentElement.lang];
  if (!find) return args;
  const changed = Object.entries(args).map(([key, value]) => [
    key,
    isPlain(value) ? changedValue(value, changeTo(find)) : value,
  ]);
  return Object.fromEntries(changed) as Args;
}
