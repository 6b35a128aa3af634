/** Reads the header. */
import { text } from '../../src/dom/attributes';
import { CONTENT, DESKTOP_HEADER, HEADER, type MenuType, MOBILE_HEADER, NAVIGATION, SUBMENU, TOGGLE } from './contract';
import { menuTypeOf } from './rules';

export interface Menu {
  type: MenuType;
  /** True for the menu of the desktop header. */
  isDesktop: boolean;
  toggle: HTMLElement;
  /** The elements that a dropdown shows. */
  navigations: HTMLElement[];
}

const partOf = (element: Element) => element.closest(`${MOBILE_HEADER},${DESKTOP_HEADER}`);

/** The menu that a toggle belongs to. */
export function readMenu(toggle: HTMLElement): Menu {
  const part = partOf(toggle);
  const isDesktop = !!part?.matches(DESKTOP_HEADER);
  const type = part ? text(part, isDesktop ? 'data-toggle-type' : 'data-type') : '';
  // Older headers do not have the two parts.
  const contents = part
    ? [...part.querySelectorAll<HTMLElement>(CONTENT)]
    : [toggle.closest<HTMLElement>(HEADER) ?? toggle];
  // The style sheet shows the content of the mobile header by the body's class, and never that of the desktop header.
  const navigations = contents.flatMap((content) => [
    ...(isDesktop ? [content] : []),
    ...content.querySelectorAll<HTMLElement>(NAVIGATION),
  ]);
  return { type: menuTypeOf(type), isDesktop, toggle, navigations };
}

/** The toggles of a header. */
export const readToggles = (header: Element): HTMLElement[] => [...header.querySelectorAll<HTMLElement>(TOGGLE)];

/** The item's own submenu, and not one inside that. */
export const readSubmenu = (item: Element): HTMLElement | undefined =>
  [...item.children].find((child): child is HTMLElement => child instanceof HTMLElement && child.matches(SUBMENU));
