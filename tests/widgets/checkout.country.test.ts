/** What the checkout says of an address's fields when the country changes. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnhanceIsland } from '../../src/island/types';
import { checkField, sayInline } from '../../widgets/checkout/page/fields';
import { followCountry } from '../../widgets/checkout/page/hand';
import countryFields from '../../widgets/country-fields';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const states = { US: { CA: 'California', NY: 'New York' }, JP: { JP13: 'Tokyo' } };
const locale = {
  default: { state: { required: true }, postcode: { required: true } },
  GB: { state: { required: false } },
  HK: { postcode: { required: false } },
};
const rowsOf = (name: string) => `#billing_${name}_field, #shipping_${name}_field`;

const field = (id: string) => find<HTMLInputElement>(`#billing_${id}`);
const row = (id: string) => find(`#billing_${id}_field`);
const message = (id: string) => row(id).querySelector('.checkout-inline-error-message')?.textContent;
const marks = (id: string) => [...row(id).classList].filter((name) => /invalid|validated/.test(name));

function choose(code: string): void {
  field('country').value = code;
  field('country').dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(async () => {
  setPage({
    globals: {
      wc_country_select_params: { countries: states },
      wc_address_i18n_params: { locale, locale_fields: { state: rowsOf('state'), postcode: rowsOf('postcode') } },
    },
  });
  showFixture('checkout');
  field('country').innerHTML = ['GB', 'US', 'JP', 'HK']
    .map((code) => `<option value="${code}">${code}</option>`)
    .join('');
  const { start, adopt } = countryFields as EnhanceIsland;
  await start?.();
  followCountry();
  adopt?.(field('country'));
});

describe('a new country', () => {
  it('ends the complaint about the other country’s state, which is another field now', () => {
    choose('US');
    field('state').setAttribute('aria-describedby', 'hint');
    sayInline(field('state'), 'State is a required field.');
    choose('GB');
    expect([message('state'), marks('state')]).toEqual([undefined, []]);
    expect([field('state').getAttribute('aria-invalid'), field('state').getAttribute('aria-describedby')]).toEqual([
      null,
      'hint',
    ]);
  });

  it('does not call its state right before the shopper has chosen it', () => {
    choose('US');
    field('state').value = 'CA';
    checkField(field('state'));
    expect(marks('state')).toEqual(['woocommerce-validated']);
    choose('JP');
    expect([field('state').value, marks('state')]).toEqual(['', []]);
  });

  it('ends the complaint about a field that it does not require', () => {
    sayInline(field('postcode'), 'Postcode is a required field.');
    choose('HK');
    expect([message('postcode'), field('postcode').getAttribute('aria-invalid')]).toEqual([undefined, null]);
  });

  it('leaves complaints about the fields that it requires, and about others', () => {
    sayInline(field('postcode'), 'Postcode is a required field.');
    sayInline(field('phone'), 'Phone is wrong.');
    choose('US');
    expect([message('postcode'), message('phone')]).toEqual(['Postcode is a required field.', 'Phone is wrong.']);
  });

  it('is what counts: a country that is told again ends nothing', () => {
    choose('US');
    sayInline(field('state'), 'State is a required field.');
    choose('US');
    expect(message('state')).toBe('State is a required field.');
  });
});
