import { describe, expect, it } from 'vitest';
import {
  clock,
  closeButton,
  freshPopup,
  isOpen,
  KEY,
  load,
  NOW,
  nextPage,
  open,
  popup,
  SECOND,
  stored,
} from './addon-popup.page';

freshPopup();

describe('what a popup stores', () => {
  it('has the plugin’s form: all settings, the delay as it is printed, and the time of closing', async () => {
    localStorage.setItem(KEY, '{"7":{"popup_close_time":5}}');
    await open();
    closeButton().click();
    expect(JSON.parse(localStorage.getItem(KEY) as string)).toEqual({
      7: { popup_close_time: 5 },
      512: {
        ...JSON.parse(popup().dataset.settings as string),
        popup_show_again_delay: '60000',
        popup_close_time: clock.now(),
      },
    });
  });

  it('is nothing for a popup that was only seen', async () => {
    await open();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('may come from the plugin’s script, so that a visitor’s history carries over', async () => {
    localStorage.setItem(KEY, JSON.stringify({ 512: { popup_show_again_delay: '60000', popup_close_time: NOW - 1 } }));
    load();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
    await clock.advance(60 * SECOND);
    nextPage();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(true);
  });

  it('keeps the popup away after its close button, though other buttons have delays of their own', async () => {
    await open();
    closeButton().click();
    nextPage();
    await clock.advance(59 * SECOND);
    expect(isOpen()).toBe(false);
  });

  it.each(['[]', '{"512":7}', '{"512":null}', '"x"', '{', 'null'])('replaces the broken entry %s', async (text) => {
    localStorage.setItem(KEY, text);
    await open();
    closeButton().click();
    expect(stored()?.popup_close_time).toBe(clock.now());
  });

  it('keeps a waiting popup closed when another tab has stored it', async () => {
    load();
    localStorage.setItem(KEY, JSON.stringify({ 512: { popup_show_again_delay: '60000', popup_close_time: NOW } }));
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
  });
});
