/** Owns the header's menu, which unfolds below the header or is a drawer over the page. */
import { coverPage } from '../../../src/ui/covers/coverPage';
import {
  ACTIVE,
  DESKTOP_CONTENT,
  DRAWER,
  DRAWER_CLOSE,
  DRAWER_OPEN,
  DRAWER_ROOT,
  MENU_OPEN,
  MOBILE_CONTENT,
  SHOWN,
  TOGGLED,
} from '../contract';
import { type Menu, readMenu, readToggles } from '../read';
import { closeSubmenus } from './submenus';

export interface HeaderMenu {
  readonly isOpen: boolean;
  toggle(button: HTMLElement): void;
  close(): void;
}

function showDropdown({ navigations }: Menu, isOpen: boolean): void {
  document.body.classList.toggle(MENU_OPEN, isOpen);
  for (const navigation of navigations) {
    navigation.classList.toggle(SHOWN, isOpen);
    // Style sheets of older headers hide the menu whatever its class.
    navigation.style.display = isOpen ? 'block' : '';
  }
}

function showDrawer(drawer: HTMLElement, isOpen: boolean): void {
  drawer.classList.toggle(ACTIVE[0], isOpen);
  drawer.classList.toggle(ACTIVE[1], isOpen);
  document.body.classList.toggle(DRAWER_OPEN, isOpen);
  document.documentElement.classList.toggle(DRAWER_ROOT, isOpen);
}

/** Hides the other header's menu in a drawer with two menus. */
function chooseContent(drawer: HTMLElement, { isDesktop }: Menu): void {
  const [mobile, desktop] = [MOBILE_CONTENT, DESKTOP_CONTENT].map((selector) =>
    drawer.querySelector<HTMLElement>(selector),
  );
  if (!mobile || !desktop) return;
  mobile.style.display = isDesktop ? 'none' : 'block';
  desktop.style.display = isDesktop ? 'block' : 'none';
}

/** Opens a menu. Returns a function that closes it. */
function open(menu: Menu, close: () => void): () => void {
  const drawer = document.querySelector<HTMLElement>(DRAWER);
  if (menu.type === 'dropdown' || !drawer) {
    showDropdown(menu, true);
    return () => {
      for (const navigation of menu.navigations) closeSubmenus(navigation, false);
      showDropdown(menu, false);
    };
  }
  chooseContent(drawer, menu);
  showDrawer(drawer, true);
  const release = coverPage(drawer, {
    close,
    opener: menu.toggle,
    focus: drawer.querySelector<HTMLElement>(DRAWER_CLOSE),
  });
  return () => {
    closeSubmenus(drawer, false);
    showDrawer(drawer, false);
    release();
  };
}

/** Creates the menu of a header. */
export function createMenu(header: HTMLElement): HeaderMenu {
  let shut: (() => void) | undefined;
  const say = (isOpen: boolean) => {
    for (const toggle of readToggles(header)) {
      toggle.classList.toggle(TOGGLED, isOpen);
      toggle.setAttribute('aria-expanded', String(isOpen));
    }
  };
  const close = () => {
    say(false);
    shut?.();
    shut = undefined;
  };
  return {
    get isOpen() {
      return !!shut;
    },
    toggle(button) {
      if (shut) return close();
      say(true);
      shut = open(readMenu(button), close);
    },
    close,
  };
}
