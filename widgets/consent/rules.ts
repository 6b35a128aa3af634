/** What a visitor's choice leads to: the cookie, and the lists that others are told. */
import type { Consent } from '../../src/rules/consent';
import type { Category, Settings } from './contract';

/** What a visitor wants: everything, nothing, some categories, or (CCPA) to object or not. */
export type Choice = 'all' | 'reject' | readonly string[] | { isOptedOut: boolean };

const choicesOf = (categories: readonly Category[], isYes: (category: Category) => boolean) =>
  Object.fromEntries(categories.map((category) => [category.slug, category.isNecessary || isYes(category)]));

/** Before a visitor has chosen. Under CCPA all is on until somebody objects. */
export function firstConsent({ categories, law }: Pick<Settings, 'categories' | 'law'>, id: string): Consent {
  return { id, isGiven: false, isDecided: false, choices: choicesOf(categories, ({ isOn }) => law === 'ccpa' || isOn) };
}

/** Under CCPA there is only to object or not to. */
const objects = (choice: Choice) => choice === 'reject' || (choice instanceof Object && 'isOptedOut' in choice && choice.isOptedOut);

/** After it. CookieYes writes "given" for an objection under CCPA, and for any saved choice under GDPR. */
export function decided({ categories, law }: Pick<Settings, 'categories' | 'law'>, choice: Choice, id: string): Consent {
  const isOut = objects(choice);
  const isYes = ({ slug, isOn }: Category) => {
    if (law === 'ccpa') return !isOut || isOn;
    return choice === 'all' || (Array.isArray(choice) && choice.includes(slug));
  };
  return { id, isGiven: law === 'ccpa' ? isOut : choice !== 'reject', isDecided: true, choices: choicesOf(categories, isYes) };
}

export interface Told {
  accepted: string[];
  rejected: string[];
}

/** The detail of the events. */
export function toldOf({ choices }: Consent): Told {
  const slugs = (isYes: boolean) => Object.keys(choices).filter((slug) => choices[slug] === isYes);
  return { accepted: slugs(true), rejected: slugs(false) };
}

/** 32 random characters as CookieYes writes them: in base64, without its padding. */
export function idOf(random: Uint8Array): string {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return btoa(Array.from(random, (byte) => characters[byte % characters.length]).join('')).replace(/=+$/, '');
}
