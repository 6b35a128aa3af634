import { describe, expect, it } from 'vitest';
import { act } from '../../widgets/variations/enhance';
import { find } from '../helpers/fixture';
import {
  button,
  choose,
  colour,
  enliven,
  form,
  freshForm,
  id,
  list,
  listen,
  platform,
  values,
} from './variations.form';

const option = (value: string) => Object.assign(document.createElement('option'), { value, textContent: value });

freshForm();

describe('choosing an option', () => {
  it('removes the other attribute’s options, and puts the same nodes back', async () => {
    await enliven();
    const xbox = find('option[value="xbox"]');
    choose(colour(), 'blue');
    expect([values(colour()), values(platform())]).toEqual([
      ['', 'red', 'blue', 'black'],
      ['', 'ps5'],
    ]);
    choose(colour(), '');
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
    expect(find('option[value="xbox"]')).toBe(xbox);
    choose(platform(), 'xbox');
    expect(values(colour())).toEqual(['', 'red', 'black']);
    expect(platform().value).toBe('xbox');
  });

  it('disables options whose variation is inactive', async () => {
    form().dataset.product_variations = JSON.stringify(
      list().map((one) => ({ ...one, variation_is_active: one.variation_id !== 204 })),
    );
    await enliven();
    expect(values(colour())).toEqual(['', 'red', 'blue!', 'black']);
  });

  it('clears a choice whose variation is inactive, because a disabled option would not be sent', async () => {
    form().dataset.product_variations = JSON.stringify(
      list().map((one) => ({ ...one, variation_is_active: one.variation_id !== 202 })),
    );
    colour().value = 'red';
    platform().value = 'ps5';
    await enliven();
    expect([colour().value, platform().value]).toEqual(['', 'ps5']);
    expect(values(colour())).toEqual(['', 'red!', 'blue', 'black']);
    expect(button().className).toContain('wc-variation-selection-needed');
  });

  it('hides the empty option once an option is chosen, where a theme wants that', async () => {
    colour().dataset.show_option_none = 'no';
    await enliven();
    choose(colour(), 'red');
    expect(values(colour())).toEqual(['red', 'blue', 'black']);
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    expect([values(colour()), colour().value]).toEqual([['', 'red', 'blue', 'black'], '']);
  });

  it('does not take a plugin’s own select for an attribute', async () => {
    form().insertAdjacentHTML('beforeend', '<select id="gift"><option>No</option><option>Yes</option></select>');
    await enliven();
    const log = listen();
    choose(find<HTMLSelectElement>('#gift'), 'Yes');
    expect(log).toEqual(['change gift']);
  });

  it('clears other choices when a script sets an impossible one, keeps the newest, and announces it', async () => {
    await enliven();
    choose(colour(), 'blue');
    platform().append(option('xbox'));
    const log = listen();
    choose(platform(), 'xbox');
    expect([colour().value, platform().value]).toEqual(['', 'xbox']);
    expect(log).toContain('change pa_colour');
    const notice = find('.single_variation + div[role="alert"] > p.wc-no-matching-variations.woocommerce-info');
    expect(notice.textContent).toBe('There is no product for this choice. Please choose another one.');
    choose(platform(), '');
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull();
  });

  it('clears a later attribute for an earlier one that was set after it', async () => {
    await enliven();
    choose(platform(), 'xbox');
    colour().append(option('blue'));
    choose(colour(), 'blue');
    expect([colour().value, platform().value]).toEqual(['blue', '']);
  });

  it.each([0, 1])(
    'has one choice for an attribute with two selects, whichever the shopper sets (%i)',
    async (index) => {
      const second = colour().cloneNode(true) as HTMLSelectElement;
      second.id = 'sticky_colour';
      find('tbody', form()).append(second);
      await enliven();
      const twins = [colour(), second];
      choose(platform(), 'ps5');
      choose(twins[index] as HTMLSelectElement, 'red');
      expect([...twins.map(({ value }) => value), id()]).toEqual(['red', 'red', '202']);
      choose(twins[1 - index] as HTMLSelectElement, 'blue');
      expect([...twins.map(({ value }) => value), id()]).toEqual(['blue', 'blue', '204']);
      choose(twins[index] as HTMLSelectElement, '');
      expect([...twins.map(({ value }) => value), id()]).toEqual(['', '', '']);
    },
  );

  it('handles values with quotes and script text, and an attribute with two selects', async () => {
    const value = `"><img src=x onerror="alert(1)">&amp;'`;
    for (const select of [colour(), colour().cloneNode(true) as HTMLSelectElement]) {
      select.append(option(value), option(value));
      if (!select.isConnected) form().querySelector('tbody')?.append(select);
    }
    form().dataset.product_variations = JSON.stringify([
      ...list(),
      {
        variation_id: 9,
        attributes: { attribute_pa_colour: value, attribute_pa_platform: '' },
        price_html: '<b>£9</b>',
        sku: value,
      },
    ]);
    await enliven();
    for (const select of document.querySelectorAll<HTMLSelectElement>('select[name="attribute_pa_colour"]'))
      choose(select, value);
    choose(platform(), 'xbox');
    expect([id(), find('.sku').textContent]).toEqual(['9', value]);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(values(colour()).filter((one) => one === value)).toHaveLength(2);
  });
});
