/** Runs the theme's header: it switches between the two headers, and opens the menu and the submenus (SPEC 2.3, 9). */

import { pageSetting } from '../../src/bridge/page/globals';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import { readPlace } from '../../src/dom/place';
import type { Cleanup, Intent } from '../../src/island/types';
import { onPressBeside } from '../../src/ui/covers/coverPage';
import { dismissHovered } from '../../src/ui/presses/dismissHovered';
import { playButton } from '../../src/ui/presses/playButton';
import {
  ARROW,
  BY_ICON,
  BY_LINK,
  CONTENT,
  CONTROL,
  DARK,
  DESKTOP,
  DRAWER,
  DRAWER_CLOSE,
  EMPTY_LINK,
  HEADER,
  LAYOUT_CHANGED,
  MOBILE,
  OVERLAY,
  PARENT,
  SEARCH_ICON,
  SETTINGS,
  SUBMENU_TOGGLE,
  TO_DESKTOP,
  TO_MOBILE,
  TOGGLE,
} from './contract';
import { createMenu, type HeaderMenu } from './page/menu';
import { followNotice } from './page/notice';
import { adoptSearches, pressSearch } from './page/search';
import { closeSubmenus, isExpanded, openItemsAround, toggleSubmenu } from './page/submenus';
import { readSubmenu } from './read';
import { breakPointOf, isAnchor, mobileQuery } from './rules';
import css from './styles.css?inline';

interface Header {
  host: HTMLElement;
  menu: HeaderMenu;
}

/** The page's one header. Its drawer is elsewhere on the page. */
let header: Header | undefined;

const isBar = (element: Element): boolean =>
  !!document.body?.classList.contains(DESKTOP) && !element.closest(`.ast-desktop-header-content,${DRAWER}`);

/** Sets the body's classes for the screen's width, and announces a change. */
function applyWidth(isMobile: boolean): void {
  document.body.classList.toggle(MOBILE, isMobile);
  document.body.classList.toggle(DESKTOP, !isMobile);
  document.body.dispatchEvent(new CustomEvent(isMobile ? TO_MOBILE : TO_DESKTOP));
}

/**
 * Makes a change of the header's styles without their transitions, because the page below would move for as long as
 * these take.
 */
function withoutTransitions(change: () => void): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${HEADER} *{transition:none!important}`);
  document.adoptedStyleSheets.push(sheet);
  change();
  const end = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  // The styles are computed after the callbacks of the first frame, so the sheet stays until the second.
  requestAnimationFrame(() => requestAnimationFrame(end));
}

/** True while the visitor types: an on-screen keyboard changes the size of the window. */
const isTyping = (): boolean => !!document.activeElement?.matches('input,textarea,select');

function closeAll({ host, menu }: Header): void {
  menu.close();
  closeSubmenus(host);
}

/**
 * Applies the palette, and calls back with the width at which the header changes. The theme's settings may come after
 * the header.
 */
function followSettings(run: (query: MediaQueryList) => void, signal: AbortSignal): void {
  const setting = () => pageSetting(SETTINGS, 'break_point');
  signal.addEventListener(
    'abort',
    whenGlobal(
      setting,
      () => {
        if (pageSetting(SETTINGS, 'is_dark_palette') === '1') document.documentElement.classList.add(DARK);
        run(matchMedia(mobileQuery(breakPointOf(setting()))));
      },
      true,
    ),
  );
}

/** Watches the screen's width. A change closes the menu, unless the visitor types. */
function watchWidth(mine: Header, signal: AbortSignal): void {
  let query: MediaQueryList | undefined;
  let width = innerWidth;
  const apply = () => applyWidth(!!query?.matches);
  const change = () => {
    closeAll(mine);
    apply();
  };
  followSettings((next) => {
    query?.removeEventListener('change', change);
    query = next;
    query.addEventListener('change', change, { signal });
    withoutTransitions(apply);
  }, signal);
  addEventListener(
    'resize',
    () => {
      if (innerWidth !== width && !isTyping()) closeAll(mine);
      width = innerWidth;
    },
    { signal, passive: true },
  );
  document.addEventListener(LAYOUT_CHANGED, change, { signal });
}

/** Handles Escape: closes the innermost open menu or submenu around the focus, and moves the focus to its opener. */
function leave(event: KeyboardEvent, { host, menu }: Header): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  const [item] = openItemsAround(event.target as Element);
  if (item) {
    toggleSubmenu(item, isBar(item));
    moveFocus(item.querySelector<HTMLElement>(isBar(item) ? 'a' : SUBMENU_TOGGLE));
  } else if (menu.isOpen && host.contains(event.target as Node)) {
    menu.close();
    moveFocus(host.querySelector<HTMLElement>(TOGGLE));
  } else return;
  event.preventDefault();
}

/** Closes the menu bar's submenus that the focus has left, because they would cover what it goes to. */
function followFocus(host: HTMLElement, focused: Node): void {
  for (const item of host.querySelectorAll(PARENT))
    if (isBar(item) && isExpanded(item) && !item.contains(focused)) toggleSubmenu(item, true);
}

/**
 * Handles a link of the header that is no menu item, such as a button. If it leads to a place on this page, it closes
 * an open menu.
 */
function pressElse(target: Element, { menu }: Header): void {
  const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
  if (
    menu.isOpen &&
    link?.closest(`${DRAWER},${CONTENT}`) &&
    !link.matches(CONTROL) &&
    link.hash.length > 1 &&
    readPlace(link)
  )
    menu.close();
}

/** Puts the style sheet into the page. */
export function start(): void {
  adoptStyles(css);
}

/**
 * Adopts the header. The loader also passes a pressed element of the drawer, which is outside the header and not a
 * host.
 */
export function adopt(host: HTMLElement): Cleanup | undefined {
  if (!host.matches(HEADER)) return undefined;
  const mine = { host, menu: createMenu(host) };
  const life = new AbortController();
  const { signal } = life;
  header = mine;
  for (const arrow of host.querySelectorAll<HTMLElement>(ARROW)) playButton(arrow);
  watchWidth(mine, signal);
  adoptSearches(host, signal);
  followNotice(signal);
  document.addEventListener('keydown', (event) => leave(event, mine), { signal, capture: true });
  dismissHovered(host, PARENT, (item) => isBar(item) && !!readSubmenu(item), signal);
  document.addEventListener('click', ({ target }) => target instanceof Element && pressElse(target, mine), { signal });
  document.addEventListener('focusin', ({ target }) => followFocus(host, target as Node), { signal });
  onPressBeside(
    (target) => !target.closest(PARENT),
    () => isBar(host) && closeSubmenus(host),
    { signal },
  );
  return () => {
    life.abort();
    mine.menu.close();
    if (header === mine) header = undefined;
  };
}

/**
 * Handles a link with a submenu: it opens the submenu or leads to its address. If the address is on this page, it
 * closes the menu.
 */
function pressLink(link: HTMLElement, { host, menu }: Header): false | undefined {
  const item = link.parentElement?.matches(PARENT) && readSubmenu(link.parentElement) ? link.parentElement : null;
  const opens = item && (link.matches(EMPTY_LINK) || (host.matches(BY_LINK) && !isBar(link) && !isExpanded(item)));
  if (opens) {
    toggleSubmenu(item, isBar(link));
    return undefined;
  }
  const isOwner = item && !host.matches(BY_ICON);
  if (isAnchor(link.getAttribute('href') ?? '') && !isOwner) menu.close();
  return false;
}

/**
 * Handles a press.
 * @param target a toggle, an arrow, a submenu's button, the drawer's overlay, a link of the menu, or an element in one
 * of these
 */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const host = header?.host.isConnected ? header : undefined;
  const control = target.closest<HTMLElement>(CONTROL);
  if (!host || !control?.closest(`${HEADER},${DRAWER}`)) return false;
  if (control.matches(SEARCH_ICON)) return void pressSearch(control);
  if (control.matches(`${DRAWER_CLOSE},${OVERLAY}`)) return void host.menu.close();
  if (control.matches(TOGGLE)) return void host.menu.toggle(control);
  const item = control.closest(PARENT);
  if (control.matches(`${SUBMENU_TOGGLE},${ARROW}`)) return item ? void toggleSubmenu(item, isBar(control)) : false;
  return pressLink(control, host);
}
