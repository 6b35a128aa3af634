/** Reads Elementor's menu. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import type { Values } from '../../src/rules/values';
import { ANCHOR, CONTENT, ICON, ITEM, MENU, type MenuSettings, NUMBER, TITLE, WIDGET } from './contract';
import { settingsOf } from './rules';

export function readSettings(menu: Element, breakpoints: Values): MenuSettings {
  const widget = menu.closest(WIDGET);
  return settingsOf((widget && json(widget, 'data-settings')) ?? {}, breakpoints);
}

export const readMenu = (element: Element): HTMLElement | null => element.closest<HTMLElement>(MENU);

/** One item's button and content. A menu in its content has its own. */
export interface Entry {
  icon: HTMLElement;
  content: HTMLElement;
}

export const readEntries = (menu: Element): Entry[] =>
  [...menu.querySelectorAll<HTMLElement>(ICON)].flatMap((icon) => {
    if (icon.closest(MENU) !== menu) return [];
    const number = text(icon, NUMBER);
    const content = [...menu.querySelectorAll<HTMLElement>(CONTENT)].find((one) => one.closest(MENU) === menu && text(one, NUMBER) === number);
    return content ? [{ icon, content }] : [];
  });

/** The entry whose title, button or content an element is in. */
export const readEntry = (menu: Element, element: Element): Entry | undefined =>
  readEntries(menu).find(({ icon, content }) => content.contains(element) || (icon.closest(TITLE) ?? icon.closest(ITEM) ?? icon).contains(element));

/** True in one of the menu's items, false between and beside them. */
export const readIsItem = (menu: Element, element: Element): boolean => {
  const item = element.closest(ITEM);
  return !!item && item.closest(MENU) === menu;
};

/** The place of this page that a title leads to. */
export function readPlace(root: ParentNode, title: Element): Element | null {
  const link = title.matches('a') ? title : title.querySelector('a');
  const [, id = ''] = text(link ?? title, 'href').split('#');
  return id ? root.querySelector(`#${CSS.escape(id)}`) : null;
}

export const readAnchors = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>(ANCHOR)];
