import jQuery from 'jquery';
import { describe, expect, it } from 'vitest';
import { act } from '../../widgets/variations/enhance';
import { find } from '../helpers/fixture';
import { choose, colour, enliven, freshForm, id, listen, platform } from './variations.form';

freshForm();

describe('the reset link', () => {
  it('is visible with a choice, even if the theme has hidden it, and invisible without one', async () => {
    const link = find('.reset_variations');
    link.style.display = 'none';
    await enliven();
    expect([link.style.display, link.style.visibility]).toEqual(['none', 'hidden']);
    choose(colour(), 'red');
    expect([link.style.display, link.style.visibility]).toEqual(['', 'visible']);
  });

  it('clears every select, announces that, and moves the focus to the first', async () => {
    await enliven();
    choose(colour(), 'red');
    choose(platform(), 'ps5');
    const log = listen();
    act({ type: 'click', target: find('.reset_variations'), submitter: null });
    expect([colour().value, platform().value, id()]).toEqual(['', '', '']);
    expect(find('.reset_variations_alert').textContent).toBe('Your choice was cleared. Please choose again.');
    expect(document.activeElement).toBe(colour());
    expect(log.filter((line) => line.startsWith('change pa_'))).toEqual(['change pa_colour', 'change pa_platform']);
    expect(log.slice(-6)).toEqual([
      'announce_reset',
      'reset_image',
      'hide_variation@single_variation',
      'reset_data',
      ':reset',
      'reset_focus',
    ]);
    choose(colour(), 'red');
    expect(find('.reset_variations_alert').textContent).toBe('');
  });

  it('is a button for keyboards', async () => {
    await enliven();
    const link = find('.reset_variations');
    let presses = 0;
    link.addEventListener('click', () => presses++);
    link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect([link.getAttribute('role') ?? link.role, presses]).toEqual(['button', 1]);
  });

  it('can be pressed through jQuery, which presses no links, and resets once at a real press', async () => {
    await enliven();
    choose(colour(), 'red');
    jQuery('.reset_variations').trigger('click');
    expect(colour().value).toBe('');
    choose(colour(), 'red');
    const log = listen();
    const link = find('.reset_variations');
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    act({ type: 'click', target: link, submitter: null });
    expect(log.filter((line) => line === 'announce_reset')).toHaveLength(1);
  });
});
