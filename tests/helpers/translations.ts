/** Owns the checks of a translation of the texts. */
import type { Words } from '../../src/texts/say';
import * as table from '../../src/texts/table';

type Translation = Readonly<Record<string, Words>>;

/** The numbers of each plural form that a language needs. */
type Wanted = ReadonlyMap<string, readonly number[]>;

/** Numbers that a shop counts to; some languages have a form of their own for a million. */
const NUMBERS = [...Array(1001).keys()];

const ENGLISH = new Map(Object.values(table).map(({ key, en }) => [key, en]));

const namesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))].sort();

/** The numbers of each plural form; `other` is there in any case. */
function numbersByForm(language: string): Wanted {
  const rules = new Intl.PluralRules(language);
  const forms = new Map<string, number[]>([['other', []]]);
  for (const number of NUMBERS) {
    const form = rules.select(number);
    forms.set(form, [...(forms.get(form) ?? []), number]);
  }
  return forms;
}

/** A form for a single number may say the number in words, and so may the form for 1. */
const isWritten = (numbers: readonly number[]) => numbers.length === 1 || numbers.includes(1);

function placeholderFaults(place: string, text: string, english: string, mayLeaveCount = false): string[] {
  const given = namesIn(text);
  const wanted = namesIn(english);
  return [
    ...wanted
      .filter((name) => !given.includes(name) && !(mayLeaveCount && name === 'count'))
      .map((name) => `${place} lacks {${name}}`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `${place} has {${name}}, which the text does not know`),
  ];
}

function formFaults(wanted: Wanted, key: string, forms: Readonly<Record<string, string>>, english: string): string[] {
  return [
    ...[...wanted.keys()].filter((form) => !forms[form]).map((form) => `${key} lacks the form "${form}"`),
    ...Object.keys(forms)
      .filter((form) => !wanted.has(form))
      .map((form) => `${key} has the form "${form}", which the language does not need`),
    ...Object.entries(forms).flatMap(([form, text]) =>
      placeholderFaults(`${key}.${form}`, text, english, isWritten(wanted.get(form) ?? [])),
    ),
  ];
}

function wordsFaults(wanted: Wanted, key: string, words: Words, english: Words): string[] {
  if (typeof english === 'string')
    return typeof words === 'string' ? placeholderFaults(key, words, english) : [`${key} has forms, but no count`];
  return typeof words === 'string'
    ? [`${key} has no forms`]
    : formFaults(wanted, key, words as Record<string, string>, english.other);
}

/** What is wrong with a translation, in words. */
export function translationFaults(language: string, translation: Translation): string[] {
  const wanted = numbersByForm(language);
  return [
    ...[...ENGLISH.keys()].filter((key) => !translation[key]).map((key) => `${key} is missing`),
    ...Object.entries(translation).flatMap(([key, words]) => {
      if (!words) return [];
      const english = ENGLISH.get(key);
      return english === undefined ? [`${key} is no text's key`] : wordsFaults(wanted, key, words, english);
    }),
  ];
}

/** What is wrong with a variant's words, in words: they repeat its language's, or no text has the key. */
export function variantFaults(language: Translation, own: Translation): string[] {
  return Object.entries(own).flatMap(([key, words]) => {
    if (!ENGLISH.has(key)) return [`${key} is no text's key`];
    return JSON.stringify(words) === JSON.stringify(language[key]) ? [`${key} is the same`] : [];
  });
}
