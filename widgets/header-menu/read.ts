/** Reads the header. */
import { text } from '../../src/dom/attributes';
import { CONTENT, DESKTOP_HEADER, HEADER, type MenuType, MOBILE_HEADER, NAVIGATION, SUBMENU, TOGGLE } from './contract';
import { menuTypeOf } from './rules';

export interface Menu {
  type: MenuType;
  /** True for that of the desktop header. */
  isDesktop: boolean;
  toggle: HTMLElement;
  /** What a dropdown shows. */
  navigations: HTMLElement[];
}

const partOf = (element: Element) => element.closest(`${MOBILE_HEADER},${DESKTOP_HEADER}`);

/** The menu that a toggle belongs to. */
export function readMenu(toggle: HTMLElement): Menu {
  const part = partOf(toggle);
  const isDesktop = !!part?.matches(DESKTOP_HEADER);
  const type = part ? text(part, isDesktop ? 'data-toggle-type' : 'data-type') : '';
  // Older headers have neither of the two parts.
  const contents = part ? [...part.querySelectorAll(CONTENT)] : [toggle.closest(HEADER) ?? toggle];
  const navigations = contents.flatMap((content) => [...content.querySelectorAll<HTMLElement>(NAVIGATION)]);
  return { type: menuTypeOf(type), isDesktop, toggle, navigations };
}

export const readToggles = (header: Element): HTMLElement[] => [...header.querySelectorAll<HTMLElement>(TOGGLE)];

/** The submenu of an item, and not one within it. */
export const readSubmenu = (item: Element): HTMLElement | undefined =>
  [...item.children].find((child): child is HTMLElement => child instanceof HTMLElement && child.matches(SUBMENU));
