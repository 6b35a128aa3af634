import { describe, expect, it, vi } from 'vitest';
import { clock, freshPopup, isOpen, load, NOW, popup, SECOND, set } from './addon-popup.page';

freshPopup();

describe('the trigger', () => {
  it('load waits for the page’s images', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    load();
    await clock.advance(10 * SECOND);
    expect(isOpen()).toBe(false);
    state.mockRestore();
    dispatchEvent(new Event('load'));
    await clock.advance(SECOND);
    expect(isOpen()).toBe(true);
  });

  it('date opens a second after a date that has passed', async () => {
    set({ popup_trigger: 'date', popup_specific_date: '2020-01-01 00:00' });
    load();
    await clock.advance(SECOND - 1);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(true);
  });

  it('date opens too when the date passes while the page is open', async () => {
    const date = new Date(NOW);
    date.setMinutes(date.getMinutes() + 2, 0, 0);
    const two = (number: number) => `${number}`.padStart(2, '0');
    const text = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
    set({ popup_trigger: 'date', popup_specific_date: text });
    load();
    await clock.advance(date.getTime() - NOW + SECOND);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(true);
  });

  it.each(['', 'soon', null])('date waits for ever for %o', async (value) => {
    set({ popup_trigger: 'date', popup_specific_date: value });
    load();
    await clock.advance(1e12);
    expect(isOpen()).toBe(false);
  });

  it('inactivity opens when the visitor was not active for a while', async () => {
    set({ popup_trigger: 'inactivity', popup_inactivity_time: 15 });
    load();
    for (const sign of ['mousemove', 'click', 'keyup', 'scroll', 'touchstart']) {
      await clock.advance(14 * SECOND);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    }
    await clock.advance(15 * SECOND - 1);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(true);
  });

  it('exit opens when the pointer leaves the page, not when it leaves something in the page', async () => {
    set({ popup_trigger: 'exit' });
    load();
    popup().dispatchEvent(new MouseEvent('mouseleave'));
    await clock.advance(0);
    expect(isOpen()).toBe(false);
    document.body.dispatchEvent(new MouseEvent('mouseleave'));
    await clock.advance(0);
    expect(isOpen()).toBe(true);
  });

  it.each([
    ['exit', {}, () => document.body.dispatchEvent(new MouseEvent('mouseleave'))],
    ['scroll', { popup_scroll_progress: 0 }, () => dispatchEvent(new Event('scroll'))],
    ['inactivity', { popup_inactivity_time: 15 }, () => clock.advance(15 * SECOND)],
  ])(
    '%s opens at its next moment when something covered the page at the first one',
    async (popup_trigger, settings, pass) => {
      set({ popup_trigger, ...settings });
      load();
      const banner = Object.assign(document.createElement('div'), { className: 'cky-consent-container' });
      document.body.append(banner);
      await pass();
      await clock.advance(0);
      banner.remove();
      await clock.advance(SECOND);
      expect(isOpen()).toBe(false);
      await pass();
      await clock.advance(0);
      expect(isOpen()).toBe(true);
    },
  );

  it('in another page’s preview opens whatever its rules say (SPEC 6)', async () => {
    (window as { elementorFrontendConfig?: object }).elementorFrontendConfig = {
      environmentMode: { wpPreview: true },
      post: { id: 318 },
    };
    set({ popup_show_via_referral: 'yes', popup_referral_keyword: 'nowhere' });
    load();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(true);
    delete (window as { elementorFrontendConfig?: object }).elementorFrontendConfig;
  });
});
