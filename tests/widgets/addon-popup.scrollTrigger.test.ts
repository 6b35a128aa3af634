import { afterEach, describe, expect, it, vi } from 'vitest';
import { find } from '../helpers/fixture';
import { clock, closeButton, freshPopup, isOpen, load, SECOND, set } from './addon-popup.page';

freshPopup();

describe('the trigger', () => {
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    dispatchEvent(new Event('scroll'));
  };
  const setHeights = (scrollHeight: number, clientHeight: number) => {
    for (const [name, value] of Object.entries({ scrollHeight, clientHeight }))
      Object.defineProperty(document.documentElement, name, { value, configurable: true });
  };

  it('scroll opens at its share of the page, once', async () => {
    setHeights(3000, 1000);
    set({ popup_trigger: 'scroll', popup_scroll_progress: 50, popup_show_again_delay: '0' });
    load();
    scrollTo(980);
    await clock.advance(0);
    expect(isOpen()).toBe(false);
    scrollTo(1000);
    await clock.advance(0);
    expect(isOpen()).toBe(true);
    closeButton().click();
    await clock.advance(SECOND);
    scrollTo(1100);
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
  });

  it('element-scroll opens when the element comes into sight', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p class="reviews"></p>');
    setHeights(3000, 1000);
    const place = vi.spyOn(find('.reviews'), 'getBoundingClientRect').mockReturnValue({ top: 1000 } as DOMRect);
    set({ popup_trigger: 'element-scroll', popup_element_scroll: '.reviews' });
    load();
    scrollTo(10);
    await clock.advance(0);
    expect(isOpen()).toBe(false);
    place.mockReturnValue({ top: 999 } as DOMRect);
    scrollTo(20);
    await clock.advance(0);
    expect(isOpen()).toBe(true);
  });

  it.each(['scroll', 'element-scroll'])(
    '%s opens at once, too, on a page that is already scrolled far enough',
    async (trigger) => {
      setHeights(3000, 1000);
      scrollTo(1500);
      set({
        popup_trigger: trigger,
        popup_scroll_progress: 50,
        popup_element_scroll: 'body',
        popup_show_again_delay: '0',
      });
      load();
      await clock.advance(0);
      expect(isOpen()).toBe(true);
      closeButton().click();
      await clock.advance(SECOND);
      scrollTo(1600);
      await clock.advance(SECOND);
      expect(isOpen()).toBe(false);
    },
  );

  it.each(['', '((', '.nowhere'])('element-scroll waits for ever for "%s"', async (selector) => {
    set({ popup_trigger: 'element-scroll', popup_element_scroll: selector });
    load();
    scrollTo(10);
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
  });
});
