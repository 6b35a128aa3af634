/** Looks at the config script: is it JSON, and does each field have the shape that it needs. */
import type { Config } from '../../../src/island/types';
import { allIslands } from '../../../widgets/allIslands';
import { registry } from '../../../widgets/registry';
import type { Finding, Page } from '../types';

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isZone = (value: unknown): boolean => {
  try {
    return isText(value) && (/^[+-]\d\d:\d\d$/.test(value as string) || !!new Intl.DateTimeFormat('en', { timeZone: value as string }));
  } catch {
    return false;
  }
};

/** What each field has to be; of the `Config` type, in words. */
const fields: Record<keyof Config, [is: (value: unknown) => boolean, words: string]> = {
  base: [isText, 'an address'],
  disable: [isTexts, 'a list of islands’ names'],
  globals: [(value) => isObject(value) && Object.values(value as object).every(isObject), 'an object of globals, each an object'],
  texts: [(value) => isObject(value) && Object.values(value as object).every(isObject), 'an object of languages, each an object'],
  restUrl: [isText, 'an address'],
  elementsKitRestUrl: [isText, 'an address'],
  postsActions: [isTexts, 'a list of actions’ names'],
  addressEndpoint: [isText, 'an address'],
  restNonce: [isText, 'a nonce'],
  timeZone: [isZone, 'a time zone such as "Europe/London" or "+02:00"'],
  timeout: [(value) => typeof value === 'number' && value > 0, 'a number of milliseconds above 0'],
};

const broken = (message: string): Finding => ({
  level: 'error',
  what: `A config script is not valid JSON: ${message}.`,
  why: 'None of its settings is used.',
  fix: 'Print it with wp_json_encode().',
});

function fieldFinding([name, value]: [string, unknown]): Finding[] {
  const field = (fields as Partial<Record<string, (typeof fields)[keyof Config]>>)[name];
  if (!field)
    return [
      {
        level: 'note',
        what: `The config has a field "${name}".`,
        why: 'The islands know none of this name.',
        fix: `The fields are ${Object.keys(fields).join(', ')}.`,
      },
    ];
  if (field[0](value)) return [];
  return [
    { level: 'error', what: `The config’s "${name}" is not ${field[1]}.`, why: 'It is not understood.', fix: `Print ${field[1]}, or leave the field out.` },
  ];
}

const names = new Set([...allIslands, ...registry].map(({ name }) => name));

const strangerFindings = ({ config: { disable } }: Page): Finding[] =>
  (isTexts(disable) ? (disable as string[]) : [])
    .filter((name) => !names.has(name))
    .map((name) => ({
      level: 'warning',
      what: `The config disables "${name}".`,
      why: 'There is no island of this name.',
      fix: 'See docs/islands.md.',
    }));

/** Finds config scripts that are no JSON, fields that have a wrong shape or no reader, and disabled islands that do not exist. */
export const checkConfig = (page: Page): Finding[] => [
  ...page.brokenConfigs.map(broken),
  ...Object.entries(page.config).flatMap(fieldFinding),
  ...strangerFindings(page),
];
