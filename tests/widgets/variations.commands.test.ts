import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { find } from '../helpers/fixture';
import {
  asked,
  button,
  choose,
  clock,
  colour,
  enliven,
  form,
  freshForm,
  id,
  image,
  list,
  listen,
  platform,
  single,
  values,
} from './variations.form';

freshForm();

describe('other scripts’ commands', () => {
  const command = (event: string, ...args: unknown[]) => jQuery(form()).trigger(event, args);

  it('check_variations checks again, even a choice that it is given', async () => {
    await enliven();
    colour().value = 'red';
    platform().value = 'ps5';
    const log = listen();
    command('check_variations');
    expect(id()).toBe('202');
    expect(log.filter((line) => line === 'check_variations')).toHaveLength(1);
    command('check_variations', { attribute_pa_colour: 'black', attribute_pa_platform: 'xbox' });
    expect(id()).toBe('205');
  });

  it('check_variations accepts a choice in the form of WooCommerce’s own script', async () => {
    await enliven();
    command('check_variations', {
      count: 2,
      chosenCount: 2,
      data: { attribute_pa_colour: 'red', attribute_pa_platform: 'ps5' },
    });
    expect(id()).toBe('202');
  });

  it('reload_product_variations reads the list again', async () => {
    await enliven();
    jQuery(form()).data('product_variations', [
      { variation_id: 77, attributes: { attribute_pa_colour: 'red', attribute_pa_platform: 'ps5' } },
    ]);
    command('reload_product_variations');
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect([values(colour()), id()]).toEqual([['', 'red'], '77']);
    jQuery(form()).data('product_variations', false);
    command('reload_product_variations');
    // As WooCommerce's script does, it looks at once; and a choice asks again.
    expect(asked).toHaveLength(1);
    choose(platform(), 'ps5');
    expect(asked).toHaveLength(2);
  });

  it('reload_product_variations shows the new price of the chosen variation at once', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    jQuery(form()).data(
      'product_variations',
      list().map((one) => ({ ...one, price_html: '<b>£1</b>' })),
    );
    command('reload_product_variations');
    expect([id(), find('.woocommerce-variation-price').innerHTML]).toEqual(['202', '<b>£1</b>']);
  });

  it('found_variation shows a variation, which is not announced twice', async () => {
    await enliven();
    const log = listen();
    command('found_variation', { ...list()[0], variation_id: 55, price_html: 'special' });
    expect([id(), single().textContent?.trim()]).toEqual(['55', 'special']);
    expect(log.filter((line) => /found/.test(line))).toEqual(['found_variation 55']);
    await clock.advance(300);
    expect(log.at(-1)).toBe(':shown 55 true');
  });

  it('reset_data removes the shown variation and the pending one', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const log = listen();
    command('reset_data');
    await clock.advance(1000);
    expect([single().style.display, find('.sku').textContent]).toEqual(['none', 'controller']);
    expect(log).toEqual(['reset_image', 'hide_variation@single_variation', 'reset_data']);
  });

  it('show_variation, hide_variation, reset_image, announce_reset, clear_reset_announcement and reset_focus are obeyed', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    jQuery('.single_variation').trigger('hide_variation');
    expect(button().className).toContain('disabled');
    jQuery('.single_variation').trigger('show_variation', [list()[0], true]);
    expect(button().className).not.toContain('disabled');
    command('reset_image');
    expect(image().getAttribute('src')).toBe('/cover/controller?width=600');
    command('announce_reset');
    expect(find('.reset_variations_alert').textContent).not.toBe('');
    command('clear_reset_announcement');
    expect(find('.reset_variations_alert').textContent).toBe('');
    command('reset_focus');
    expect(document.activeElement).toBe(colour());
  });
});
