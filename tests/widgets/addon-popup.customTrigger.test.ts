import { describe, expect, it } from 'vitest';
import { find } from '../helpers/fixture';
import { clock, closeButton, freshPopup, isOpen, KEY, load, NOW, popup, SECOND, set } from './addon-popup.page';

freshPopup();

describe('the trigger', () => {
  it.each([
    ['a delay since it was closed', { popup_show_again_delay: 60 * SECOND }, true],
    ['a referral keyword', { popup_show_via_referral: 'yes', popup_referral_keyword: 'nowhere' }, true],
    ['a stop date', { popup_stop_after_date: 'yes', popup_stop_after_date_select: '2020-01-01 00:00' }, false],
  ])('custom opens on request in spite of %s: %o %s', async (_what, settings, isShown) => {
    localStorage.setItem(
      KEY,
      JSON.stringify({ 512: { popup_close_time: NOW - 1, popup_show_again_delay: 60 * SECOND } }),
    );
    document.body.insertAdjacentHTML('beforeend', '<button class="sizes">Sizes</button>');
    set({ popup_trigger: 'custom', popup_custom_trigger: '.sizes', ...settings });
    load();
    find('.sizes').click();
    expect(isOpen()).toBe(isShown);
  });

  it('custom opens at each click on its element, whose link is not followed', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#" class="sizes"><b>Sizes</b></a>');
    set({ popup_trigger: 'custom', popup_custom_trigger: '.sizes' });
    load();
    expect(find('.sizes').style.cursor).toBe('pointer');
    for (let time = 0; time < 2; time++) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      find('.sizes b').dispatchEvent(click);
      expect([isOpen(), click.defaultPrevented]).toEqual([true, true]);
      closeButton().click();
      expect(isOpen()).toBe(false);
    }
    await clock.advance(SECOND);
    expect(popup().style.display).toBe('none');
  });

  it('custom gives the focus back to the pressed control, even where a press gives a control no focus', () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#" class="sizes"><b>Sizes</b></a>');
    set({ popup_trigger: 'custom', popup_custom_trigger: '.sizes b' });
    load();
    find('.sizes b').click();
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
    closeButton().click();
    expect(document.activeElement).toBe(find('.sizes'));
  });
});
