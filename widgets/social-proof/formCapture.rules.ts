/**
 * Owns what a social-proof service may learn from a form (SPEC 5): a first name and an e-mail address, never anything else.
 * A field is taken because it is known to be one of the two, not because nothing speaks against it. Pure.
 */
import { askedOf } from './fieldNames.rules';

/** A field as the page has it. */
export interface FormField {
  name: string;
  id: string;
  /** Of the `input`; other elements have their own name. */
  type: string;
  autocomplete: string;
  value: string;
  /** Marked private, or in a part of the page that is: the field itself, its form, what is around it. */
  isPrivate: boolean;
}

/** What is taken. */
export interface Captured {
  firstName?: string;
  email?: string;
}

/** Values that say nothing (SPEC 5). */
const FILLERS = ['n/a', 'empty', 'none', 'default', 'blank'];

/** In what a field is called, anywhere. Passwords and codes, whatever type their field has by now: a button may have made them readable. */
const SECRET = /pass|pwd|secret|token|nonce|captcha|one.?time|verif|security/;
/** Cards, accounts and what goes with them. */
const PAYMENT = /card|cvc|cvv|iban|swift|sort.?code|routing|account|expir|payment|paypal|stripe|klarna|bank|invoice/;
/** What belongs to a person alone. */
const PERSONAL = /birth|licen[cs]e|phone|address|company|social/;
/** The same, too short to look for inside of other words. */
const SHORT = ['otp', 'pin', 'cc', 'cv', 'csc', 'bic', 'exp', 'vat', 'tax', 'ssn', 'dob', 'tan'];

const TEXT_TYPES = ['', 'text', 'email'];
const SEARCH_NAMES = ['s', 'q', 'search'];

/** SPEC 5: empty, a single character, numeric (a card's number in groups too), or a filler. */
export function isIgnored(value: string): boolean {
  const text = value.trim();
  return text.length <= 1 || !Number.isNaN(Number(text)) || /^[\d\s().,/+-]+$/.test(text) || FILLERS.includes(text.toLowerCase());
}

const wordsOf = ({ name, id, autocomplete }: FormField) => `${name} ${id} ${autocomplete}`.replace(/([a-z])([A-Z])/g, '$1_$2');

/** Whether what a field is called speaks of a secret. */
function soundsConfidential(field: FormField): boolean {
  const words = wordsOf(field)
    .toLowerCase()
    .replace(/e-?mail[-_ ]?address/g, 'email');
  const parts = words.split(/[^a-z]+/);
  return [SECRET, PAYMENT, PERSONAL].some((pattern) => pattern.test(words)) || SHORT.some((word) => parts.includes(word));
}

/** A password, something to pay with, or marked private. */
export const isConfidential = (field: FormField): boolean =>
  field.isPrivate || !TEXT_TYPES.includes(field.type.toLowerCase()) || field.autocomplete.trim().toLowerCase() === 'off' || soundsConfidential(field);

const isEmailField = (field: FormField) => askedOf(field) === 'email';
const isNameField = (field: FormField) => askedOf(field) === 'firstName';

const EMAIL_VALUE = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
/** The first word, if it is one that could be a name: letters, with what may stand between them. */
const firstNameIn = (value: string) => /^[\p{L}][\p{L}\p{M}'’.-]{1,39}$/u.exec(value.trim().split(/\s+/)[0] ?? '')?.[0];

/** Which fields a service says to look at; '' goes by what they are called. They still have to be what they are said to be. */
export interface Wanted {
  firstName: string;
  email: string;
}

/** False for searches (SPEC 5), and for what asks for a password: a log-in is nobody else's business. */
export const mayCapture = (fields: readonly FormField[]): boolean =>
  !fields.some(({ type, name }) => ['search', 'password'].includes(type.toLowerCase()) || SEARCH_NAMES.includes(name.toLowerCase()));

/** What may be taken of a form; undefined where that is nothing. */
export function capture(fields: readonly FormField[], wanted: Wanted = { firstName: '', email: '' }): Captured | undefined {
  if (!mayCapture(fields)) return undefined;
  const open = fields.filter((field) => !isConfidential(field) && !isIgnored(field.value));
  const isWanted = (name: string) => (field: FormField) => !name || field.name === name;
  const email = open
    .filter(isEmailField)
    .filter(isWanted(wanted.email))
    .find(({ value }) => EMAIL_VALUE.test(value.trim()));
  const named = open
    .filter(isNameField)
    .filter(isWanted(wanted.firstName))
    .flatMap(({ value }) => firstNameIn(value) ?? []);
  const firstName = named.find((name) => !isIgnored(name));
  if (!email && !firstName) return undefined;
  return { ...(firstName && { firstName }), ...(email && { email: email.value.trim() }) };
}
