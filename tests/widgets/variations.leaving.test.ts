import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { ORIGINAL_VARIATIONS } from '../../src/rules/originals';
import { adopt } from '../../widgets/variations/enhance';
import { setPage } from '../helpers/page';
import {
  alerts,
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
