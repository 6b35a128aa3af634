import fc from 'fast-check';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseHtml } from '../../src/bridge/page/html';
import { tabStorage } from '../../src/bridge/page/storage';
import type { AnyIsland, LazyViewIsland } from '../../src/island/types';
import type { ShownStore } from '../../widgets/popup/contract';
import { visitAddress } from '../helpers/browser';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, fixtureOf } from '../helpers/fixture';
import { mountLazyIsland } from '../helpers/lazyIsland';
import { setPage } from '../helpers/page';
import { settle, until } from '../helpers/settle';
import { showView } from '../helpers/showView';
import { freshVisits } from '../helpers/visit';

const OPEN = '[href*="popup%3Aopen"]';
const MODAL = '#elementor-popup-modal-2201';

freshVisits();

type Island = typeof import('../../widgets/popup/live');
type Popups = typeof import('../../widgets/popup/page/popups');
let island: Island;
let popups: Popups;
let unmount: (() => void) | undefined;

/** Starts the island; its view is there before the first popup. */
async function start(): Promise<void> {
  await island.live.start();
  const [{ default: definition }, { View }] = await Promise.all([
    import('../../widgets/popup'),
    import('../../widgets/popup/View'),
  ]);
  unmount = showView(
    { ...(definition as LazyViewIsland<object, ShownStore>), isWanted: () => atom(true) },
    View,
    document.body,
  );
}

beforeEach(async () => {
  vi.resetModules();
  island = await import('../../widgets/popup/live');
  popups = await import('../../widgets/popup/page/popups');
});
afterEach(() => {
  unmount?.();
  unmount = undefined;
  delete (window as { elementorProFrontend?: object }).elementorProFrontend;
  delete (window as { elementorFrontendConfig?: object }).elementorFrontendConfig;
  vi.unstubAllGlobals();
});

const markup = (settings: unknown, content = '<h2>Hello</h2><a href="/games/">Games</a>', id = '2201') => {
  const host = document.createElement('div');
  host.dataset.elementorType = 'popup';
  host.dataset.elementorId = id;
  host.dataset.elementorSettings = typeof settings === 'string' ? settings : JSON.stringify(settings);
  host.append(parseHtml(content));
  return host;
};

/** A page with one popup, and a clock that its timers go by. */
async function visit(settings: unknown = {}, content?: string) {
  const page = setPage();
  const clock = createClock();
  await start();
  const host = markup(settings, content);
  document.body.append(host);
  popups.addPopup(host, clock);
  await settle();
  return { clock, host, page };
}

const modal = () => document.querySelector<HTMLElement>(MODAL);
async function press(key: string, type = 'keyup'): Promise<void> {
  document.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  await settle();
}
const open = async () => {
  popups.openPopup('2201', 'action');
  await settle();
};
const close = async () => {
  popups.closePopup('2201');
  await settle();
};

describe('a popup on the page', () => {
  it('is taken out at once, and shown as a fresh copy in the markup that style sheets expect', async () => {
    const { host } = await visit({ classes: 'gold' });
    expect(host.isConnected).toBe(false);
    await open();
    const widget = find(MODAL);
    expect(widget.parentElement).toBe(document.body);
    expect([...widget.classList]).toEqual([
      'dialog-widget',
      'dialog-lightbox-widget',
      'dialog-type-lightbox',
      'elementor-popup-modal',
      'gold',
    ]);
    expect([widget.getAttribute('role'), widget.getAttribute('aria-label')]).toEqual(['dialog', 'Hello']);
    const copy = find(
      `${MODAL} > .dialog-widget-content.dialog-lightbox-widget-content.animated > .dialog-message > [data-elementor-id="2201"]`,
    );
    expect(copy).not.toBe(host);
    const button = find(`${MODAL} .dialog-widget-content > a.dialog-close-button.dialog-lightbox-close-button`);
    expect([button.getAttribute('role'), button.getAttribute('aria-label')]).toEqual(['button', 'Close']);
  });

  it('frees the page and gives its turn to others when a content blocker hides it', async () => {
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
    const { clock } = await visit({ prevent_scroll: 'yes' });
    await open();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await clock.advance(5000);
    expect(modal()).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('has its button outside of the box where the shop says so', async () => {
    await visit({ close_button_position: 'outside' });
    await open();
    expect(find(`${MODAL} > .dialog-close-button`).nextElementSibling?.className).toContain('dialog-widget-content');
  });

  it('keeps nothing of what was typed into it', async () => {
    await visit({}, '<h2>Hello</h2><input name="name" />');
    await open();
    find<HTMLInputElement>(`${MODAL} input`).value = 'Ada';
    popups.closePopup('2201');
    await open();
    expect(find<HTMLInputElement>(`${MODAL} input`).value).toBe('');
  });

  it('shows nothing as busy, even if it was pressed on the template before the code came', async () => {
    await visit(
      {},
      '<a href="#" aria-busy="true" data-island-status="loading">Games</a><p aria-busy="true">Their own</p>',
    );
    await open();
    expect([...document.querySelectorAll(`${MODAL} [aria-busy]`)].map((one) => one.textContent)).toEqual(['Their own']);
  });

  it('fires the original’s events and its own', async () => {
    const log: unknown[] = [];
    await visit({ classes: 'gold' });
    for (const type of ['elementor/popup/show', 'elementor/popup/hide'])
      addEventListener(type, (event) => {
        const { id, instance } = (event as CustomEvent).detail;
        log.push([type, id, instance.getDocumentSettings('classes')]);
      });
    for (const type of ['opened', 'closed'])
      document.addEventListener(`island:popup:${type}`, (event) => log.push([type, (event as CustomEvent).detail.id]));
    addEventListener(
      'elementor/popup/show',
      (event) => setTimeout((event as CustomEvent).detail.instance.getModal().hide),
      { once: true },
    );
    await open();
    await settle();
    expect(modal()).toBeNull();
    expect(log).toEqual([
      ['elementor/popup/show', 2201, 'gold'],
      ['opened', '2201'],
      ['elementor/popup/hide', 2201, 'gold'],
      ['closed', '2201'],
    ]);
  });

  it('is one popup, however often it is adopted', async () => {
    const { clock } = await visit({ triggers: { page_load: 'yes', page_load_delay: 1 } });
    const again = markup({ triggers: { page_load: 'yes' } });
    document.body.append(again);
    island.live.adopt(again);
    expect(again.isConnected).toBe(false);
    await settle();
    await settle();
    expect(modal()).toBeNull();
    await clock.advance(1000);
    await settle();
    expect(document.querySelectorAll(MODAL)).toHaveLength(1);
  });

  it('leaves its own copy alone when the loader finds that', async () => {
    await visit();
    await open();
    const copy = find(`${MODAL} [data-elementor-type]`);
    island.live.adopt(copy);
    expect(copy.isConnected).toBe(true);
  });
});

describe('closing a popup', () => {
  it('works by its button, by Enter and Space', async () => {
    await visit();
    await open();
    find(`${MODAL} .dialog-close-button`).click();
    await settle();
    expect(modal()).toBeNull();
    await open();
    find(`${MODAL} .dialog-close-button`).dispatchEvent(
      new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }),
    );
    await settle();
    expect(modal()).toBeNull();
  });

  it('works by Escape, when the key is released', async () => {
    await visit();
    await open();
    await press('Escape', 'keydown');
    expect(modal()).not.toBeNull();
    await press('Escape');
    expect(modal()).toBeNull();
  });

  it('does not work by an Escape that something in the popup has handled', async () => {
    await visit();
    await open();
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await press('Escape');
    expect(modal()).not.toBeNull();
    await press('Escape');
    expect(modal()).toBeNull();
  });

  it('works by a click beside it, but not by one in it or in a calendar', async () => {
    await visit();
    await open();
    document.body.append(parseHtml('<p class="beside">x</p><div class="flatpickr-calendar"><b>1</b></div>'));
    find('.flatpickr-calendar b').click();
    find(`${MODAL} h2`).click();
    expect(modal()).not.toBeNull();
    find('.beside').click();
    await settle();
    expect(modal()).toBeNull();
    await open();
    find(MODAL).click();
    await settle();
    expect(modal()).toBeNull();
  });

  it('does not work by the click that opened it', async () => {
    await visit();
    document.body.append(parseHtml('<button class="opener">x</button>'));
    find('.opener').addEventListener('click', () => popups.openPopup('2201', 'action'));
    find('.opener').click();
    await settle();
    expect(modal()).not.toBeNull();
  });

  it('works only by its button where the shop says so', async () => {
    await visit({ prevent_close_on_background_click: 'yes', prevent_close_on_esc_key: 'yes' });
    await open();
    find(MODAL).click();
    await press('Escape');
    expect(modal()).not.toBeNull();
  });

  it('is heard by the topmost popup only', async () => {
    await visit();
    const second = markup({}, '<h2>Second</h2>', '2202');
    document.body.append(second);
    island.live.adopt(second);
    await open();
    popups.openPopup('2202', 'action');
    await settle();
    await press('Escape');
    expect([document.querySelector('#elementor-popup-modal-2202'), modal()?.isConnected]).toEqual([null, true]);
    await press('Escape');
    expect(modal()).toBeNull();
  });
});

describe('the timing of a popup', () => {
  it('shows the button after its seconds', async () => {
    const { clock } = await visit({ close_button_delay: 3 });
    await open();
    const button = find(`${MODAL} .dialog-close-button`);
    await clock.advance(2999);
    expect(button.style.visibility).toBe('hidden');
    await clock.advance(1);
    expect(button.style.visibility).toBe('');
  });

  it('closes the popup by itself after its seconds', async () => {
    const { clock } = await visit({ close_automatically: 7 });
    await open();
    await clock.advance(6999);
    expect(modal()).not.toBeNull();
    await clock.advance(1);
    expect(modal()).toBeNull();
  });

  it('gives its animations their duration', async () => {
    const { clock } = await visit({
      entrance_animation: 'zoomIn',
      exit_animation: 'fadeIn',
      entrance_animation_duration: { size: 0.4 },
    });
    await open();
    const content = find(`${MODAL} .dialog-widget-content`);
    expect([content.classList.contains('zoomIn'), content.style.animationDuration]).toEqual([true, '0.4s']);
    await clock.advance(400);
    expect(content.classList.contains('zoomIn')).toBe(false);
    await close();
    expect([...content.classList].slice(-2)).toEqual(['fadeIn', 'reverse']);
    await clock.advance(399);
    expect(modal()).not.toBeNull();
    await clock.advance(1);
    expect(modal()).toBeNull();
  });

  it('leaves out animations where motion is to be reduced', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await visit({ entrance_animation: 'zoomIn', exit_animation: 'fadeIn' });
    await open();
    expect(find(`${MODAL} .dialog-widget-content`).classList.contains('zoomIn')).toBe(false);
    await close();
    expect(modal()).toBeNull();
  });

  it('moves the focus in after 250 ms, and back when the popup closes', async () => {
    document.body.append(parseHtml('<button class="opener">x</button>'));
    const { clock } = await visit({ a11y_navigation: 'yes' });
    find('.opener').focus();
    await open();
    await clock.advance(249);
    expect(document.activeElement).toBe(find('.opener'));
    await clock.advance(1);
    expect(document.activeElement).toBe(find(`${MODAL} .dialog-close-button`));
    await close();
    expect(document.activeElement).toBe(find('.opener'));
  });

  it('gives the focus back to what was pressed, where a press gives no focus', async () => {
    const { clock } = await visit({ a11y_navigation: 'yes', open_selector: '.opener' });
    document.body.append(parseHtml('<button class="opener"><b>x</b></button>'));
    popups.openBySelector(find('.opener b'));
    await settle();
    await clock.advance(250);
    expect(modal()?.contains(document.activeElement)).toBe(true);
    await close();
    expect(document.activeElement).toBe(find('.opener'));
  });

  it('does not take the focus out of another script’s layer', async () => {
    const { clock } = await visit({ a11y_navigation: 'yes' });
    await open();
    const layer = document.body.appendChild(document.createElement('div'));
    layer.style.cssText = 'position: fixed; z-index: 2147483647';
    const press = layer.appendChild(document.createElement('button'));
    press.focus();
    await clock.advance(250);
    expect(document.activeElement).toBe(press);
  });

  it('moves the focus in after the animation, where there is one', async () => {
    const { clock } = await visit({
      a11y_navigation: 'yes',
      entrance_animation: 'zoomIn',
      entrance_animation_duration: { size: 1 },
    });
    await open();
    await clock.advance(999);
    expect(find(MODAL).contains(document.activeElement)).toBe(false);
    await clock.advance(1);
    expect(find(MODAL).contains(document.activeElement)).toBe(true);
  });

  it('leaves the focus alone where the shop has switched that off, for which Elementor prints nothing', async () => {
    const { clock } = await visit();
    await open();
    await clock.advance(10_000);
    expect(find(MODAL).contains(document.activeElement)).toBe(false);
  });
});

describe('the focus that a covering popup takes from the page, where the shop has switched off its moves', () => {
  it('comes back to what had it', async () => {
    document.body.append(parseHtml('<button class="opener">x</button>'));
    await visit();
    find('.opener').focus();
    await open();
    // As the browser does where the page becomes inert.
    find('.opener').blur();
    await close();
    expect(document.activeElement).toBe(find('.opener'));
  });
});

describe('a popup’s name', () => {
  const said = () => document.querySelector('[role=status]')?.textContent ?? '';

  it.each([
    ['that opens by itself and covers nothing', { a11y_navigation: 'yes' }, 'none', 'trigger', 'Hello'],
    ['for which the shop has switched off the moves of the focus', {}, 'auto', 'action', 'Hello'],
    ['whose focus tells it', { a11y_navigation: 'yes' }, 'auto', 'action', ''],
  ] as const)('of one %s is told to screen readers: %j %s %s %j', async (_what, settings, pointerEvents, by, name) => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ pointerEvents, content: 'none' } as CSSStyleDeclaration);
    const { clock } = await visit(by === 'trigger' ? { ...settings, triggers: { page_load: 'yes' } } : settings);
    if (by === 'action') await open();
    await clock.advance(0);
    await until(() => expect(modal()).not.toBeNull());
    expect(said()).toBe(name);
  });
});

describe('the page around a popup', () => {
  it('does not scroll until the popup leaves', async () => {
    await visit({ prevent_scroll: 'yes' });
    await open();
    expect([document.body.className, document.documentElement.style.overflow]).toEqual([
      'dialog-prevent-scroll',
      'hidden',
    ]);
    await close();
    expect([document.body.className, document.documentElement.style.overflow]).toEqual(['', '']);
  });

  it('stays uncovered where the style sheet lets clicks through', async () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      pointerEvents: 'none',
      content: 'none',
    } as CSSStyleDeclaration);
    const { clock } = await visit({ triggers: { page_load: 'yes' } });
    await clock.advance(0);
    await settle();
    await clock.advance(10_000);
    expect(find(MODAL).hasAttribute('aria-modal')).toBe(false);
    expect(find(MODAL).contains(document.activeElement)).toBe(false);
  });
});

describe('links', () => {
  it('open and toggle a popup, and close the popup around them, for good where they say so', async () => {
    document.body.append(parseHtml(fixtureOf('popup')));
    setPage();
    await start();
    for (const host of document.querySelectorAll<HTMLElement>('[data-elementor-type]')) island.live.adopt(host);
    expect(island.press(find(OPEN))).toBeUndefined();
    await settle();
    expect(modal()).not.toBeNull();
    expect(island.press(find(`${MODAL} [href*="popup%3Aclose"]`))).toBeUndefined();
    await until(() => expect(modal()).toBeNull());
    expect(JSON.parse(localStorage.getItem('elementor') ?? '')).toMatchObject({ popup_2201_disable: true });
    island.press(find(OPEN));
    await settle();
    expect(modal()).toBeNull();
  });

  it('outside of a popup close no popup', async () => {
    await visit();
    await open();
    const link = document.createElement('a');
    link.href = `#elementor-action:action=popup:close&settings=${btoa('{}')}`;
    document.body.append(link);
    island.press(link);
    expect(modal()).not.toBeNull();
  });

  it('to another page, and without an action, are left to the browser', async () => {
    await visit();
    for (const href of [
      '/offers/#elementor-action%3Aaction%3Dpopup%3Aopen',
      '#top',
      'https://elsewhere.example/elementor-action',
    ]) {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      expect(island.press(link)).toBe(false);
    }
  });

  it('to a popup that the page does not have do nothing, and are reported to developers', async () => {
    const { page } = await visit();
    popups.openPopup('9999', 'action');
    expect(page.problems.map(({ what }) => what)).toEqual(['There is no popup "9999".']);
  });

  it('may be named by the page’s address, if an element on the page has the same link', async () => {
    onTestFinished(() => visitAddress('/'));
    document.body.append(parseHtml(fixtureOf('popup')));
    const hash = find(OPEN).getAttribute('href') as string;
    visitAddress(`/${hash}`);
    setPage();
    await start();
    for (const host of document.querySelectorAll<HTMLElement>('[data-elementor-type]')) island.live.adopt(host);
    await until(() => expect(modal()).not.toBeNull());
  });
});

describe('a popup’s own selector', () => {
  it('opens the popup, whatever the rules say, and the page does not jump', async () => {
    await visit({ open_selector: '.deal', timing: { devices: 'yes', devices_devices: [] } });
    document.body.append(parseHtml('<a class="deal" href="#"><b>Deal</b></a>'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('.deal b').dispatchEvent(click);
    await settle();
    expect([modal()?.isConnected, click.defaultPrevented]).toEqual([true, true]);
  });

  it('is reported to developers where it is invalid, and breaks nothing', async () => {
    const { page } = await visit({ open_selector: '..deal' });
    document.body.click();
    await open();
    expect(modal()).not.toBeNull();
    expect(page.problems).toHaveLength(1);
  });
});

describe('a popup’s rules and memory', () => {
  const once = (period: string, more = {}) => ({
    triggers: { click: 'yes' },
    timing: { times: 'yes', times_times: 1, times_period: period, ...more },
  });

  it.each([
    ['', () => JSON.parse(localStorage.getItem('elementor') ?? '{}').popup_2201_times],
    ['day', () => JSON.parse(localStorage.getItem('elementor') ?? '{}')['popup-2201-impressions-count']],
    ['session', () => Number(tabStorage.get('popup-2201-impressions-count'))],
  ])('count an opening in the period "%s"', async (period, counted) => {
    await visit(once(period));
    expect(counted() || 0).toBe(0);
    document.body.click();
    await settle();
    expect([modal()?.isConnected, counted()]).toEqual([true, 1]);
    await close();
    expect(counted()).toBe(1);
  });

  it('count a closing instead where the shop says so', async () => {
    await visit(once('week', { times_count: 'close' }));
    const counted = () => JSON.parse(localStorage.getItem('elementor') ?? '{}')['popup-2201-impressions-count'];
    document.body.click();
    await settle();
    expect(counted()).toBeUndefined();
    await close();
    expect(counted()).toBe(1);
  });

  it.each([
    ['popup_2201_times', ''],
    ['popup-2201-impressions-count', 'month'],
  ])('count what the original has stored under %s', async (key, period) => {
    localStorage.setItem('elementor', JSON.stringify({ __expiration: {}, [key]: 1 }));
    await visit(once(period));
    document.body.click();
    await settle();
    expect(modal()).toBeNull();
  });

  it('count pages from the first one that had the popup', async () => {
    localStorage.setItem(
      'elementor',
      JSON.stringify({ __expiration: {}, pageViews: 14, popup_2201_page_views_initialPageViews: 12 }),
    );
    await visit({ triggers: { click: 'yes' }, timing: { page_views: 'yes', page_views_views: 3 } });
    document.body.click();
    await settle();
    expect(modal()).not.toBeNull();
  });

  it('begin to count pages and visits even where another rule keeps the popup away', async () => {
    localStorage.setItem('elementor', JSON.stringify({ __expiration: {}, pageViews: 4, sessions: 2 }));
    await visit({
      triggers: { click: 'yes' },
      timing: { devices: 'yes', devices_devices: [], page_views: 'yes', sessions: 'yes' },
    });
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}')).toMatchObject({
      popup_2201_page_views_initialPageViews: 5,
      popup_2201_sessions_initialSessions: 3,
    });
    document.body.click();
    await settle();
    expect(modal()).toBeNull();
  });

  it('do not count in the popup’s own preview, which is no visit', async () => {
    (window as { elementorFrontendConfig?: object }).elementorFrontendConfig = {
      environmentMode: { wpPreview: true },
      post: { id: 2201 },
    };
    localStorage.setItem('elementor', JSON.stringify({ popup_2201_disable: true }));
    await visit({ timing: { devices: 'yes', devices_devices: [] } });
    expect(modal()).not.toBeNull();
    expect(JSON.parse(localStorage.getItem('elementor') ?? '{}')).not.toHaveProperty('pageViews');
  });

  it('that keep the popup away for good do not count in another page’s preview', async () => {
    (window as { elementorFrontendConfig?: object }).elementorFrontendConfig = {
      environmentMode: { wpPreview: true },
      post: { id: 318 },
    };
    localStorage.setItem('elementor', JSON.stringify({ popup_2201_disable: true }));
    await visit({ open_selector: '.deal' });
    document.body.append(Object.assign(document.createElement('button'), { className: 'deal' }));
    find('.deal').click();
    await settle();
    expect(modal()).not.toBeNull();
  });

  it.each([
    ['opens at its trigger in another page’s preview, whatever its rules say', { wpPreview: true }, true],
    ['stays closed while another page is edited', { edit: true }, false],
  ])('a popup %s (SPEC 6)', async (_what, environmentMode, isShown) => {
    (window as { elementorFrontendConfig?: object }).elementorFrontendConfig = { environmentMode, post: { id: 318 } };
    await visit({ triggers: { click: 'yes' }, timing: { devices: 'yes', devices_devices: [] } });
    expect(modal()).toBeNull();
    document.body.click();
    await settle();
    expect(!!modal()).toBe(isShown);
  });

  it('hide the popup from visitors who are logged in', async () => {
    (window as { elementorFrontendConfig?: object }).elementorFrontendConfig = { user: { roles: ['customer'] } };
    await visit({ triggers: { click: 'yes' }, timing: { logged_in: 'yes', logged_in_users: 'all' } });
    document.body.click();
    await settle();
    expect(modal()).toBeNull();
  });
});

describe('a moment while something else covers the page', () => {
  const MOMENTS: Record<string, (clock: FakeClock) => unknown> = {
    exit_intent: () => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 })),
    scrolling: () => dispatchEvent(new Event('scroll')),
    inactivity: (clock) => clock.advance(30_000),
  };

  it.each(Object.keys(MOMENTS))('passes without effect, and the trigger %s waits for the next one', async (trigger) => {
    const pass = MOMENTS[trigger] as (clock: FakeClock) => unknown;
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
    const { clock } = await visit({ triggers: { [trigger]: 'yes', scrolling_direction: 'down', scrolling_offset: 0 } });
    const banner = Object.assign(document.createElement('div'), { className: 'cky-consent-container' });
    document.body.append(banner);
    await pass(clock);
    await settle();
    expect(modal()).toBeNull();
    banner.remove();
    await settle();
    expect(modal()).toBeNull();
    await pass(clock);
    await settle();
    expect(modal()).not.toBeNull();
  });

  it('does not keep another trigger from opening the popup in its turn', async () => {
    const { clock } = await visit({ triggers: { exit_intent: 'yes', page_load: 'yes', page_load_delay: 5 } });
    const banner = Object.assign(document.createElement('div'), { className: 'cky-consent-container' });
    document.body.append(banner);
    MOMENTS.exit_intent?.(clock);
    await clock.advance(5000);
    banner.remove();
    await settle();
    expect(modal()).not.toBeNull();
  });
});

const Broken = () => {
  throw new Error('broken');
};

describe('a popup without its view', () => {
  it.each([
    ['that cannot be loaded', () => Promise.reject(new Error('offline'))],
    ['that breaks', async () => ({ View: Broken })],
  ])('%s is put back into the page, gives its turn to others, and opens no more', async (_what, loadView) => {
    setPage();
    await island.live.start();
    const { default: definition } = await import('../../widgets/popup');
    const { takeMoment } = await import('../../src/state/overlays');
    const failures: unknown[] = [];
    document.body.append(
      parseHtml('<p>before</p>'),
      markup({ triggers: { click: 'yes' } }),
      markup({}, '<p>x</p>', '2202'),
      parseHtml('<p>after</p>'),
    );
    const html = document.body.innerHTML;
    ({ unmount } = mountLazyIsland({ ...definition, loadView } as AnyIsland, document.body, (cause) =>
      failures.push(cause),
    ));
    for (const host of document.querySelectorAll<HTMLElement>('[data-elementor-type]')) island.live.adopt(host);
    expect(document.querySelector('[data-elementor-type]')).toBeNull();
    await open();
    await until(() => expect(document.body.innerHTML).toBe(html));
    expect(failures).toHaveLength(1);
    expect(await takeMoment()).toBeTypeOf('function');
    document.body.click();
    await settle();
    expect([modal(), document.documentElement.style.overflow]).toEqual([null, '']);
  });
});

describe('next to Elementor Pro’s own front end', () => {
  it('no popup is touched', async () => {
    (window as { elementorProFrontend?: object }).elementorProFrontend = {};
    setPage();
    await start();
    const host = markup({ triggers: { page_load: 'yes' } });
    document.body.append(host);
    island.live.adopt(host);
    expect([host.isConnected, localStorage.length]).toEqual([true, 0]);
    const link = document.createElement('a');
    link.href = '#top';
    expect(island.press(link)).toBeUndefined();
  });
});

describe('commands', () => {
  it('open and close a popup', async () => {
    await visit();
    document.dispatchEvent(new CustomEvent('island:popup:open', { detail: { id: 2201 } }));
    await settle();
    expect(modal()).not.toBeNull();
    document.dispatchEvent(new CustomEvent('island:popup:close', { detail: { id: '2201' } }));
    await settle();
    expect(modal()).toBeNull();
  });
});

describe('settings of any shape', () => {
  const anything = fc.anything();
  const scalars = fc.oneof(fc.constantFrom('yes', '', 'no'), fc.string(), fc.integer(), anything);
  const triggers = fc.dictionary(
    fc.constantFrom(
      'page_load',
      'page_load_delay',
      'scrolling',
      'scrolling_to',
      'scrolling_to_selector',
      'click',
      'click_times',
      'inactivity_time',
      'adblock_detection',
    ),
    scalars,
  );
  const settings = fc.record(
    { triggers, open_selector: scalars, classes: scalars, close_automatically: scalars, entrance_animation: scalars },
    { requiredKeys: [] },
  );

  it('never make a popup throw', async () => {
    setPage();
    await start();
    let id = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(settings, anything), async (printed) => {
        const key = `${++id}`;
        const host = markup(JSON.stringify(printed) ?? 'undefined', '<p>x</p>', key);
        document.body.append(host);
        popups.addPopup(host, createClock());
        popups.openPopup(key, 'action');
        document.body.click();
        popups.closePopup(key);
      }),
      { numRuns: 60 },
    );
  });
});
