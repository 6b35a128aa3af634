import { beforeEach, expect, it } from 'vitest';
import { asVariations, nameOf, readChosen, readSelects, readVariationForm } from '../../widgets/variations/read';
import { find, showFixture } from '../helpers/fixture';

const form = () => find<HTMLFormElement>('form.variations_form');
const namesIn = (of: Element) => readSelects(of).map(nameOf);
const gift = '<select name="gift"><option>No</option></select>';

beforeEach(() => showFixture('variations'));

it('the form’s selects are those of the table, without a plugin’s beside it', () => {
  form().insertAdjacentHTML('beforeend', gift);
  expect(namesIn(form())).toEqual(['attribute_pa_colour', 'attribute_pa_platform']);
});

it('the form’s selects are all selects with a name where there is no table', () => {
  form().innerHTML = `<select name="attribute_pa_colour"></select><select></select>`;
  expect(namesIn(form())).toEqual(['attribute_pa_colour']);
});

it('an attribute is called what the theme calls it, before the field’s own name', () => {
  form().innerHTML =
    '<div class="variations"><select name="field-1" data-attribute_name="attribute_size"><option>s</option></select></div>';
  expect(readChosen(readSelects(form()))).toEqual({ attribute_size: 's' });
});

it.each([
  ['of the attribute, before the field’s', '7', '<input name="product_id" value="8">', '7'],
  ['of the hidden field', '', '<input name="product_id" value="8">', '8'],
  ['empty without either', '', '', ''],
])('the product’s id is %s', (_where, attribute, fields, id) => {
  form().innerHTML = fields;
  form().dataset.product_id = attribute;
  expect(readVariationForm(form()).productId).toBe(id);
});

it.each([
  [false, null],
  [null, undefined],
  ['[]', undefined],
  [[], []],
  [[{ variation_id: 0 }, 'one', null, { variation_id: 1 }], [{ variation_id: 1 }]],
])('the list %j is read as %j', (value, list) => expect(asVariations(value)).toEqual(list));
