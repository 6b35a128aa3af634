import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import {
  clock,
  closeButton,
  freshPopup,
  isOpen,
  KEY,
  load,
  log,
  modals,
  open,
  popup,
  SECOND,
  set,
  stops,
  stored,
} from './addon-popup.page';

freshPopup();

describe('a modal popup', () => {
  it('opens after its delay, though the page has loaded long ago', async () => {
    load();
    await clock.advance(SECOND - 1);
    expect(isOpen()).toBe(false);
    await clock.advance(1);
    expect(isOpen()).toBe(true);
    expect(popup().style.display).toBe('block');
    expect(log).toEqual(['opened 512']);
  });

  it('that a content blocker hides does not lock the page, and is not remembered as closed', async () => {
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    load();
    await clock.advance(SECOND);
    expect(modals()).toEqual([]);
    expect(document.documentElement.style.overflow).toBe('');
    expect(log).toEqual(['opened 512', 'closed 512']);
    expect(stored()).toBeUndefined();
  });

  it('stands in a dialog with a name, the focus at its beginning', async () => {
    await open();
    const [dialog] = modals();
    expect(dialog?.getAttribute('aria-label')).toBe('Two games, one price');
    expect(dialog?.contains(popup())).toBe(true);
    expect(document.activeElement).toBe(find('.king-addons-pb-popup-container'));
  });

  it('has a name without a heading', async () => {
    find('h2').remove();
    await open();
    expect(modals()[0]?.getAttribute('aria-label')).toBe('Message from the shop');
  });

  it('shows its animation for as long as it is to last', async () => {
    await open({ popup_animation: 'zoomIn fast', popup_animation_duration: 2 });
    const container = find('.king-addons-pb-popup-container');
    expect([...container.classList].slice(1)).toEqual(['animated', 'zoomIn', 'fast']);
    expect(container.style.animationDuration).toBe('2000ms');
  });

  it.each([
    [true, 'hidden'],
    ['yes', 'hidden'],
    ['', ''],
    [false, ''],
  ])('with scrolling switched off by %o: overflow "%s"', async (value, overflow) => {
    await open({ popup_disable_page_scroll: value });
    expect(document.documentElement.style.overflow).toBe(overflow);
    closeButton().click();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('shows its close button when its delay is over, as a button with a name', async () => {
    await open({ popup_close_button_display_delay: 3 });
    expect(closeButton().style.visibility).toBe('hidden');
    await clock.advance(3 * SECOND - 1);
    expect(closeButton().style.opacity).toBe('0');
    await clock.advance(1);
    expect([closeButton().style.visibility, closeButton().style.opacity]).toEqual(['', '1']);
    expect(closeButton().style.transition).toBe('opacity 500ms');
    expect([
      closeButton().getAttribute('role'),
      closeButton().tabIndex,
      closeButton().getAttribute('aria-label'),
    ]).toEqual(['button', 0, 'Close']);
  });

  it('leaves the page 400 ms after it was closed', async () => {
    await open();
    closeButton().click();
    expect([isOpen(), modals().length, popup().style.display]).toEqual([false, 0, 'block']);
    await clock.advance(400);
    expect(popup().style.display).toBe('none');
    expect(log).toEqual(['opened 512', 'closed 512']);
  });

  it('tells other scripts by a resize when it opens and when it closes', async () => {
    let sizes = 0;
    addEventListener('resize', () => (sizes += 1));
    await open();
    expect(sizes).toBe(1);
    closeButton().click();
    expect(sizes).toBe(2);
  });

  it('never opens in the editor', async () => {
    document.body.classList.add('elementor-editor-active');
    load();
    await clock.advance(SECOND);
    document.body.classList.remove('elementor-editor-active');
    expect(isOpen()).toBe(false);
  });

  it('does not open when its host has left the page meanwhile', async () => {
    load();
    for (const stop of stops.splice(0)) stop?.();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
  });

  it('leaves nothing behind when it leaves the page while it is open', async () => {
    await open();
    for (const stop of stops.splice(0)) stop?.();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.querySelector('dialog')).toBeNull();
    expect(stored()).toBeUndefined();
  });
});

describe('several popups', () => {
  /** A second one, which is another post's. */
  function addSecond(settings: Record<string, unknown>): void {
    const second = popup().cloneNode(true) as HTMLElement;
    second.id = 'king-addons-pb-popup-id-513';
    document.body.append(second);
    set(settings, second);
  }

  it('open one after the other', async () => {
    addSecond({});
    load();
    await clock.advance(SECOND);
    expect([isOpen(), isOpen(513)]).toEqual([true, false]);
    closeButton().click();
    await clock.advance(399);
    expect(isOpen(513)).toBe(false);
    await clock.advance(1);
    expect([isOpen(), isOpen(513)]).toEqual([false, true]);
  });

  it('do not depend on each other: one that is not for this device does not hold back the next', async () => {
    set({ popup_show_on_device: false });
    addSecond({ popup_show_on_device: true });
    load();
    await clock.advance(SECOND);
    expect([isOpen(), isOpen(513)]).toEqual([false, true]);
  });
});

describe('a notification', () => {
  it('moves the page down, leaves it usable and is gone at once', async () => {
    Object.defineProperty(find('.king-addons-pb-popup-container'), 'offsetHeight', { value: 80 });
    await open({ popup_display_as: 'notification' });
    expect(popup().classList.contains('king-addons-pb-popup-notification')).toBe(true);
    expect(modals()).toEqual([]);
    expect([document.body.style.paddingTop, document.documentElement.style.overflow]).toEqual(['80px', '']);
    expect(['role', 'aria-label'].map((name) => find('.king-addons-pb-popup-container').getAttribute(name))).toEqual([
      'region',
      'Two games, one price',
    ]);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isOpen(), popup().style.display, document.body.style.paddingTop]).toEqual([false, 'none', '']);
    expect(stored()?.popup_close_time).toBe(clock.now());
  });
});

describe('a film in an add-on popup', () => {
  it.each(['modal', 'notification'])('pauses when it closes, as a %s', async (display) => {
    const film = document.createElement('video');
    find('.king-addons-pb-popup-container-inner').append(film);
    await open({ popup_display_as: display });
    const pause = vi.spyOn(film, 'pause');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([isOpen(), pause.mock.calls.length]).toEqual([false, 1]);
  });
});

describe('settings of any shape', () => {
  it('never make a popup throw', async () => {
    const names = Object.keys(JSON.parse(popup().dataset.settings as string));
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        'custom',
        'scroll',
        'element-scroll',
        'exit',
        'date',
        'inactivity',
        'notification',
        'yes',
        '((',
        '0',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), values), fc.jsonValue(), async (settings, history) => {
        showFixture('addon-popup');
        setPage();
        popup().dataset.settings = JSON.stringify(settings);
        localStorage.setItem(KEY, JSON.stringify({ 512: history }));
        load();
        for (const type of ['scroll', 'click', 'mouseleave'])
          document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }));
        await clock.advance(100 * SECOND);
        closeButton().click();
        for (const stop of stops.splice(0)) stop?.();
      }),
      { numRuns: 60 },
    );
  });
});
