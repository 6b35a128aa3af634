/**
 * Owns what may be wrong with how a translation is written: quotation marks, spaces, punctuation, and how it addresses
 * the shopper.
 */
import type { Words } from '../../src/texts/say';

type Translation = Readonly<Record<string, Words>>;
type Rule = readonly [fault: string, pattern: RegExp];

const THIN = '\u202f';
const FIXED = '\u00a0';

/** What no language has. */
const EVERYWHERE: readonly Rule[] = [
  ['a straight quotation mark', /['"]/],
  ['three dots for an ellipsis', /\.\.\./],
  ['two spaces, or one at an end', / {2}|^\s|\s$/],
];

/** The quotation marks of each language, the opening one first. */
const QUOTES: Readonly<Record<string, string>> = {
  ar: '«»',
  de: '„“',
  es: '«»',
  fr: '«»',
  it: '«»',
  ja: '「」',
  nl: '“”',
  pl: '„”',
  pt: '“”',
};
const ALL_QUOTES = '„“”«»「」';

/** Whole words, in any alphabet. */
const words = (any: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, flags);

/**
 * What a language itself does not have. Each addresses the shopper in one way: the first line of its file says in
 * which.
 */
const OWN: Readonly<Record<string, readonly Rule[]>> = {
  ar: [['punctuation of another script', /^(?:[^\u2066]|\u2066[^\u2069]*\u2069)*?[,;?]/]],
  de: [
    ['an informal address', words('du|dich|dir|dein\\w*|euch|euer|eure\\w*')],
    ['no fixed space before “%” or “…”', new RegExp(`(?<!${FIXED})[%…]`)],
  ],
  es: [
    ['an informal address', words('tú|tu|tus|te|ti|contigo')],
    ['no fixed space before “%”', new RegExp(`(?<!${FIXED})%`)],
    ['no mark that opens a question or an exclamation', /^[^¿]*\?|^[^¡]*!/],
  ],
  fr: [
    ['an informal address', words('tu|toi|ton|ta|tes')],
    ['no thin fixed space before “!”, “?”, “;” or “%”', new RegExp(`(?<!${THIN})[!?;%]`)],
    ['no fixed space before “:” or within “«»”', new RegExp(`(?<!${FIXED})[:»]|«(?!${FIXED})`)],
  ],
  it: [['a formal address', words('Lei|Le|La Sua|Suo|Sua|Suoi|Sue|[Ss]i prega', 'u')]],
  ja: [['punctuation of another script', /[.,!?](?! ?\{)/]],
  nl: [['an informal address', words('je|jij|jou|jouw|jullie')]],
  pl: [['an informal address', words('ty|ciebie|tobie|tw[oó]j\\w*')]],
  pt: [['an address with “tu”', words('tu|teu|teus|tua|tuas|te|ti')]],
};

/** Quotation marks of other languages, or not in the order in which they open and close. */
function hasOtherQuotes(language: string, text: string): boolean {
  const found = [...text].filter((character) => ALL_QUOTES.includes(character)).join('');
  return found !== (QUOTES[language] ?? '').repeat(found.length / 2);
}

/** What is wrong with how a translation is written, in words. */
export function typographyFaults(language: string, translation: Translation): string[] {
  const rules = [...EVERYWHERE, ...(OWN[language] ?? [])];
  const texts = Object.entries(translation).flatMap(([key, said]): [string, string][] =>
    typeof said === 'string'
      ? [[key, said]]
      : Object.entries(said).map(([form, text]) => [`${key}.${form}`, text as string]),
  );
  return texts.flatMap(([place, text]) => [
    ...rules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => `${place} has ${fault}`),
    ...(hasOtherQuotes(language, text) ? [`${place} has quotation marks of another language`] : []),
  ]);
}
