import { describe, expect, it, vi } from 'vitest';
import { coverPage } from '../../src/ui/covers/coverPage';
import { find } from '../helpers/fixture';
import { clock, closeButton, freshPopup, isOpen, modals, nextPage, open, SECOND, stored } from './addon-popup.page';

freshPopup();

describe('a popup is closed', () => {
  it.each(['Enter', ' '])('by its close button, pressed by the key "%s"', async (key) => {
    await open();
    closeButton().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(isOpen()).toBe(false);
  });

  it.each([
    [false, false],
    ['', false],
    [true, true],
    ['yes', true],
  ])('by its overlay, unless that is switched off: with %o it is open: %s', async (value, isLeft) => {
    await open({ popup_overlay_disable_close: value });
    find('.king-addons-pb-popup-overlay').click();
    expect(isOpen()).toBe(isLeft);
  });

  it.each([
    [false, false],
    ['', false],
    [true, true],
    ['yes', true],
  ])('by Escape, unless that is switched off: with %o it is open: %s', async (value, isLeft) => {
    await open({ popup_disable_esc_key: value });
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect([isOpen(), event.defaultPrevented]).toEqual([isLeft, !isLeft]);
  });

  it('by other scripts', async () => {
    await open();
    const [dialog] = modals();
    dialog?.close();
    dialog?.dispatchEvent(new Event('close'));
    expect(isOpen()).toBe(false);
    expect(stored()?.popup_close_time).toBe(clock.now());
  });

  it('but not by Escape while another dialog covers it', async () => {
    await open();
    document.body.insertAdjacentHTML('beforeend', '<dialog open>Something else</dialog>');
    const leave = coverPage(find('body > dialog:last-child'), { close() {} });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(true);
    leave();
  });

  it('by itself after its time', async () => {
    await open({ popup_automatic_close_switch: 'yes', popup_automatic_close_delay: 5 });
    await clock.advance(5 * SECOND - 1);
    expect(isOpen()).toBe(true);
    await clock.advance(1);
    expect(isOpen()).toBe(false);
    expect(stored()?.popup_close_time).toBe(clock.now());
  });

  it.each(['', false])('not by itself where that is switched off by %o', async (value) => {
    await open({ popup_automatic_close_switch: value, popup_automatic_close_delay: 5 });
    await clock.advance(60 * SECOND);
    expect(isOpen()).toBe(true);
  });

  it('not by itself while its form is being filled in', async () => {
    await open({ popup_automatic_close_switch: true, popup_automatic_close_delay: 5 });
    find('input').focus();
    await clock.advance(8 * SECOND);
    expect(isOpen()).toBe(true);
    find('input').blur();
    await clock.advance(5 * SECOND);
    expect(isOpen()).toBe(false);
  });
});

describe('a trigger button', () => {
  const button = (trigger: string) => find(`[data-trigger="${trigger}"]`);

  it('keeps the popup away for as long as the button says, and opens its address 100 ms later', async () => {
    const visited: string[] = [];
    vi.spyOn(location, 'assign').mockImplementation((url) => void visited.push(String(url)));
    await open();
    button('close').click();
    expect(stored()).toMatchObject({
      popup_show_again_delay: 3_600_000,
      popup_close_time: clock.now(),
      popup_display_as: 'modal',
    });
    await clock.advance(99);
    expect(visited).toEqual([]);
    await clock.advance(1);
    expect(visited).toEqual([new URL('/shop/', location.href).href]);
    await clock.advance(3_500_000);
    nextPage();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
  });

  it('opens no address that is no link', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    button('close').dataset.redirectUrl = 'javascript:alert(1)';
    await open();
    button('close').click();
    await clock.advance(SECOND);
    expect(assign).not.toHaveBeenCalled();
  });

  it('keeps the popup away for good', async () => {
    await open();
    button('close-permanently').click();
    for (let year = 0; year < 3; year++) {
      await clock.advance(365 * 86_400 * SECOND);
      nextPage();
      await clock.advance(SECOND);
      expect(isOpen()).toBe(false);
    }
  });

  it('goes back, and does not keep the popup away', async () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    await open();
    button('back').click();
    expect(back).toHaveBeenCalledOnce();
    expect(isOpen()).toBe(false);
    expect(stored()).toBeUndefined();
    nextPage();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['#', true],
    ['/shop/', false],
  ])(
    'that is a link to "%s" does what it is for, and not what the link does, where that leads nowhere: %s',
    async (href, isHeld) => {
      vi.spyOn(history, 'back').mockImplementation(() => {});
      const link = Object.assign(document.createElement('a'), { textContent: 'Back' });
      link.setAttribute('href', href);
      button('back').append(link);
      await open();
      const press = new MouseEvent('click', { bubbles: true, cancelable: true });
      let wasHeld = false;
      document.addEventListener(
        'click',
        (event) => {
          wasHeld = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(press);
      expect([isOpen(), wasHeld]).toEqual([false, isHeld]);
    },
  );

  it.each(['Enter', ' '])('that is no button is pressed by the key "%s"', async (key) => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    await open();
    button('close').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(isOpen()).toBe(false);
  });
});
