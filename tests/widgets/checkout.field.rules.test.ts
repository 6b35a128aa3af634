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
])('a field of the kind “%s” that holds “%s” has the fault “%s”', (kinds, value, fault) => {
  expect(faultOf({ kinds: kinds.split(' '), value })).toBe(fault);
});
