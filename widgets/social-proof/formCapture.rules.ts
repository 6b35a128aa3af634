/**
 * Owns what a social-proof service may learn from a form (SPEC 5): a first name and an e-mail address, never anything
 * else. A field is read only if it is known to be one of the two. Pure.
 */
import { askedOf } from './fieldNames.rules';

/** A form's field. */
export interface FormField {
  name: string;
  id: string;
  /** The `input`'s type; for any other element, the element's name. */
  type: string;
  autocomplete: string;
  value: string;
  /** True where the field, or an element around it, is marked private. */
  isPrivate: boolean;
}

/** The data that is taken from a form. */
export interface Captured {
  firstName?: string;
  email?: string;
}

/** Values without a meaning (SPEC 5). */
const FILLERS = ['n/a', 'empty', 'none', 'default', 'blank'];

/**
 * Words for passwords and codes, found anywhere in a field's names. The type is not enough, because a button may have
 * made a password readable.
 */
const SECRET = /pass|pwd|secret|token|nonce|captcha|one.?time|verif|security/;
/** Words for cards and accounts. */
const PAYMENT = /card|cvc|cvv|iban|swift|sort.?code|routing|account|expir|payment|paypal|stripe|klarna|bank|invoice/;
/** Words for other personal data. */
const PERSONAL = /birth|licen[cs]e|phone|address|company|social/;
/** More such words, which count only as whole words because they are short. */
const SHORT = ['otp', 'pin', 'cc', 'cv', 'csc', 'bic', 'exp', 'vat', 'tax', 'ssn', 'dob', 'tan'];

const TEXT_TYPES = ['', 'text', 'email'];
const SEARCH_NAMES = ['s', 'q', 'search'];

/** True for a value that is empty, a single character, numeric (also in groups, as on a card), or a filler (SPEC 5). */
export function isIgnored(value: string): boolean {
  const text = value.trim();
  return (
    text.length <= 1 ||
    !Number.isNaN(Number(text)) ||
    /^[\d\s().,/+-]+$/.test(text) ||
    FILLERS.includes(text.toLowerCase())
  );
}

const wordsOf = ({ name, id, autocomplete }: FormField) =>
  `${name} ${id} ${autocomplete}`.replace(/([a-z])([A-Z])/g, '$1_$2');

/** Whether a field's names suggest something confidential. */
function soundsConfidential(field: FormField): boolean {
  const words = wordsOf(field)
    .toLowerCase()
    .replace(/e-?mail[-_ ]?address/g, 'email');
  const parts = words.split(/[^a-z]+/);
  return (
    [SECRET, PAYMENT, PERSONAL].some((pattern) => pattern.test(words)) || SHORT.some((word) => parts.includes(word))
  );
}

/** True for a password, for payment and personal data, and for a field that is marked private. */
export const isConfidential = (field: FormField): boolean =>
  field.isPrivate ||
  !TEXT_TYPES.includes(field.type.toLowerCase()) ||
  field.autocomplete.trim().toLowerCase() === 'off' ||
  soundsConfidential(field);

const isEmailField = (field: FormField) => askedOf(field) === 'email';
const isNameField = (field: FormField) => askedOf(field) === 'firstName';

const EMAIL_VALUE = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
/** The first word of a value, if it could be a name: letters, and signs that names contain. */
const firstNameIn = (value: string) => /^[\p{L}][\p{L}\p{M}'’.-]{1,39}$/u.exec(value.trim().split(/\s+/)[0] ?? '')?.[0];

/**
 * The names of the fields that a service wants; '' for any name. A field must still be known as a first name or an
 * e-mail address.
 */
export interface Wanted {
  firstName: string;
  email: string;
}

/** False for a form with a search field (SPEC 5) or a password, because nobody else may learn of a log-in. */
export const mayCapture = (fields: readonly FormField[]): boolean =>
  !fields.some(
    ({ type, name }) =>
      ['search', 'password'].includes(type.toLowerCase()) || SEARCH_NAMES.includes(name.toLowerCase()),
  );

/** The data that may be taken from a form; undefined where nothing may be taken. */
export function capture(
  fields: readonly FormField[],
  wanted: Wanted = { firstName: '', email: '' },
): Captured | undefined {
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
