import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverPage } from '../../src/ui/coverPage';
import { adopt, start } from '../../widgets/addon-popup/enhance';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { knowModals } from '../helpers/modals';
import { setPage } from '../helpers/page';

const NOW = 1_800_000_000_000;
const SECOND = 1000;
const KEY = 'KingAddonsPB_PopupSettings';

let clock: FakeClock;
let stops: ((() => void) | undefined)[];
let log: string[];

const modals = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];

beforeEach(() => {
  showFixture('addon-popup');
  clock = createClock(NOW);
  setPage();
  stops = [];
  log = [];
  knowModals();
  Object.defineProperty(document.body, 'clientWidth', { value: 1280, configurable: true });
  for (const name of ['opened', 'closed'])
    document.addEventListener(
      `island:addon-popup:${name}`,
      ({ detail }: CustomEventInit) => log.push(`${name} ${detail.id}`),
      { once: true },
    );
});
afterEach(() => {
  for (const stop of stops) stop?.();
});

const popup = (id = 512) => find(`#king-addons-pb-popup-id-${id}`);
const isOpen = (id = 512) => popup(id).classList.contains('king-addons-pb-popup-open');
const closeButton = () => find('.king-addons-pb-popup-close-btn');
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}')[512] as Record<string, unknown> | undefined;

/** The fixture with other settings, as `data-settings` has them. */
function set(settings: Record<string, unknown>, host = popup()): void {
  host.dataset.settings = JSON.stringify({ ...JSON.parse(host.dataset.settings ?? '{}'), ...settings });
}

/** What a page does with its popups. */
function load(): void {
  start();
  for (const host of document.querySelectorAll<HTMLElement>('.king-addons-pb-template-popup'))
    stops.push(adopt(host, clock));
}

/** The next page: its HTML is fresh, what is stored is not. */
function nextPage(settings: Record<string, unknown> = {}): void {
  for (const stop of stops.splice(0)) stop?.();
  setPage();
  showFixture('addon-popup');
  set(settings);
  load();
}

/** Until the popup is open, by its load trigger. */
async function open(settings: Record<string, unknown> = {}): Promise<void> {
  set(settings);
  load();
  await clock.advance(SECOND);
  expect(isOpen()).toBe(true);
}

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

  it('is gone from the page 400 ms after it was closed', async () => {
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

  it('does not open when it has left the page meanwhile', async () => {
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

  it('but not by Escape while another dialog stands over it', async () => {
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

  it('keeps the popup away for as long as it says, and leads somewhere 100 ms later', async () => {
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

  it('leads nowhere by an address that is no link', async () => {
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

  it('goes back, and decides nothing: the popup asks again', async () => {
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

  it.each(['Enter', ' '])('that is no button is pressed by the key "%s"', async (key) => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    await open();
    button('close').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(isOpen()).toBe(false);
  });
});

describe('what is stored', () => {
  it('has the plugin’s form: all settings, the delay as it is printed, and when it was closed', async () => {
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

  it('of the plugin’s script counts: a visitor’s history carries over', async () => {
    localStorage.setItem(KEY, JSON.stringify({ 512: { popup_show_again_delay: '60000', popup_close_time: NOW - 1 } }));
    load();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
    await clock.advance(60 * SECOND);
    nextPage();
    await clock.advance(SECOND);
    expect(isOpen()).toBe(true);
  });

  it('stays away after a close button, though the popup has buttons with delays of their own', async () => {
    await open();
    closeButton().click();
    nextPage();
    await clock.advance(59 * SECOND);
    expect(isOpen()).toBe(false);
  });

  it.each(['[]', '{"512":7}', '{"512":null}', '"x"', '{', 'null'])('may be %s', async (text) => {
    localStorage.setItem(KEY, text);
    await open();
    closeButton().click();
    expect(stored()?.popup_close_time).toBe(clock.now());
  });

  it('by another tab while the popup waits keeps it closed', async () => {
    load();
    localStorage.setItem(KEY, JSON.stringify({ 512: { popup_show_again_delay: '60000', popup_close_time: NOW } }));
    await clock.advance(SECOND);
    expect(isOpen()).toBe(false);
  });
});

describe('the trigger', () => {
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    dispatchEvent(new Event('scroll'));
  };
  const setHeights = (scrollHeight: number, clientHeight: number) => {
    for (const [name, value] of Object.entries({ scrollHeight, clientHeight }))
      Object.defineProperty(document.documentElement, name, { value, configurable: true });
  };
  afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

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
    '%s opens once, too, on a page that is far enough down when it comes',
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
    '%s: a moment while something else covers the page is gone, and the next one opens it',
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

  it.each([
    ['a delay since it was closed', { popup_show_again_delay: 60 * SECOND }, true],
    ['a referral keyword', { popup_show_via_referral: 'yes', popup_referral_keyword: 'nowhere' }, true],
    ['a stop date', { popup_stop_after_date: 'yes', popup_stop_after_date_select: '2020-01-01 00:00' }, false],
  ])('custom: whoever asks for it, with %s, gets it: %o %s', async (_what, settings, isShown) => {
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

  it('custom opens at a click on its element, each time, and stays where it is', async () => {
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

  it('do not depend on each other: one that is not for this device holds no other one back', async () => {
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

describe('what an add-on popup plays', () => {
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
