/** Reads panels and the links that act on them. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { parseUrlAction } from '../../src/rules/urlAction';
import { ACTION_LINK, ELEMENT_ID, PANEL, type PanelSettings, SIDEBAR, SIDEBAR_BUTTON, WIDGET } from './contract';
import { panelIdOf, panelSettings, sidebarSettings } from './rules';

/** The fragment of a link. */
export const readHash = (link: Element): string => {
  const address = text(link, 'href');
  return address.includes('#') ? address.slice(address.indexOf('#')) : address;
};

export const isSidebar = (panel: Element): boolean => panel.matches(SIDEBAR);

export function readSettings(panel: Element): PanelSettings {
  if (isSidebar(panel)) return sidebarSettings(json(panel, 'data-settings') ?? {});
  const widget = panel.closest(WIDGET);
  return panelSettings((widget && json(widget, 'data-settings')) ?? {});
}

export const readPanel = (root: ParentNode, id: string): HTMLElement | null => root.querySelector<HTMLElement>(`${PANEL}#${CSS.escape(ELEMENT_ID + id)}`);

/** The links of a page that act on a panel. */
export const readOpeners = (root: ParentNode, panel: Element): HTMLElement[] => {
  if (isSidebar(panel)) return [...(panel.parentElement?.querySelectorAll<HTMLElement>(SIDEBAR_BUTTON) ?? [])];
  const id = panel.id.slice(ELEMENT_ID.length);
  return [...root.querySelectorAll<HTMLElement>(ACTION_LINK)].filter(
    (link) => panelIdOf(parseUrlAction(readHash(link))?.settings ?? {}) === id && !panel.contains(link),
  );
};
