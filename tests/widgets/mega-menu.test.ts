import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsOf } from '../../widgets/mega-menu/rules';
import { createClock, type FakeClock } from '../helpers/clock';
import { find, showFixture } from '../helpers/fixture';
import { setPage } from '../helpers/page';
import { freshVisits } from '../helpers/visit';
import { setScreen } from '../helpers/width';

freshVisits();

/** What the mouse rests on when the island begins. */
let under: (() => Element) | undefined;
vi.mock('../../src/dom/hovered', () => ({ hoveredIn: () => under?.() ?? null }));

let island: typeof import('../../widgets/mega-menu/enhance');
let clock: FakeClock;
let stop: (() => void) | undefined;
let resize: (width: number) => void;
/** Reports that a place of the page has come into the middle of the screen, or has left it. */
let see: (isSeen: boolean) => void;

async function visit(width: number, settings: unknown = { open_on: 'click' }, change?: () => void): Promise<void> {
  resize = setScreen(width);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(run: (entries: unknown[]) => void) {
        see = (isIntersecting) => run([{ target: find('#delivery'), isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  showFixture('mega-menu');
  document.body.append(Object.assign(document.createElement('h2'), { id: 'delivery' }));
  find('[data-settings]').dataset.settings = JSON.stringify(settings);
  change?.();
  vi.resetModules();
  island = await import('../../widgets/mega-menu/enhance');
  await island.start();
  stop = island.adopt(menu(), clock);
}
beforeEach(() => {
  setPage();
  clock = createClock();
});
afterEach(() => {
  stop?.();
  delete (window as { elementorProFrontend?: object }).elementorProFrontend;
});

const menu = () => find('.e-n-menu');
const toggle = () => find('.e-n-menu-toggle');
const icon = (number: number) => find(`.e-n-menu-dropdown-icon[data-tab-index="${number}"]`);
const state = (number: number) => [
  icon(number).getAttribute('aria-expanded'),
  find(`.e-con[data-tab-index="${number}"]`).classList.contains('e-active'),
];
const OPEN = ['true', true];
const CLOSED = ['false', false];
const press = (target: HTMLElement) => island.press({ target });
const pressEscape = (target: Element) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
/** Escape as it gives up what an input method offers for Japanese or Chinese. */
const giveUpOffer = (target: Element) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }),
  );
const point = (type: string, target: Element, pointerType = 'mouse') =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: type === 'pointerover' }), { pointerType }));

/** Dispatches the event of a focus that has moved to an element. */
const focus = (selector: string) => find(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

describe('content that opens on click', () => {
  it('opens by its button or its title, one at a time, and closes again', async () => {
    await visit(1280);
    expect([press(icon(1)), state(1)]).toEqual([undefined, OPEN]);
    press(icon(2));
    expect([state(1), state(2)]).toEqual([CLOSED, OPEN]);
    press(find('#e-n-menu-title-1471'));
    expect([state(1), state(2)]).toEqual([OPEN, CLOSED]);
    press(icon(1));
    expect(state(1)).toEqual(CLOSED);
  });

  it('leaves a title that is a link to the browser', async () => {
    await visit(1280);
    expect([press(find('#e-n-menu-title-1472')), state(2)]).toEqual([false, CLOSED]);
  });

  it('closes by Escape, which gives the focus back, by a click elsewhere, and when the focus goes on', async () => {
    await visit(1280);
    press(icon(1));
    pressEscape(find('.e-con a'));
    expect([state(1), document.activeElement]).toEqual([CLOSED, icon(1)]);
    press(icon(1));
    document.body.click();
    expect(state(1)).toEqual(CLOSED);
    press(icon(1));
    icon(1).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body }));
    expect(state(1)).toEqual(CLOSED);
  });

  it('stays open at the Escape by which a shopper gives up what an input method offers', async () => {
    await visit(1280);
    press(icon(1));
    giveUpOffer(find('.e-con a'));
    expect(state(1)).not.toEqual(CLOSED);
  });

  it('does not open when a mouse comes', async () => {
    await visit(1280);
    point('pointerover', icon(1));
    expect(state(1)).toEqual(CLOSED);
  });
});

describe('content that opens when a mouse comes', () => {
  const hover = { open_on: 'hover' };

  it('opens and changes with the mouse, and closes a while after the mouse has gone', async () => {
    await visit(1280, hover);
    point('pointerover', find('#e-n-menu-title-1471'));
    expect(state(1)).toEqual(OPEN);
    point('pointerover', icon(2));
    expect([state(1), state(2)]).toEqual([CLOSED, OPEN]);
    point('pointerleave', menu());
    await clock.advance(199);
    expect(state(2)).toEqual(OPEN);
    await clock.advance(1);
    expect(state(2)).toEqual(CLOSED);
  });

  it('closes by Escape while the mouse rests on it, wherever the focus is, and leaves the focus there', async () => {
    await visit(1280, hover);
    find('h2').tabIndex = -1;
    find('h2').focus();
    point('pointerover', icon(1));
    giveUpOffer(document.body);
    expect(state(1)).toEqual(OPEN);
    expect([pressEscape(find('h2')), state(1), document.activeElement]).toEqual([false, CLOSED, find('h2')]);
    expect(pressEscape(find('h2'))).toBe(true);
  });

  it('leaves an Escape that somebody has used already', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    find('h2').addEventListener('keydown', (event) => event.preventDefault());
    pressEscape(find('h2'));
    expect(state(1)).toEqual(OPEN);
  });

  it('opens at once where the mouse has come before the code, unless it opens by click or the menu unfolds', async () => {
    under = () => find('#e-n-menu-title-1471');
    await visit(1280, hover);
    expect(state(1)).toEqual(OPEN);
    stop?.();
    await visit(1280);
    expect(state(1)).toEqual(CLOSED);
    stop?.();
    await visit(800, hover);
    expect(state(1)).toEqual(CLOSED);
    under = undefined;
  });

  it('stays when the mouse comes back in time', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    point('pointerleave', menu());
    await clock.advance(100);
    point('pointerover', find('.e-con a'));
    await clock.advance(500);
    expect(state(1)).toEqual(OPEN);
  });

  it('closes a while after the mouse has moved to an item without content and rests there', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    point('pointerover', find('#e-n-menu-title-1473'));
    await clock.advance(199);
    expect(state(1)).toEqual(OPEN);
    await clock.advance(1);
    expect(state(1)).toEqual(CLOSED);
  });

  it('stays where the mouse only crosses an item without content', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    point('pointerover', find('#e-n-menu-title-1473'));
    await clock.advance(100);
    point('pointerover', find('.e-con a'));
    await clock.advance(1000);
    expect(state(1)).toEqual(OPEN);
  });

  it('stays while the mouse is between its title and itself', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    point('pointerover', find('.e-n-menu-heading'));
    await clock.advance(1000);
    expect(state(1)).toEqual(OPEN);
  });

  it('closes a while after Tab has led to another item', async () => {
    await visit(1280, hover);
    press(icon(1));
    focus('.e-con a');
    await clock.advance(1000);
    expect(state(1)).toEqual(OPEN);
    focus('#e-n-menu-title-1473 a');
    await clock.advance(199);
    expect(state(1)).toEqual(OPEN);
    await clock.advance(1);
    expect(state(1)).toEqual(CLOSED);
  });

  it('stays where Tab comes back in time', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    focus('#e-n-menu-title-1473 a');
    await clock.advance(100);
    focus('.e-con a');
    await clock.advance(1000);
    expect(state(1)).toEqual(OPEN);
  });

  it('is not closed by Tab where the menu is unfolded', async () => {
    await visit(500, hover);
    press(icon(1));
    focus('#e-n-menu-title-1473 a');
    await clock.advance(1000);
    expect(state(1)).toEqual(OPEN);
  });

  it('is not closed by the first press after the mouse has opened it, but by the next one', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1));
    press(icon(1));
    expect(state(1)).toEqual(OPEN);
    press(icon(1));
    expect(state(1)).toEqual(CLOSED);
  });

  it('opens only by press for fingers, and where the menu unfolds', async () => {
    await visit(1280, hover);
    point('pointerover', icon(1), 'touch');
    expect(state(1)).toEqual(CLOSED);
    resize(1024);
    point('pointerover', icon(1));
    expect(state(1)).toEqual(CLOSED);
  });
});

describe('the menu on small screens', () => {
  const layout = () => menu().getAttribute('data-layout');

  it('unfolds up to the break point in its settings, or up to 1024 pixels', async () => {
    await visit(1025);
    expect(layout()).toBe('horizontal');
    resize(1024);
    expect(layout()).toBe('dropdown');
    await visit(768, { breakpoint_selector: 'mobile', item_layout: 'vertical' });
    expect(layout()).toBe('vertical');
    resize(767);
    expect(layout()).toBe('dropdown');
    await visit(300, { breakpoint_selector: 'none' });
    expect(layout()).toBe('horizontal');
  });

  it('opens and closes by its button, Escape, a click elsewhere, and a link to a place of the page', async () => {
    await visit(800);
    const isOpen = () => toggle().getAttribute('aria-expanded');
    for (const close of [
      () => press(toggle()),
      () => pressEscape(toggle()),
      () => document.body.click(),
      () => find('.e-anchor a').click(),
    ]) {
      press(toggle());
      expect(isOpen()).toBe('true');
      close();
      expect(isOpen()).toBe('false');
    }
  });
});

describe('a title that leads to a place on the page', () => {
  it('is the current one while that place is in the middle of the screen', async () => {
    await visit(1280);
    const title = find('.e-anchor');
    see(true);
    expect([title.classList.contains('e-current'), find('a', title).getAttribute('aria-current')]).toEqual([
      true,
      'location',
    ]);
    see(false);
    expect([title.classList.contains('e-current'), find('a', title).hasAttribute('aria-current')]).toEqual([
      false,
      false,
    ]);
  });
});

describe('Elementor Pro’s own front end', () => {
  it('runs its menus itself', async () => {
    (window as { elementorProFrontend?: object }).elementorProFrontend = {};
    await visit(1280);
    expect([press(icon(1)), state(1), menu().hasAttribute('data-layout')]).toEqual([false, CLOSED, false]);
  });
});

describe('settings', () => {
  it('of any shape are read', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('open_on', 'item_layout', 'breakpoint_selector'), fc.anything()),
        fc.dictionary(fc.string(), fc.anything()),
        (settings, breakpoints) => {
          const { opensOnHover, layout, breakPoint } = settingsOf(settings, breakpoints);
          expect([typeof opensOnHover, typeof layout, breakPoint >= 0]).toEqual(['boolean', 'string', true]);
        },
      ),
    );
  });

  it('use the site’s own break points', () => {
    expect(settingsOf({ breakpoint_selector: 'tablet' }, { tablet: { value: 1100 } }).breakPoint).toBe(1100);
    expect(settingsOf({ breakpoint_selector: 'toString' }, {}).breakPoint).toBe(0);
  });
});
