import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adopt } from '../../widgets/variations/enhance';
import { readVariationForm } from '../../widgets/variations/read';
import { find } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { asked, button, choose, colour, enliven, form, freshForm, list, platform } from './variations.form';

freshForm();

describe('the form as the server prints it', () => {
  it('is read with its variations and attributes', () => {
    const { productId, variations, isDamaged, attributes } = readVariationForm(form());
    expect([productId, variations?.length, isDamaged]).toEqual(['201', 4, false]);
    expect(attributes).toEqual([
      { name: 'attribute_pa_colour', options: ['red', 'blue', 'black'] },
      { name: 'attribute_pa_platform', options: ['ps5', 'xbox'] },
    ]);
  });

  it('makes the island ask the server where its list is `false`', () => {
    form().dataset.product_variations = 'false';
    expect(readVariationForm(form())).toMatchObject({ variations: null, isDamaged: false });
  });

  it.each([
    ['truncated', (json: string) => json.slice(0, 300)],
    ['empty', () => ''],
    ['an object', () => '{"a":1}'],
  ])('makes the island ask the server where its list is %s, which is reported', async (_what, damage) => {
    const { problems } = setPage();
    form().dataset.product_variations = damage(form().dataset.product_variations ?? '');
    expect(readVariationForm(form())).toMatchObject({ variations: null, isDamaged: true });
    await enliven();
    expect(problems).toMatchObject([{ what: 'The list of variations is broken.' }]);
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(asked).toHaveLength(1);
  });

  it('is read when its list was escaped twice, and without entries that are no variations', () => {
    const json = JSON.stringify([...list(), null, 7, { attributes: {} }]);
    form().dataset.product_variations = json.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
    expect(readVariationForm(form()).variations?.map(({ variation_id }) => variation_id)).toEqual([202, 203, 204, 205]);
  });

  it('is left alone without selects', () => {
    form().querySelector('table')?.remove();
    expect(adopt(form())).toBeUndefined();
    expect(button().className).not.toContain('disabled');
  });

  it('can be sent without selects, even if the server prints the button disabled', () => {
    form().querySelector('table')?.remove();
    button().setAttribute('disabled', '');
    adopt(form());
    expect(button().hasAttribute('disabled')).toBe(false);
  });

  it('is shown if an older template hides its price and button', async () => {
    find('.single_variation_wrap').style.display = 'none';
    await enliven();
    expect(find('.single_variation_wrap').style.display).toBe('');
  });
});

it('the fixture’s list is written as a server prints it', () => {
  expect(readFileSync('widgets/variations/fixture.html', 'utf8')).toContain(
    'data-product_variations="[{&quot;attributes',
  );
});
