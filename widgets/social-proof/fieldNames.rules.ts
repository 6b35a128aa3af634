/**
 * Owns which field names are known to ask for the visitor's own e-mail address or own first name. A name counts as a
 * whole: `name` is a person's name, `pet_name` is not. Pure.
 */

/** The data that a field may ask for. */
export type Asked = 'email' | 'firstName';

const EMAIL_NAMES = [
  'email',
  'e_mail',
  'mail',
  'email_address',
  'e_mail_address',
  'emailaddress',
  'your_email',
  'your_e_mail',
  'your_email_address',
  'billing_email',
  'customer_email',
  'subscriber_email',
  'newsletter_email',
  'et_pb_contact_email',
];

const FIRST_NAMES = [
  'name',
  'your_name',
  'first_name',
  'firstname',
  'fname',
  'f_name',
  'your_first_name',
  'given_name',
  'givenname',
  'billing_first_name',
  'subscriber_name',
  'newsletter_name',
  'et_pb_contact_name',
];

/**
 * Words that form builders put around a field's name or use instead of one, as in `form_fields[email]` and `input_3`.
 */
const NEUTRAL_WORDS = [
  'form',
  'forms',
  'field',
  'fields',
  'input',
  'item',
  'meta',
  'data',
  'names',
  'wpforms',
  'nf',
  'text',
  'mce',
];
/** Words around the name in an element's id, which may also say where the form stands. */
const NEUTRAL_ID_WORDS = [
  ...NEUTRAL_WORDS,
  'reg',
  'letter',
  'newsletter',
  'subscribe',
  'subscriber',
  'contact',
  'footer',
  'header',
  'sidebar',
  'checkout',
];

/**
 * Splits a name into words: `formFields[firstName]` is form, fields, first, name. Letters of any script count; digits
 * are words of their own.
 */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

const isNumber = (word: string) => /^\d+$/.test(word);

/** The name without a form builder's words before it and the number after it. */
function bareName(words: readonly string[], neutral: readonly string[]): string {
  const start = words.findIndex((word) => !neutral.includes(word) && !isNumber(word));
  const rest = start < 0 ? [] : words.slice(start);
  while (isNumber(rest.at(-1) ?? '')) rest.pop();
  return rest.join('_');
}

function askedBy(bare: string): Asked | undefined {
  if (EMAIL_NAMES.includes(bare)) return 'email';
  return FIRST_NAMES.includes(bare) ? 'firstName' : undefined;
}

/**
 * The data that an `autocomplete` asks for: 'nothing' where it gives no hint, undefined where it asks for something
 * else.
 */
function askedByAutocomplete(autocomplete: string): Asked | 'nothing' | undefined {
  const tokens = autocomplete.trim().toLowerCase().split(/\s+/);
  const last = tokens.at(-1) ?? '';
  if (tokens.includes('shipping')) return undefined;
  if (['', 'on'].includes(last)) return 'nothing';
  if (last === 'email') return 'email';
  return ['given-name', 'name'].includes(last) ? 'firstName' : undefined;
}

/** False for an id that names somebody else's name or address, such as `pet-name`. */
function isIdRight(id: string): boolean {
  const words = wordsOf(id);
  const isTelling = words.some((word) => /name|mail/.test(word) && !NEUTRAL_ID_WORDS.includes(word));
  return !isTelling || !!askedBy(bareName(words, NEUTRAL_ID_WORDS));
}

/**
 * The data that a field asks for; undefined where that is not known. For a name without words of its own (`input_3`),
 * `autocomplete` decides. If name and `autocomplete` differ, the field is unknown.
 */
export function askedOf({
  name,
  id,
  autocomplete,
}: {
  name: string;
  id: string;
  autocomplete: string;
}): Asked | undefined {
  const said = askedByAutocomplete(autocomplete);
  if (!said || !isIdRight(id)) return undefined;
  const bare = bareName(wordsOf(name), NEUTRAL_WORDS);
  if (!bare) return said === 'nothing' ? undefined : said;
  const asked = askedBy(bare);
  return said === 'nothing' || said === asked ? asked : undefined;
}
