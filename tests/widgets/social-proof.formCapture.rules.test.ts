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

describe('a value', () => {
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

  it.each(['Jo', 'mara@example.com', 'none of these', '42nd street'])('"%s" is not', (value) => {
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

  it.each(OWN_NAMES)('names a person by "%s"', (name) => {
    expect(capture([field(name, 'Mara')])).toEqual({ firstName: 'Mara' });
  });

  it.each(OWN_EMAILS)('has an e-mail address in "%s"', (name) => {
    expect(capture([field(name, 'mara@example.com', { type: 'email' })])).toEqual({ email: 'mara@example.com' });
  });

  it.each(OTHER_FIELDS)('gives nothing of "%s"', (name) => {
    expect(capture([field(name, 'Mara'), field(name, 'mara@example.com', { type: 'email' })])).toBeUndefined();
  });

  it('gives nothing of a name that has another word before or after it', () => {
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

  it('gives what the service’s rule names, if it is what it is said to be', () => {
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
    const harmless = fc.constantFrom('first_name', 'name', 'email', 'e-mail', 'your-name');
    const telling = fc.constantFrom(
      'card',
      'cc',
      'cvc',
      'iban',
      'pass',
      'password',
      'payment',
      'token',
      'pin',
      'account',
    );
    const often = <T>(usual: T, ...others: T[]) =>
      fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
    const names = fc
      .array(fc.oneof({ weight: 3, arbitrary: harmless }, { weight: 1, arbitrary: telling }), {
        minLength: 1,
        maxLength: 2,
      })
      .chain((parts) => fc.constantFrom('_', '-', '[').map((joint) => parts.join(joint)));
    const types = often('text', 'email', 'password', 'tel', 'hidden', 'number', 'textarea', '');
    const autocompletes = often(
      '',
      'off',
      'given-name',
      'email',
      'cc-name',
      'cc-given-name',
      'current-password',
      'new-password',
      'one-time-code',
    );
    const draft = fc.record({
      name: names,
      type: types,
      autocomplete: autocompletes,
      isPrivate: often(false, true),
      isMail: fc.boolean(),
    });
    const fields = fc.array(draft, { minLength: 1, maxLength: 4 });
    let taken = 0;
    fc.assert(
      fc.property(fields, (drafts) => {
        const all = drafts.map(({ isMail, ...rest }, index) => ({
          ...rest,
          id: '',
          value: `Value${String.fromCharCode(97 + index)}${isMail ? '@example.com' : ''}`,
        }));
        const got = capture(all);
        for (const value of Object.values(got ?? {})) {
          taken += 1;
          const source = all.find((one) => one.value === value) as FormField;
          const called = `${source.name} ${source.autocomplete} ${source.type}`;
          expect(source.isPrivate, called).toBe(false);
          expect(called).not.toMatch(
            /pass|card|cc|cvc|iban|payment|token|pin|account|one-time|hidden|number|tel|textarea/,
          );
        }
        if (all.some(({ type }) => type === 'password')) expect(got).toBeUndefined();
      }),
      { numRuns: 3000 },
    );
    // Else nothing was tried.
    expect(taken).toBeGreaterThan(100);
  });
});
