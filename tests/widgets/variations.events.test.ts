import jQuery from 'jquery';
import { describe, expect, it, vi } from 'vitest';
import { find, showFixture } from '../helpers/fixture';
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
  stop,
  values,
} from './variations.form';

freshForm();

describe('choosing an option', () => {
  it('announces an incomplete choice to other scripts', async () => {
    await enliven();
    const log = listen();
    choose(colour(), 'red');
    expect(log).toEqual([
      'change variation_id',
      'clear_reset_announcement',
      'woocommerce_variation_select_change',
      'update_variation_values',
      'woocommerce_update_variation_values',
      ':narrowed',
      'reset_image',
      'hide_variation@single_variation',
      'reset_data',
      ':reset',
      'check_variations',
      'woocommerce_variation_has_changed',
      'change pa_colour',
    ]);
    expect(id()).toBe('');
    expect(find('.reset_variations').style.visibility).toBe('visible');
  });

  it('announces a match, and 300 ms later that the match is shown', async () => {
    await enliven();
    choose(colour(), 'red');
    const log = listen();
    choose(platform(), 'ps5');
    expect(log).toEqual([
      'change variation_id',
      'clear_reset_announcement',
      'woocommerce_variation_select_change',
      'update_variation_values',
      'woocommerce_update_variation_values',
      ':narrowed',
      'change variation_id',
      'change text',
      'found_variation 202',
      ':found 202',
      'check_variations',
      'woocommerce_variation_has_changed',
      'change pa_platform',
    ]);
    log.length = 0;
    await clock.advance(299);
    expect(log).toEqual([]);
    await clock.advance(1);
    expect(log).toEqual(['show_variation@single_variation 202 true', ':shown 202 true']);
  });

  it('shows nothing of a match that another script undoes during its announcement', async () => {
    for (const undo of [() => find('.variation_id'), () => form()]) {
      stop?.();
      showFixture('variations');
      await enliven();
      choose(colour(), 'red');
      const log = listen();
      jQuery(undo()).one(undo() === form() ? 'found_variation' : 'change', () => {
        if (undo() === form() || id()) choose(platform(), '');
        else jQuery(undo()).one('change', () => choose(platform(), ''));
      });
      choose(platform(), 'ps5');
      await clock.advance(1000);
      expect([id(), single().style.display, button().className.includes('disabled')]).toEqual(['', 'none', true]);
      expect(log.filter((line) => line.startsWith(':shown'))).toEqual([]);
      if (undo() !== form()) expect(log.filter((line) => /found/.test(line))).toEqual([]);
    }
  });

  it('shows nothing if the choice is cleared within 300 ms', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(200);
    const log = listen();
    choose(platform(), '');
    await clock.advance(1000);
    expect(log.filter((line) => /shown|show_variation/.test(line))).toEqual([]);
    expect([single().style.display, single().ariaBusy]).toEqual(['none', null]);
    expect(button().className).toContain('disabled');
  });

  it('shows only the second of two choices in quick succession', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    await clock.advance(200);
    const log = listen();
    choose(colour(), 'black');
    await clock.advance(1000);
    expect(log.filter((line) => line.startsWith(':shown'))).toEqual([':shown 205 true']);
  });

  it.each([
    ['before the form starts', false],
    ['after that', true],
  ])('ends with the variation that another script chooses during the announcement, bound %s', async (_when, isLate) => {
    const bind = () =>
      jQuery(form()).one('found_variation', () => {
        choose(platform(), 'xbox');
      });
    if (!isLate) bind();
    await enliven();
    if (isLate) bind();
    const log = listen();
    choose(platform(), 'ps5');
    choose(colour(), 'red');
    await clock.advance(300);
    expect([id(), find('.woocommerce-variation-price').textContent]).toEqual(['203', '£56.99']);
    expect(log.filter((line) => line.startsWith(':found') || line.startsWith(':shown'))).toEqual([
      ':found 203',
      ':shown 203 false',
    ]);
  });

  it('tells of no reset after a choice that another script makes at the reset', async () => {
    await enliven();
    choose(platform(), 'ps5');
    choose(colour(), 'red');
    await clock.advance(300);
    const log = listen();
    jQuery(form()).one('reset_data', () => {
      choose(colour(), 'blue');
    });
    choose(colour(), '');
    expect([id(), log.filter((line) => line.startsWith(':')).at(-1)]).toEqual(['204', ':found 204']);
  });

  it('shows the changes that another script makes to the variation when it is found', async () => {
    await enliven();
    jQuery(form()).on('found_variation', (_event, variation) => {
      variation.price_html = '<b>£1</b>';
    });
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(find('.woocommerce-variation-price').innerHTML).toBe('<b>£1</b>');
  });

  it('continues when another script fails', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (cause: unknown) => reported.push(cause));
    await enliven();
    jQuery(form()).on('found_variation', () => {
      throw new Error('a plugin’s mistake');
    });
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    expect(find('.woocommerce-variation-price').textContent).toBe('£54.99');
    expect(reported).toEqual([new Error('a plugin’s mistake')]);
  });

  it('hears a change that a script triggers through jQuery alone', async () => {
    await enliven();
    jQuery('#pa_colour').val('blue').trigger('change');
    expect(values(platform())).toEqual(['', 'ps5']);
  });
});
