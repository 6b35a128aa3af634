// @vitest-environment node
import { expect, it } from 'vitest';
import { faultOf } from '../../widgets/checkout/field.rules';

it.each([
  ['validate-required', '', 'required-field'],
  ['validate-required', '  ', 'required-field'],
  ['validate-required', 'x', ''],
  ['', '', ''],
  ['validate-email', '', ''],
  ['validate-required validate-email', '', 'required-field'],
  ['validate-email', 'ada@example.com', ''],
  ['validate-email', "o'hara+games@mail.example.co.uk", ''],
  ['validate-email', 'ada', 'email'],
  ['validate-email', 'ada@example', 'email'],
  ['validate-email', 'ada@example..com', 'email'],
  ['validate-email', 'a b@example.com', 'email'],
  ['validate-phone', '+44 (0)20 7946-0000 #12', ''],
  ['validate-phone', '020.7946/0000_1', ''],
  ['validate-phone', 'call me', 'phone'],
  ['validate-phone', '\u2068call me\u2069', 'phone'],
  ['validate-required validate-phone', '\u202a\u200b \u202c', 'required-field'],
  ['validate-phone', '\u202a\u202c', ''],
  // Outside phone numbers such a character counts: the shop takes a name with one, and refuses an address with one.
  ['validate-required', '\u200b', ''],
])('a field of the kind “%s” that holds “%s” has the fault “%s”', (kinds, value, fault) => {
  expect(faultOf({ kinds: kinds.split(' '), value })).toBe(fault);
});

/** The first and the last of each range of characters that nobody sees. */
const UNSEEN = ['00ad', '200b', '200f', '202a', '202e', '2060', '206f', 'fe00', 'fe0f', 'feff'];

it.each(UNSEEN)('a phone number may hold U+%s, which copied text brings along unseen', (code) => {
  const unseen = String.fromCharCode(Number.parseInt(code, 16));
  const value = `${unseen}+44 20${unseen} 7946 0000${unseen}`;
  expect(faultOf({ kinds: ['validate-required', 'validate-phone'], value })).toBe('');
});

it.each(['00ac', '2010', '2011', '2070', 'fdff', 'fe10', 'ff0b'])(
  'a phone number may not hold U+%s, which is seen',
  (code) => {
    const value = `+44 20${String.fromCharCode(Number.parseInt(code, 16))}7946 0000`;
    expect(faultOf({ kinds: ['validate-phone'], value })).toBe('phone');
  },
);
