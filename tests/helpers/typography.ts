/**
 * Owns the checks of a translation's typography: quotation marks, spaces, punctuation, and how it addresses the
 * shopper.
 */
import type { Words } from '../../src/texts/say';

type Translation = Readonly<Record<string, Words>>;
type Rule = readonly [fault: string, pattern: RegExp];

const THIN = '\u202f';
const FIXED = '\u00a0';

/** Mistakes in any language. */
const EVERYWHERE: readonly Rule[] = [
  ['a straight quotation mark', /['"]/],
  ['three dots for an ellipsis', /\.\.\./],
  ['two spaces, or one at an end', / {2}|^\s|\s$/],
];

/** The quotation marks of each language, the opening one first. */
const QUOTES: Readonly<Record<string, string>> = {
  ar: '«»',
  de: '„“',
  'de-ch': '«»',
  'de-ch-informal': '«»',
  es: '«»',
  fr: '«»',
  it: '«»',
  ja: '「」',
  nl: '“”',
  pl: '„”',
  pt: '“”',
};
const ALL_QUOTES = '„“”«»「」';

/** Matches whole words, in any alphabet. */
const words = (any: string, flags = 'iu') => new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, flags);

const DU: Rule = ['an informal address', words('du|dich|dir|dein\\w*|euch|euer|eure\\w*')];
const SIE: Rule = ['a formal address', words('Sie|Ihnen|Ihr\\w*', 'u')];
const GERMAN: Rule = ['no fixed space before “%” or “…”', new RegExp(`(?<!${FIXED})[%…]`)];
const SWISS: Rule = ['the letter “ß”', /ß/];
const U: Rule = ['a formal address', words('u|uw')];
const JE: Rule = ['an informal address', words('je|jij|jou|jouw|jullie')];
const TU: Rule = ['an address with “tu”', words('tu|teu|teus|tua|tuas|te|ti')];

/**
 * Mistakes in a single language or variant. Each of them addresses the shopper in one way, which the first line of its
 * file names.
 */
const OWN: Readonly<Record<string, readonly Rule[]>> = {
  ar: [['punctuation of another script', /^(?:[^\u2066]|\u2066[^\u2069]*\u2069)*?[,;?]/]],
  de: [SIE, GERMAN],
  'de-formal': [DU, GERMAN],
  'de-ch': [DU, GERMAN, SWISS],
  'de-ch-informal': [SIE, GERMAN, SWISS],
  es: [
    ['a formal address', words('usted|su|sus|le|elija|seleccione|inténtelo|consulte|confirme|introduzca|vuelva|añada')],
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
  nl: [U],
  'nl-formal': [JE],
  pl: [['an informal address', words('ty|ciebie|tobie|tw[oó]j\\w*')]],
  pt: [TU],
  'pt-pt': [
    TU,
    ['an address with “você”', words('você')],
    [
      'a word of Brazil',
      words('salvar|salva|senha|arquivo|usuário|cadastro|login|cupom|estoque|tela|conosco|\\p{L}+ndo'),
    ],
  ],
};

/** Finds quotation marks of other languages, and those that do not open and close in order. */
function hasOtherQuotes(language: string, text: string): boolean {
  const found = [...text].filter((character) => ALL_QUOTES.includes(character)).join('');
  const own = QUOTES[language] ?? QUOTES[language.split('-')[0] as string] ?? '';
  return found !== own.repeat(found.length / 2);
}

/** The mistakes in a translation's typography, in words. */
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
