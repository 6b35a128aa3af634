/**
 * Finds the translation of one phrase. Knows nothing of HTML. A phrase of the table may have places for values, `%s`:
 * names and numbers, which are translated themselves if the table has them.
 */

/** Translations by their English phrase. A translation with several places may number them: `%2$s`. */
export type Table = Readonly<Record<string, string>>;

interface Pattern {
  form: RegExp;
  translation: string;
}

/** Finds a phrase's translation; undefined if the table has none. */
export type Find = (phrase: string) => string | undefined;

const HAS_LETTER = /\p{L}/u;
/** Between the words of a list, in the table: `Red, Blue`. */
const COMMA = ', ';
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The pattern with the most words of its own comes first. */
const patternsOf = (table: Table): readonly Pattern[] =>
  Object.entries(table)
    .filter(([phrase]) => phrase.includes('%s'))
    .sort(([one], [other]) => other.length - one.length)
    .map(([phrase, translation]) => ({
      form: new RegExp(`^${phrase.split('%s').map(escaped).join('(.+?)')}$`, 'su'),
      translation,
    }));

function filled(translation: string, values: readonly string[]): string {
  let place = 0;
  return translation.replace(/%(?:(\d)\$)?s/g, (_all, number?: string) => values[number ? +number - 1 : place++] ?? '');
}

/** A value is no sentence. */
const isShort = (text: string) => !/[.!?:] /.test(text);

/** Finds phrases in a table. `isName` says which values stay as they are; by default, all that are no sentences. */
export function finder(table: Table, isName: (text: string) => boolean = isShort): Find {
  const patterns = patternsOf(table);
  const exact = (phrase: string) => (Object.hasOwn(table, phrase) ? table[phrase] : undefined);
  const value = (text: string): string | undefined =>
    HAS_LETTER.test(text) ? (find(text) ?? (isName(text) ? text : undefined)) : text;

  function byPattern(phrase: string): string | undefined {
    for (const { form, translation } of patterns) {
      const values = form.exec(phrase)?.slice(1).map(value);
      if (values?.every((one) => one !== undefined)) return filled(translation, values as string[]);
    }
    return undefined;
  }

  function asList(phrase: string): string | undefined {
    if (!phrase.includes(COMMA)) return undefined;
    const parts = phrase.split(COMMA).map((part) => (HAS_LETTER.test(part) ? find(part) : part));
    return parts.every((part) => part !== undefined) ? parts.join(exact(COMMA) ?? COMMA) : undefined;
  }

  const known = new Map<string, string | undefined>();
  function find(phrase: string): string | undefined {
    if (!known.has(phrase)) known.set(phrase, exact(phrase) ?? asList(phrase) ?? byPattern(phrase));
    return known.get(phrase);
  }
  return find;
}
