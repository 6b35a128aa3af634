/** Owns what follows from a visitor's choice: the cookie's value, and the lists in the events. Pure. */
import type { Consent } from '../../src/consent/choice.rules';
import type { Category, Settings } from './contract';

/** A visitor's choice: everything, nothing, some categories, or under CCPA whether the visitor objects. */
export type Choice = 'all' | 'reject' | readonly string[] | { isOptedOut: boolean };

const choicesOf = (categories: readonly Category[], isYes: (category: Category) => boolean) =>
  Object.fromEntries(categories.map((category) => [category.slug, category.isNecessary || isYes(category)]));

/** The consent before the visitor has chosen. Under CCPA everything is on until the visitor objects. */
export function firstConsent({ categories, law }: Pick<Settings, 'categories' | 'law'>, id: string): Consent {
  return { id, isGiven: false, isDecided: false, choices: choicesOf(categories, ({ isOn }) => law === 'ccpa' || isOn) };
}

/**
 * The first consent of a visitor whose browser objects everywhere (Global Privacy Control). It makes a difference only
 * under CCPA.
 */
export function objection(settings: Pick<Settings, 'categories' | 'law'>, first: Consent): Consent {
  return settings.law === 'ccpa' ? { ...decided(settings, { isOptedOut: true }, first.id), isDecided: false } : first;
}

/** True when a visitor objects under CCPA, which knows only that choice. */
const objects = (choice: Choice) =>
  choice === 'reject' || (choice instanceof Object && 'isOptedOut' in choice && choice.isOptedOut);

/**
 * The consent after a choice. CookieYes writes "given" for an objection under CCPA, and under GDPR for every choice but
 * refusing all.
 */
export function decided(
  { categories, law }: Pick<Settings, 'categories' | 'law'>,
  choice: Choice,
  id: string,
): Consent {
  const isOut = objects(choice);
  const isYes = ({ slug, isOn }: Category) => {
    if (law === 'ccpa') return !isOut || isOn;
    return choice === 'all' || (Array.isArray(choice) && choice.includes(slug));
  };
  return {
    id,
    isGiven: law === 'ccpa' ? isOut : choice !== 'reject',
    isDecided: true,
    choices: choicesOf(categories, isYes),
  };
}

/** The categories in the detail of the events. */
export interface Told {
  accepted: string[];
  rejected: string[];
}

/** The detail of the events for a consent. */
export function toldOf({ choices }: Consent): Told {
  const slugs = (isYes: boolean) => Object.keys(choices).filter((slug) => choices[slug] === isYes);
  return { accepted: slugs(true), rejected: slugs(false) };
}

/** An id as CookieYes writes it: a random character for each byte, all in base64 without padding. */
export function idOf(random: Uint8Array): string {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return btoa(Array.from(random, (byte) => characters[byte % characters.length]).join('')).replace(/=+$/, '');
}
