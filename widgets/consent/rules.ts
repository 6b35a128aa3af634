/** What a visitor's choice leads to: the cookie, the lists that others are told, Google's words. */
import { allows, type Consent, type Law } from '../../src/rules/consent';
import type { Category, Provider, Settings } from './contract';

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

/** Google Consent Mode v2, by our category. */
const GOOGLE = {
  ad_storage: 'advertisement',
  ad_user_data: 'advertisement',
  ad_personalization: 'advertisement',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: '',
};

/** What Google's tags are told. */
export function googleConsent(consent: Consent, law: Law): Record<string, 'granted' | 'denied'> {
  return Object.fromEntries(Object.entries(GOOGLE).map(([name, category]) => [name, allows(consent, category, law) ? 'granted' : 'denied']));
}

/** Which categories the address of a script or frame needs, between spaces; '' for none. Host and path count, `www.` does not. */
export function neededFor(address: string, base: string, providers: readonly Provider[]): string {
  if (!URL.canParse(address, base)) return '';
  const { hostname, pathname } = new URL(address, base);
  const bare = (hostname + pathname).replace(/^www\./, '');
  return providers.find(({ match }) => bare.includes(match))?.categories.join(' ') ?? '';
}

/** 32 random characters as CookieYes writes them: in base64, without its padding. */
export function idOf(random: Uint8Array): string {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return btoa(Array.from(random, (byte) => characters[byte % characters.length]).join('')).replace(/=+$/, '');
}
