import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { ORIGINAL_VARIATIONS } from '../../src/rules/originals';
import { adopt } from '../../widgets/variations/enhance';
import { setPage } from '../helpers/page';
import {
  alerts,
  answers,
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

describe('a page that the browser shows again', () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('has its choice checked again', async () => {
    await enliven();
    colour().value = 'red';
    platform().value = 'ps5';
    show(false);
    expect(id()).toBe('202');
    const log = listen();
    show(false);
    expect(log).toEqual([]);
    show(true);
    expect(log).toContain('found_variation 202');
  });
});

describe('a form that leaves the page', () => {
  it('has all its options again, and no longer reacts', async () => {
    await enliven();
    choose(colour(), 'blue');
    stop?.();
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
    const log = listen();
    choose(colour(), 'red');
    jQuery(form()).trigger('check_variations');
    await clock.advance(1000);
    expect(log).toEqual(['change pa_colour', 'check_variations']);
  });

  it('is not left busy by a call or by a variation that is not shown yet', async () => {
    await enliven();
    choose(platform(), 'ps5');
    choose(colour(), 'red');
    expect(single().ariaBusy).toBe('true');
    stop?.();
    expect(single().ariaBusy).toBeNull();
    form().dataset.product_variations = 'false';
    answers.push(() => new Promise(() => {}));
    await enliven();
    expect([form().className, form().ariaBusy]).toEqual(['variations_form cart processing', 'true']);
    stop?.();
    expect([form().className, form().ariaBusy]).toEqual(['variations_form cart', null]);
  });

  it('can have an option again that the server has refused with another choice', async () => {
    form().dataset.product_variations = 'false';
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'xbox');
    await clock.advance(0);
    choose(platform(), '');
    expect(values(platform())).toEqual(['', 'ps5', 'xbox!']);
    stop?.();
    expect(values(platform())).toEqual(['', 'ps5', 'xbox']);
  });

  it.each([
    ['its start', () => void jQuery(form()).trigger('check_variations')],
    ['the next choice', () => choose(colour(), 'red')],
  ])('is restored for WooCommerce’s own script once that has come, as shown by %s', async (_what, tell) => {
    const { originals } = setPage();
    await enliven();
    choose(colour(), 'blue');
    expect(values(platform())).toEqual(['', 'ps5']);
    originals.add(ORIGINAL_VARIATIONS);
    const log = listen();
    tell();
    expect([values(platform()), log]).toEqual([
      ['', 'ps5', 'xbox'],
      [expect.stringMatching(/^(check_variations|change pa_colour)$/)],
    ]);
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await clock.advance(1000);
    expect([log.length, alerts]).toEqual([1, []]);
    // When the form leaves the page, it must not put options back into another script's selects.
    platform().options[2]?.remove();
    stop?.();
    expect(values(platform())).toEqual(['', 'ps5']);
    setPage();
  });

  it('is not adopted twice', async () => {
    await enliven();
    expect(adopt(form())).toBeUndefined();
  });

  it('can come back', async () => {
    await enliven();
    stop?.();
    await enliven();
    choose(colour(), 'blue');
    expect(values(platform())).toEqual(['', 'ps5']);
    const log = listen();
    jQuery(form()).trigger('check_variations');
    expect(log.filter((line) => line === 'reset_data')).toHaveLength(1);
  });
});
