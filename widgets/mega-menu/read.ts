/** Reads Elementor's menu. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import type { Values } from '../../src/rules/values';
import { ANCHOR, CONTENT, ICON, ITEM, MENU, type MenuSettings, NUMBER, TITLE, WIDGET } from './contract';
import { settingsOf } from './rules';

/** Reads a menu's settings. @param breakpoints the site's own, as Elementor prints them */
export function readSettings(menu: Element, breakpoints: Values): MenuSettings {
  const widget = menu.closest(WIDGET);
  return settingsOf((widget && json(widget, 'data-settings')) ?? {}, breakpoints);
}

/** The menu around an element. */
export const readMenu = (element: Element): HTMLElement | null => element.closest<HTMLElement>(MENU);

/** One item's button and content. A menu inside the content has entries of its own. */
export interface Entry {
  icon: HTMLElement;
  content: HTMLElement;
}

/** The entries of a menu. */
export const readEntries = (menu: Element): Entry[] =>
  [...menu.querySelectorAll<HTMLElement>(ICON)].flatMap((icon) => {
    if (icon.closest(MENU) !== menu) return [];
    const number = text(icon, NUMBER);
    const content = [...menu.querySelectorAll<HTMLElement>(CONTENT)].find(
      (one) => one.closest(MENU) === menu && text(one, NUMBER) === number,
    );
    return content ? [{ icon, content }] : [];
  });

/** The entry whose title, button or content contains an element. */
export const readEntry = (menu: Element, element: Element): Entry | undefined =>
  readEntries(menu).find(
    ({ icon, content }) =>
      content.contains(element) || (icon.closest(TITLE) ?? icon.closest(ITEM) ?? icon).contains(element),
  );

/** True for an element inside one of the menu's items. */
export const readIsItem = (menu: Element, element: Element): boolean => {
  const item = element.closest(ITEM);
  return !!item && item.closest(MENU) === menu;
};

/** The place on this page that a title leads to. */
export function readPlace(root: ParentNode, title: Element): Element | null {
  const link = title.matches('a') ? title : title.querySelector('a');
  const [, id = ''] = text(link ?? title, 'href').split('#');
  return id ? root.querySelector(`#${CSS.escape(id)}`) : null;
}

/** The titles of a menu that lead to places on a page. */
export const readAnchors = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(ANCHOR)];
