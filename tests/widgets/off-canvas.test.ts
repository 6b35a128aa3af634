import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isYielding } from '../../src/loader/original';
import { row } from '../../widgets/off-canvas/row';
import { displayModeOf, isOpenAfter, panelIdOf, panelSettings, sidebarSettings } from '../../widgets/off-canvas/rules';
import { find, showFixture } from '../helpers/fixture';
import { type FakePage, setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';

freshVisits();

const PANEL = '#off-canvas-4c1d9ab';
const OPEN = '[href*="canvas%3Aopen"]';
const TOGGLE = '[href*="canvas%3Atoggle"]';
const CLOSE = '[href*="canvas%3Aclose"]';
const SIDEBAR = '.ekit-sidebar-group';

let island: typeof import('../../widgets/off-canvas/enhance');
let page: FakePage;
let stops: ((() => void) | undefined)[];

/** A page with both panels. */
async function visit(settings: unknown = { prevent_scroll: 'yes' }): Promise<void> {
  page = setPage();
  showFixture('off-canvas');
  find('.elementor-widget-off-canvas').dataset.settings = JSON.stringify(settings);
  vi.resetModules();
  island = await import('../../widgets/off-canvas/enhance');
  await island.start();
  stops = [PANEL, SIDEBAR].map((selector) => island.adopt(find(selector)));
}
beforeEach(() => {
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop?.();
  delete (window as { elementorProFrontend?: object }).elementorProFrontend;
  document.body.className = '';
});

const click = (selector: string) => island.press({ target: find(selector) });
const panel = () => find(PANEL);
const isOpen = () => [panel().getAttribute('aria-hidden'), panel().inert];
const OPENED = ['false', false];
const CLOSED = ['true', true];
const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

describe('a panel', () => {
  it('is opened and closed by links, as the links’ display mode says', async () => {
    await visit();
    expect(isOpen()).toEqual(CLOSED);
    expect([click(OPEN), isOpen(), panel().hasAttribute('data-delay-child-handlers')]).toEqual([
      undefined,
      OPENED,
      false,
    ]);
    click(OPEN);
    expect(isOpen()).toEqual(OPENED);
    click(TOGGLE);
    expect(isOpen()).toEqual(CLOSED);
    click(TOGGLE);
    click(CLOSE);
    expect(isOpen()).toEqual(CLOSED);
  });

  it('covers the page: the rest is inert and does not scroll, the focus moves in and comes back', async () => {
    await visit();
    find(OPEN).focus();
    click(OPEN);
    expect([find(OPEN).closest('p')?.inert, document.documentElement.style.overflow, document.body.className]).toEqual([
      true,
      'hidden',
      'e-off-canvas__no-scroll',
    ]);
    expect(panel().contains(document.activeElement)).toBe(true);
    click(CLOSE);
    expect([find(OPEN).closest('p')?.inert, document.documentElement.style.overflow, document.body.className]).toEqual([
      false,
      '',
      '',
    ]);
    expect(document.activeElement).toBe(find(OPEN));
  });

  it('lets the page scroll unless its owner says otherwise', async () => {
    await visit({});
    click(OPEN);
    expect([document.documentElement.style.overflow, document.body.className]).toEqual(['', '']);
  });

  it('keeps the page still while it is open below another panel that closes', async () => {
    await visit();
    click(OPEN);
    click('.ekit_offcanvas-sidebar');
    expect(document.body.className).toContain('no-scroll');
    click('.ekit_close-side-widget');
    expect(document.body.className).toContain('no-scroll');
    click(CLOSE);
    expect(document.body.className).not.toContain('no-scroll');
  });

  it('leaves a link to another page to the browser, and knows one to this page', async () => {
    await visit();
    const [, hash = ''] = find(OPEN).getAttribute('href')?.split('#') ?? [];
    find(OPEN).setAttribute('href', `/contact/#${hash}`);
    expect([click(OPEN), isOpen()]).toEqual([false, CLOSED]);
    find(OPEN).setAttribute('href', `${location.href.split('#')[0]}#${hash}`);
    expect([click(OPEN), isOpen()]).toEqual([undefined, OPENED]);
  });

  it('tells its links whether it is open', async () => {
    await visit();
    const said = () => [OPEN, TOGGLE, CLOSE].map((link) => find(link).getAttribute('aria-expanded'));
    expect([said(), find(OPEN).getAttribute('aria-controls')]).toEqual([
      ['false', 'false', null],
      'off-canvas-4c1d9ab',
    ]);
    click(OPEN);
    expect(said()).toEqual(['true', 'true', null]);
  });

  it('closes by Escape and by a click beside it, unless its owner forbids that', async () => {
    await visit();
    click(OPEN);
    pressEscape();
    expect(isOpen()).toEqual(CLOSED);
    click(OPEN);
    click('.e-off-canvas__overlay');
    expect(isOpen()).toEqual(CLOSED);
    await visit({ is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes' });
    click(OPEN);
    pressEscape();
    click('.e-off-canvas__overlay');
    document.body.click();
    expect(isOpen()).toEqual(OPENED);
  });

  it('announces by events that it opens and closes', async () => {
    await visit();
    const told: string[] = [];
    for (const type of ['opened', 'closed'])
      document.addEventListener(`island:off-canvas:${type}`, ({ detail }: CustomEventInit) =>
        told.push(`${type} ${detail.id}`),
      );
    click(OPEN);
    click(CLOSE);
    expect(told).toEqual(['opened off-canvas-4c1d9ab', 'closed off-canvas-4c1d9ab']);
  });

  it('obeys events of other scripts, and announces presses on its links by such an event', async () => {
    await visit();
    const heard: unknown[] = [];
    addEventListener('elementor-pro/off-canvas/toggle-display-mode', (event) =>
      heard.push((event as CustomEvent).detail),
    );
    dispatchEvent(
      new CustomEvent('elementor-pro/off-canvas/toggle-display-mode', {
        detail: { id: '4c1d9ab', displayMode: 'open' },
      }),
    );
    expect(isOpen()).toEqual(OPENED);
    click(CLOSE);
    expect(heard.at(-1)).toEqual({ id: '4c1d9ab', displayMode: 'close' });
  });

  it('does not open inside a slider', async () => {
    await visit();
    find('.elementor-widget-off-canvas').classList.add('swiper');
    click(OPEN);
    expect(isOpen()).toEqual(CLOSED);
  });

  it('that is not on the page is reported', async () => {
    await visit();
    panel().remove();
    click(OPEN);
    expect(page.problems.map(({ what }) => what)).toEqual(['There is no panel "4c1d9ab".']);
  });

  it('is left to Elementor Pro’s own front end where that is at work', async () => {
    (window as { elementorProFrontend?: object }).elementorProFrontend = {};
    await visit();
    click(OPEN);
    expect([panel().getAttribute('aria-hidden'), panel().hasAttribute('inert')]).toEqual(['true', true]);
  });
});

describe('ElementsKit’s own script', () => {
  const isLeft = (selector: string) => isYielding({ row }, find(selector));

  it('keeps its sidebar, and none of Elementor’s panels', () => {
    showFixture('off-canvas');
    document.body.insertAdjacentHTML('beforeend', '<script id="elementskit-elementor-js" type="text/plain"></script>');
    expect([PANEL, OPEN, TOGGLE].map(isLeft)).toEqual([false, false, false]);
    expect(['.ekit-sidebar-group', '.ekit_offcanvas-sidebar'].map(isLeft)).toEqual([true, true]);
  });
});

describe('a sidebar', () => {
  const box = () => find('.ekit-sidebar-widget');
  const button = () => find('.ekit_offcanvas-sidebar');

  it('opens by its button, with the focus on its close button, and closes by that', async () => {
    await visit();
    expect(box().inert).toBe(true);
    click('.ekit_offcanvas-sidebar');
    expect([find(SIDEBAR).classList.contains('ekit_isActive'), box().inert, document.activeElement]).toEqual([
      true,
      false,
      find('.ekit_close-side-widget'),
    ]);
    expect([button().getAttribute('aria-expanded'), document.documentElement.style.overflow]).toEqual([
      'true',
      'hidden',
    ]);
    click('.ekit_close-side-widget');
    expect([
      find(SIDEBAR).classList.contains('ekit_isActive'),
      box().inert,
      button().getAttribute('aria-expanded'),
    ]).toEqual([false, true, 'false']);
  });

  it('closes by its overlay and by Escape', async () => {
    await visit();
    for (const close of [() => click(`${SIDEBAR} .ekit-overlay`), pressEscape]) {
      click('.ekit_offcanvas-sidebar');
      close();
      expect(find(SIDEBAR).classList.contains('ekit_isActive')).toBe(false);
    }
  });

  it('is a dialog with names', async () => {
    await visit();
    const names = [button(), find('.ekit_close-side-widget'), find(SIDEBAR)].map((element) => [
      element.role ?? element.getAttribute('role'),
      element.getAttribute('aria-label'),
    ]);
    expect(names).toEqual([
      ['button', 'Open the panel'],
      ['button', 'Close'],
      ['dialog', 'More on this page'],
    ]);
  });

  it('works beside Elementor Pro', async () => {
    (window as { elementorProFrontend?: object }).elementorProFrontend = {};
    await visit();
    click('.ekit_offcanvas-sidebar');
    expect(find(SIDEBAR).classList.contains('ekit_isActive')).toBe(true);
  });
});

describe('the rules', () => {
  it('read settings of any shape', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (settings) => {
        expect(
          Object.values({ ...panelSettings(settings), ...sidebarSettings(settings) }).every(
            (value) => typeof value === 'boolean',
          ),
        ).toBe(true);
        expect(['open', 'close', 'toggle']).toContain(displayModeOf(settings, 'toggle'));
        expect(typeof panelIdOf(settings)).toBe('string');
      }),
    );
  });

  it('follow the display mode, not the name of the action', () => {
    expect([
      displayModeOf({ displayMode: 'close' }, 'open'),
      displayModeOf({}, 'open'),
      displayModeOf({ displayMode: 'x' }, 'toggle'),
    ]).toEqual(['close', 'open', 'toggle']);
    expect([
      isOpenAfter('toggle', true),
      isOpenAfter('toggle', false),
      isOpenAfter('open', true),
      isOpenAfter('close', false),
    ]).toEqual([false, true, true, false]);
  });
});
