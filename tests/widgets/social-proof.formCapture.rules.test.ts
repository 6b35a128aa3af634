// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capture,
  type FormField,
  isConfidential,
  isIgnored,
  mayCapture,
} from '../../widgets/social-proof/formCapture.rules';
import { OTHER_FIELDS, OTHER_WORDS, OWN_EMAILS, OWN_NAMES } from './social-proof.fieldNames';

const field = (name: string, value: string, more: Partial<FormField> = {}): FormField => ({
  name,
  id: '',
  type: 'text',
  autocomplete: '',
  value,
  isPrivate: false,
  ...more,
});
const mail = field('email', 'mara@example.com', { type: 'email' });

const HARMLESS = ['first_name', 'name', 'email', 'e-mail', 'your-name'];
const TELLING = ['card', 'cc', 'cvc', 'iban', 'pass', 'password', 'payment', 'token', 'pin', 'account'];
const AUTOCOMPLETES = [
  'off',
  'given-name',
  'email',
  'cc-name',
  'cc-given-name',
  'current-password',
  'new-password',
  'one-time-code',
];

/** Picks the usual value four times as often as one of the others. */
const often = <T>(usual: T, ...others: T[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** Makes names of one or two words, some of which mark the field as confidential. */
const anyName = () => {
  const word = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...HARMLESS) },
    { weight: 1, arbitrary: fc.constantFrom(...TELLING) },
  );
  return fc
    .array(word, { minLength: 1, maxLength: 2 })
    .chain((words) => fc.constantFrom('_', '-', '[').map((joint) => words.join(joint)));
};

/** Makes forms of one to four fields. Each field has its own value, by which the test recognises it. */
const anyForm = () => {
  const draft = fc.record({
    name: anyName(),
    type: often('text', 'email', 'password', 'tel', 'hidden', 'number', 'textarea', ''),
    autocomplete: often('', ...AUTOCOMPLETES),
    isPrivate: often(false, true),
    isMail: fc.boolean(),
  });
  return fc.array(draft, { minLength: 1, maxLength: 4 }).map((drafts) =>
    drafts.map(({ isMail, ...rest }, index) => ({
      ...rest,
      id: '',
      value: `Value${String.fromCharCode(97 + index)}${isMail ? '@example.com' : ''}`,
    })),
  );
};

/** Fails where a field is private, or its words say that it is confidential. */
function expectHarmless({ name, autocomplete, type, isPrivate }: FormField): void {
  const called = `${name} ${autocomplete} ${type}`;
  expect(isPrivate, called).toBe(false);
  expect(called).not.toMatch(/pass|card|cc|cvc|iban|payment|token|pin|account|one-time|hidden|number|tel|textarea/);
}

describe('the value of a field', () => {
  it.each([
    '',
    ' ',
    'x',
    ' x ',
    '42',
    '-3.5',
    '1e9',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '+44 (20) 7946 0018',
    '12/29',
    'n/a',
    'N/A',
    'empty',
    'None',
    'default',
    'BLANK',
  ])('"%s" is ignored', (value) => {
    expect(isIgnored(value)).toBe(true);
  });

  it.each(['Jo', 'mara@example.com', 'none of these', '42nd street'])('"%s" is taken', (value) => {
    expect(isIgnored(value)).toBe(false);
  });
});

describe('a form', () => {
  it('gives a first name and an e-mail address', () => {
    expect(capture([field('first_name', ' Mara Vale '), mail, field('note', 'Call me')])).toEqual({
      firstName: 'Mara',
      email: 'mara@example.com',
    });
  });

  it.each(OWN_NAMES)('gives a person’s name by the field "%s"', (name) => {
    expect(capture([field(name, 'Mara')])).toEqual({ firstName: 'Mara' });
  });

  it.each(OWN_EMAILS)('gives an e-mail address by the field "%s"', (name) => {
    expect(capture([field(name, 'mara@example.com', { type: 'email' })])).toEqual({ email: 'mara@example.com' });
  });

  it.each(OTHER_FIELDS)('gives nothing by the field "%s"', (name) => {
    expect(capture([field(name, 'Mara'), field(name, 'mara@example.com', { type: 'email' })])).toBeUndefined();
  });

  it('gives nothing by a field with another word before or after the name', () => {
    for (const word of OTHER_WORDS)
      for (const own of ['name', 'first_name', 'email', 'e-mail'])
        for (const name of [
          `${word}_${own}`,
          `${word}-${own}`,
          `${own}_of_${word}`,
          `${own}_${word}`,
          `${word}[${own}]`,
          word + own[0]?.toUpperCase() + own.slice(1),
        ])
          expect(
            capture([field(name, 'Mara'), field(name, 'mara@example.com', { type: 'email' })]),
            name,
          ).toBeUndefined();
  });

  it.each<[string, Partial<FormField>]>([
    ['name', { id: 'pet-name' }],
    ['name', { id: 'patientName' }],
    ['email', { id: 'recovery_email', type: 'email' }],
    ['name', { autocomplete: 'family-name' }],
    ['name', { autocomplete: 'organization' }],
    ['name', { autocomplete: 'email' }],
    ['first_name', { autocomplete: 'shipping given-name' }],
    ['email', { autocomplete: 'shipping email', type: 'email' }],
    ['input_3', { type: 'email' }],
    ['', { type: 'email' }],
  ])('gives nothing of "%s" with %o', (name, more) => {
    expect(capture([field(name, 'Mara', more), field(name, 'mara@example.com', more)])).toBeUndefined();
  });

  it.each<[string, Partial<FormField>]>([
    ['email', { id: 'letter-mail' }],
    ['email', { id: 'mce-EMAIL' }],
    ['form_fields[email]', { id: 'form-field-email' }],
    ['billing_email', { id: 'billing_email', autocomplete: 'email' }],
    ['email', { autocomplete: 'section-letter billing email' }],
    ['input_3', { autocomplete: 'email' }],
    ['wpforms[fields][2]', { autocomplete: 'email', id: 'wpforms-12-field_2' }],
  ])('has an e-mail address in "%s" with %o', (name, more) => {
    expect(capture([field(name, 'mara@example.com', more)])).toEqual({ email: 'mara@example.com' });
  });

  it.each(['mara', '@', 'mara@home', 'm@x.y', 'mara vale@example.com'])('has no e-mail address in "%s"', (value) => {
    expect(capture([field('email', value, { type: 'email' })])).toBeUndefined();
  });

  it.each(['<b>', '12 Oak Street', 'mara@example.com', 'none'])('has no first name in "%s"', (value) => {
    expect(capture([field('first_name', value)])).toBeUndefined();
  });

  it('gives the fields that the service’s rule names, if they hold what the rule says', () => {
    const fields = [field('first_name', 'Mara'), mail, field('billing_email', 'other@example.com', { type: 'email' })];
    expect(capture(fields, { firstName: '', email: 'billing_email' })).toEqual({
      firstName: 'Mara',
      email: 'other@example.com',
    });
    expect(capture([...fields, field('note', 'Secret')], { firstName: 'note', email: 'note' })).toBeUndefined();
    expect(
      capture([field('recovery_email', 'mara@example.com')], { firstName: '', email: 'recovery_email' }),
    ).toBeUndefined();
  });

  it.each([
    ['a search input', field('q1', 'ashfall', { type: 'search' })],
    ['WordPress’s search field', field('s', 'ashfall')],
    ['a password', field('pwd', 'x', { type: 'password' })],
  ])('with %s gives nothing at all', (_, one) => {
    expect(mayCapture([mail, one])).toBe(false);
    expect(capture([mail, one])).toBeUndefined();
  });
});

describe('a confidential field', () => {
  it.each<[string, Partial<FormField>]>([
    ['password', {}],
    ['user_pass', {}],
    ['first_name', { type: 'password' }],
    ['first_name', { autocomplete: 'cc-given-name' }],
    ['name_on_card', {}],
    ['card_first_name', {}],
    ['email', { id: 'paypal-email' }],
    ['iban', {}],
    ['cvc', {}],
    ['otp_email', {}],
    ['first_name', { isPrivate: true }],
    ['first_name', { autocomplete: 'off' }],
    ['email', { type: 'hidden' }],
    ['phone', { type: 'tel' }],
    ['first_name', { type: 'textarea' }],
    ['cardEmail', {}],
  ])('%s %o is never taken', (name, more) => {
    const one = field(name, 'mara@example.com', more);
    expect(isConfidential(one)).toBe(true);
    expect(capture([one])).toBeUndefined();
    expect(capture([{ ...one, value: 'Mara' }])).toBeUndefined();
  });

  it('is never taken from a form of any shape', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyForm(), (fields) => {
        const got = capture(fields);
        if (fields.some(({ type }) => type === 'password')) expect(got).toBeUndefined();
        for (const value of Object.values(got ?? {})) {
          taken += 1;
          expectHarmless(fields.find((one) => one.value === value) as FormField);
        }
      }),
      { numRuns: 3000 },
    );
    // Else nothing was tried.
    expect(taken).toBeGreaterThan(100);
  });
});
