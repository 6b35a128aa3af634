/**
 * Runs Elementor's menu: it shows one item's content at a time, by press or mouse, and the menu of small screens (SPEC
 * 2.3).
 */

import { isElementorEditing, isElementorProActive } from '../../src/bridge/elementor';
import { type Clock, clock as pageClock } from '../../src/bridge/page/clock';
import { pageGlobal } from '../../src/bridge/page/globals';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { originalsSettled } from '../../src/bridge/page/settled';
import { moveFocus } from '../../src/dom/focus';
import { hoveredIn } from '../../src/dom/hovered';
import { isOfInputMethod } from '../../src/dom/keys';
import type { Cleanup, Intent } from '../../src/island/types';
import { recordOf, type Values } from '../../src/rules/values';
import { onPressBeside } from '../../src/ui/presses/pressBeside';
import { ANCHOR, GRACE, ICON, LAYOUT, type MenuSettings, TITLE, TOGGLE } from './contract';
import { watchPlaces } from './page/anchors';
import { createItems, type Items } from './page/items';
import { readEntry, readIsItem, readMenu, readSettings } from './read';
import { narrowQuery } from './rules';

/** True while Elementor Pro's own front end runs the menus; it may come late. */
const isTheirs = (): boolean => isElementorProActive() || isElementorEditing();

const menus = new WeakMap<Element, Items>();

const breakpoints = (): Values =>
  recordOf(recordOf(pageGlobal('elementorFrontendConfig').responsive).activeBreakpoints);

const settingsOf = (menu: Element): MenuSettings => readSettings(menu, breakpoints());

/** Waits until Elementor Pro's front end has had its chance to start. */
export const start = originalsSettled;

const isDropdown = (menu: Element): boolean => menu.getAttribute(LAYOUT) === 'dropdown';

function setToggled(menu: HTMLElement, isOpen: boolean): void {
  menu.querySelector(TOGGLE)?.setAttribute('aria-expanded', String(isOpen));
}

/** Switches at the break point between the full menu and the menu that unfolds below its button. */
function watchWidth(menu: HTMLElement, items: Items, signal: AbortSignal): void {
  let query: MediaQueryList | undefined;
  const apply = () => {
    items.close();
    setToggled(menu, false);
    menu.setAttribute(LAYOUT, query?.matches ? 'dropdown' : settingsOf(menu).layout);
  };
  const stop = whenGlobal(
    () => Object.keys(breakpoints())[0],
    () => {
      query?.removeEventListener('change', apply);
      query = matchMedia(narrowQuery(settingsOf(menu).breakPoint));
      query.addEventListener('change', apply, { signal });
      apply();
    },
    true,
  );
  signal.addEventListener('abort', stop);
}

/**
 * Opens an item when the mouse enters it. Closes it a while after the mouse or the focus has moved to another item, or
 * the mouse has left the menu.
 */
function followMouse(menu: HTMLElement, items: Items, { after }: Clock, signal: AbortSignal): void {
  let stop = () => {};
  const closeSoon = () => {
    stop();
    stop = after(GRACE, items.close);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && !isDropdown(menu);
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => menu.addEventListener(type, run, { signal, passive: true });

  listen('pointerover', (event) => {
    if (!isMouse(event)) return;
    const entry = readEntry(menu, event.target as Element);
    if (!entry && readIsItem(menu, event.target as Element)) return closeSoon();
    stop();
    if (entry) items.show(entry, false);
  });
  listen('pointerleave', (event) => {
    if (isMouse(event)) closeSoon();
  });
  listen('focusin', ({ target }) => {
    if (isDropdown(menu) || !items.open) return;
    if (readEntry(menu, target as Element)?.icon === items.open.icon) stop();
    else closeSoon();
  });
  signal.addEventListener('abort', () => stop());
  // A finger's last tap counts as a mouse that rests, on screens where nothing can hover.
  const under = matchMedia('(hover: none)').matches || isDropdown(menu) ? null : hoveredIn(menu);
  const entry = under && readEntry(menu, under);
  if (entry) items.show(entry, false);
}

/**
 * Closes an item on Escape, on a click elsewhere, and when Tab leaves it. Escape returns the focus if that is in the
 * menu. Where only the mouse rests on the menu, the focus stays where it is (WCAG 1.4.13).
 */
function listenForLeaving(menu: HTMLElement, items: Items, signal: AbortSignal): void {
  const onEscape = (event: KeyboardEvent) => {
    const { open } = items;
    if (event.key !== 'Escape' || event.defaultPrevented || isOfInputMethod(event) || !(open || isToggled(menu)))
      return;
    event.preventDefault();
    if (menu.contains(event.target as Node)) moveFocus(open?.icon ?? menu.querySelector<HTMLElement>(TOGGLE));
    if (open) items.close();
    else setToggled(menu, false);
  };
  // A menu inside this one's content hears the key first, and the page's other scripts before both.
  for (const place of [menu, document.documentElement])
    place.addEventListener('keydown', onEscape as EventListener, { signal });
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && !isDropdown(menu)) items.close();
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.isConnected && target.closest(`${ANCHOR} a,a${ANCHOR}`))
        setToggled(menu, false);
    },
    { signal },
  );
  const leave = () => {
    items.close();
    setToggled(menu, false);
  };
  onPressBeside((target) => target.isConnected && !menu.contains(target), leave, { signal });
}

const isToggled = (menu: Element): boolean =>
  isDropdown(menu) && menu.querySelector(TOGGLE)?.getAttribute('aria-expanded') === 'true';

/** Adopts a menu. */
export function adopt(menu: HTMLElement, clock: Clock = pageClock): Cleanup | undefined {
  if (isTheirs()) return undefined;
  const life = new AbortController();
  const items = createItems(menu);
  menus.set(menu, items);
  watchWidth(menu, items, life.signal);
  if (settingsOf(menu).opensOnHover) followMouse(menu, items, clock, life.signal);
  listenForLeaving(menu, items, life.signal);
  const stop = watchPlaces(menu);
  const release = () => {
    life.abort();
    stop();
    menus.delete(menu);
  };
  // From here on, the menu is the island's.
  life.signal.addEventListener('abort', whenGlobal(isTheirs, release));
  return release;
}

/**
 * Handles a press; false leaves a link to the browser.
 * @param target the menu's button, an item's button, or a title that opens
 */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const menu = readMenu(target);
  const items = menu && menus.get(menu);
  if (!items) return false;
  const toggle = target.closest<HTMLElement>(TOGGLE);
  if (toggle) return void setToggled(menu, toggle.getAttribute('aria-expanded') !== 'true');
  const entry = readEntry(menu, target);
  // The browser follows a title that is a link.
  if (!entry || (!target.closest(ICON) && entry.icon.closest(TITLE)?.querySelector('a[href]'))) return false;
  items.press(entry);
  return undefined;
}
