/**
 * Owns what may be wrong with a page's config and with its `data-island` names, and in which words the developer is
 * told: at run time, and by the doctor.
 */
import type { Config, Problem } from '../island/types';
import * as table from '../texts/table';
import { isOfKind } from './configShape';
import { ALL } from './names';
import { nearest } from './nearest';

/**
 * How bad the problem is. `error`: something does not work. `warning`: it works worse than it could. `note`: no
 * problem, but good to know.
 */
export interface RatedProblem extends Problem {
  level: 'error' | 'warning' | 'note';
}

type Values = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isObjects = (value: unknown) => Object.values(value as Values).every((one) => isOfKind('globals', one));
const isZone = (value: unknown): boolean => {
  try {
    return /^[+-]\d\d:\d\d$/.test(value as string) || !!new Intl.DateTimeFormat('en', { timeZone: value as string });
  } catch {
    return false;
  }
};
const isAny = () => true;

/** A further check of each field's value, beside its kind, and the words for what the field must be. */
const FIELDS: Readonly<Record<keyof Omit<Config, 'isOdd'>, readonly [is: (value: unknown) => boolean, words: string]>> =
  {
    base: [isAny, 'an address'],
    disable: [isTexts, 'a list of islands’ names'],
    disabledBy: [isAny, 'the name of what has written the list'],
    globals: [isObjects, 'an object of globals, each an object'],
    texts: [isObjects, 'an object of languages, each an object'],
    restUrl: [isAny, 'an address'],
    elementsKitRestUrl: [isAny, 'an address'],
    postsActions: [isTexts, 'a list of actions’ names'],
    addressEndpoint: [isAny, 'an address'],
    loginUrl: [isAny, 'an address'],
    loginNotice: [(value) => value === 'message' || value === 'alert', '"message" or "alert"'],
    restNonce: [isAny, 'a nonce'],
    locale: [(value) => /^[a-z]{2,3}([_-]\w+)*$/i.test(value as string), 'a locale such as "de_DE_formal"'],
    timeZone: [isZone, 'a time zone such as "Europe/London" or "+02:00"'],
    timeout: [(value) => (value as number) > 0, 'a number of milliseconds above 0'],
  };

const TEXT_KEYS: ReadonlySet<string> = new Set(Object.values(table).map(({ key }) => key));

/** Words that may stand in `data-island` although no island has this name: an island looks for them. */
const ALIASES = ['copy-link'];

/** "It may be …" when a known name is similar; else the given words. */
const meant = (name: string, known: Iterable<string>, otherwise: string) => {
  const near = nearest(name, known);
  return near ? `It may be "${near}".` : otherwise;
};

const isGood = (name: string, value: unknown) =>
  isOfKind(name, value) && !!FIELDS[name as keyof typeof FIELDS]?.[0](value);

const broken = (message: string): RatedProblem => ({
  level: 'error',
  what: `A config script is not valid JSON: ${message}.`,
  why: 'None of its settings is used.',
  fix: 'Print it with wp_json_encode().',
});

function fieldProblem([name, value]: [string, unknown]): RatedProblem[] {
  const fields = Object.keys(FIELDS);
  if (!fields.includes(name)) {
    const level = nearest(name, fields) ? 'error' : 'note';
    const fix = meant(name, fields, `The fields are ${fields.join(', ')}.`);
    return [{ level, what: `The config has a field "${name}".`, why: 'The islands know no field of this name.', fix }];
  }
  const [, words] = FIELDS[name as keyof typeof FIELDS];
  if (isGood(name, value)) return [];
  return [
    {
      level: 'error',
      what: `The config’s "${name}" is not ${words}.`,
      why: 'It is left out.',
      fix: `Print ${words}, or leave the field out.`,
    },
  ];
}

const disabledProblems = (names: readonly string[], islands: readonly string[]): RatedProblem[] =>
  names
    .filter((name) => name !== ALL && !islands.includes(name))
    .map((name) => ({
      level: 'warning',
      what: `The config disables "${name}".`,
      why: 'There is no island of this name.',
      fix: meant(name, islands, 'See docs/islands.md.'),
    }));

/** Reports keys that no text has, and words that are neither a text nor plural forms. */
function textProblems(language: string, texts: Values): RatedProblem[] {
  return Object.entries(texts).flatMap(([key, words]): RatedProblem[] => {
    const place = `The config’s text "${key}" (${language})`;
    if (!TEXT_KEYS.has(key))
      return [
        {
          level: 'warning',
          what: `${place} has a key that no text has.`,
          why: 'It is never shown.',
          fix: meant(key, TEXT_KEYS, 'See docs/texts.md.'),
        },
      ];
    if (isText(words) || isText((words as { other?: unknown } | null)?.other)) return [];
    return [
      {
        level: 'error',
        what: `${place} is neither a text nor plural forms.`,
        why: 'It is left out.',
        fix: 'Print a text, or an object with "other".',
      },
    ];
  });
}

/**
 * What is wrong with a config.
 * @param config all config scripts together, as they were printed
 * @param brokenScripts what is wrong with the scripts that are no JSON
 * @param islands every island's name
 */
export function configProblems(
  config: Values,
  brokenScripts: readonly string[],
  islands: readonly string[],
): RatedProblem[] {
  const { disable, texts } = config;
  return [
    ...brokenScripts.map(broken),
    ...Object.entries(config).flatMap(fieldProblem),
    ...(isTexts(disable) ? disabledProblems(disable as string[], islands) : []),
    ...(isGood('texts', texts)
      ? Object.entries(texts as Record<string, Values>).flatMap(([language, words]) => textProblems(language, words))
      : []),
  ];
}

/** What is wrong with the values of a page's `data-island`. @param islands every island's name */
export function nameProblems(values: Iterable<string>, islands: readonly string[]): RatedProblem[] {
  const known = [...islands, ...ALIASES];
  const names = new Set([...values].flatMap((value) => value.split(/\s+/)));
  return [...names]
    .filter((name) => name && !known.includes(name))
    .map((name) => ({
      level: nearest(name, known) ? 'error' : 'note',
      what: `data-island has the name "${name}".`,
      why: 'None of the shop’s islands has this name.',
      fix: meant(name, known, 'It is fine where the theme brings an island of its own.'),
    }));
}
