import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { find } from '../helpers/fixture';
import {
  button,
  choose,
  clock,
  colour,
  enliven,
  form,
  freshForm,
  id,
  listen,
  platform,
  single,
} from './variations.form';

/** The fields of what `wc_variation_form` hands over. */
const FORM_FIELDS =
  '$attributeFields,$singleVariation,$singleVariationWrap,$resetVariations,$resetAlert,$form,$product,form,useAjax,variationData';

freshForm();

describe('at the start', () => {
  it('the button waits for a choice at once, without being disabled', async () => {
    button().setAttribute('disabled', '');
    await enliven(false);
    expect(button().className).toBe('single_add_to_cart_button button alt disabled wc-variation-selection-needed');
    expect(button().hasAttribute('disabled')).toBe(false);
    expect(find('.variations_button').className).toContain('woocommerce-variation-add-to-cart-disabled');
    expect(find('.reset_variations').style.visibility).toBe('hidden');
    expect(single().style.display).toBe('none');
  });

  it('other scripts hear the events after 100 ms', async () => {
    const log = listen();
    await enliven(false);
    await clock.advance(99);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual([
      'update_variation_values',
      'woocommerce_update_variation_values',
      ':narrowed',
      'reset_image',
      'hide_variation@single_variation',
      'reset_data',
      ':reset',
      'check_variations',
      `wc_variation_form ${FORM_FIELDS}`,
    ]);
  });

  it('other scripts get the parts of the form as jQuery objects, under the names of WooCommerce’s object', async () => {
    type Parts = Record<'$form' | '$attributeFields' | '$singleVariation', ReturnType<typeof jQuery>>;
    let parts: Parts | undefined;
    jQuery(form()).one('wc_variation_form', (_event: unknown, given: Parts) => {
      parts = given;
    });
    await enliven(false);
    await clock.advance(100);
    expect([parts?.$form.get(), parts?.$attributeFields.get(), parts?.$singleVariation.get()]).toEqual([
      [form()],
      [colour(), platform()],
      [single()],
    ]);
  });

  it('a choice within that time is not announced twice', async () => {
    await enliven(false);
    const log = listen();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(400);
    expect(log.filter((line) => /found|wc_variation_form|shown/.test(line))).toEqual([
      'found_variation 202',
      ':found 202',
      `wc_variation_form ${FORM_FIELDS}`,
      ':shown 202 true',
    ]);
  });

  it('the variation that the server has selected is found', async () => {
    colour().value = 'red';
    platform().value = 'ps5';
    const log = listen();
    await enliven(false);
    expect([id(), single().textContent?.trim(), log]).toEqual(['202', '£54.99', []]);
    await clock.advance(100);
    expect(log).toContain('found_variation 202');
    await clock.advance(300);
    expect(log.filter((line) => /shown|show_variation/.test(line))).toEqual([
      'show_variation@single_variation 202 true',
      ':shown 202 true',
    ]);
  });

  it('an impossible choice of the server is cleared without a notice', async () => {
    colour().value = 'blue';
    platform().value = 'xbox';
    await enliven();
    expect([colour().value, platform().value]).toEqual(['', 'xbox']);
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull();
  });
});
