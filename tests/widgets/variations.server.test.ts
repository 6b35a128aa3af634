import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import type { Variation } from '../../src/rules/variation';
import { adopt as adoptDetails } from '../../widgets/variation-details/enhance';
import { find } from '../helpers/fixture';
import { until } from '../helpers/settle';
import {
  alerts,
  answers,
  asked,
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

describe('where the server knows the variations', () => {
  const variation = (): Variation => ({ variation_id: 202, attributes: {}, price_html: '<b>£5</b>' });
  const open = async () => {
    form().dataset.product_variations = 'false';
    await enliven();
    choose(colour(), 'red');
  };

  it('details that come after its answer show the variation too', async () => {
    await open();
    answers.push(async () => ({ ...variation(), is_pre_order: true }));
    choose(platform(), 'ps5');
    await clock.advance(300);
    adoptDetails(form());
    expect(button().textContent).toBe('Pre Order Now!');
  });

  it('the island asks it when every attribute is chosen', async () => {
    await open();
    expect(asked).toEqual([]);
    answers.push(async () => variation());
    const log = listen();
    choose(platform(), 'ps5');
    expect(asked).toEqual([{ attribute_pa_colour: 'red', attribute_pa_platform: 'ps5', product_id: '201' }]);
    expect([form().className, form().ariaBusy, button().className.includes('disabled')]).toEqual([
      'variations_form cart processing',
      'true',
      true,
    ]);
    await clock.advance(0);
    expect([form().className, form().ariaBusy, id(), single().textContent?.trim()]).toEqual([
      'variations_form cart',
      null,
      '202',
      '£5',
    ]);
    await clock.advance(300);
    expect(log).toEqual([
      'change variation_id',
      'clear_reset_announcement',
      'check_variations',
      'woocommerce_variation_has_changed',
      'change pa_platform',
      'change variation_id',
      'change text',
      'found_variation 202',
      ':found 202',
      'show_variation@single_variation 202 true',
      ':shown 202 true',
    ]);
  });

  it('options are not narrowed, and an incomplete choice is announced', async () => {
    form().dataset.product_variations = 'false';
    await enliven();
    const log = listen();
    choose(colour(), 'blue');
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
    expect(log.filter((line) => /values|narrowed|select_change/.test(line))).toEqual(['update_variation_values']);
  });

  it('the custom_data of plugins is sent along', async () => {
    await open();
    jQuery(form()).data('custom_data', { lens: 'blue' });
    choose(platform(), 'ps5');
    expect(asked[0]).toMatchObject({ custom_data: { lens: 'blue' } });
  });

  it('a refused choice is reported, and its options explain themselves from then on', async () => {
    await open();
    const log = listen();
    choose(platform(), 'xbox');
    await clock.advance(0);
    expect(find('.wc-no-matching-variations').textContent).toContain('no product');
    const optionOf = (name: string) => find<HTMLOptionElement>(`option[value="${name}"]`);
    expect([optionOf('xbox').getAttribute('label'), optionOf('xbox').disabled, optionOf('xbox').textContent]).toEqual([
      'Xbox (not available with your other choices)',
      false,
      'Xbox',
    ]);
    expect(log).toContain(':narrowed');
    answers.push(async () => variation());
    choose(platform(), 'ps5');
    await clock.advance(0);
    expect([optionOf('xbox').disabled, optionOf('ps5').disabled]).toEqual([true, false]);
    choose(colour(), 'blue');
    expect([optionOf('xbox').hasAttribute('label'), optionOf('xbox').disabled]).toEqual([false, false]);
    choose(colour(), 'red');
    expect(optionOf('xbox').hasAttribute('label')).toBe(true);
    stop?.();
    expect(optionOf('xbox').hasAttribute('label')).toBe(false);
  });

  it('the button says nothing during the call', async () => {
    await open();
    answers.push(() => new Promise(() => {}));
    choose(platform(), 'ps5');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    button().dispatchEvent(press);
    expect([press.defaultPrevented, alerts, asked.length]).toEqual([true, [], 1]);
    expect(button().className).toContain('disabled wc-variation-selection-needed');
  });

  it('only the newest choice’s answer counts', async () => {
    await open();
    let late: (variation: Variation) => void = () => {};
    answers.push(
      () => new Promise((resolve) => (late = resolve)),
      async () => ({ ...variation(), variation_id: 203 }),
    );
    choose(platform(), 'ps5');
    choose(platform(), 'xbox');
    await clock.advance(0);
    late(variation());
    await clock.advance(1000);
    expect(id()).toBe('203');
  });

  it('an answer that comes after the choice was cleared is ignored', async () => {
    await open();
    let late: (variation: Variation) => void = () => {};
    answers.push(() => new Promise((resolve) => (late = resolve)));
    choose(platform(), 'ps5');
    choose(platform(), '');
    late(variation());
    await clock.advance(1000);
    expect([id(), form().className, single().style.display]).toEqual(['', 'variations_form cart', 'none']);
  });

  /** Opens the form and makes a choice whose first call fails, until the shopper is told. The next call succeeds. */
  async function failOnce(): Promise<void> {
    await open();
    answers.push(
      () => Promise.reject(new Error('offline')),
      async () => variation(),
    );
    choose(platform(), 'ps5');
    await clock.advance(0);
    await until(() => expect(find('.shop-islands-notice').textContent).toContain('Your choice could not be checked.'));
  }

  it.each<[string, () => unknown]>([
    ['another choice', () => choose(platform(), 'xbox')],
    ['a choice that is incomplete', () => choose(platform(), '')],
    ['the form that leaves the page', () => stop?.()],
  ])('the message about a failure goes with %s, because it is no longer true', async (_what, act) => {
    await failOnce();
    act();
    await clock.advance(0);
    expect(document.querySelector('.shop-islands-notice')).toBeNull();
  });

  it('a failure shows an error, leaves nothing covered, and the button tries again', async () => {
    await failOnce();
    expect([form().className, form().ariaBusy]).toEqual(['variations_form cart', null]);
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await clock.advance(0);
    expect([asked.length, id(), alerts]).toEqual([2, '202', []]);
  });
});
