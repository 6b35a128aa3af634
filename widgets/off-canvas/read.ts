/** Reads panels and the links that act on them. */
import { readActionHash } from '../../src/dom/actionHash';
import { json } from '../../src/dom/json';
import { parseUrlAction } from '../../src/rules/urlAction';
import { ACTION_LINK, ELEMENT_ID, PANEL, type PanelSettings, SIDEBAR, SIDEBAR_BUTTON, WIDGET } from './contract';
import { panelIdOf, panelSettings, sidebarSettings } from './rules';

/** True for ElementsKit's sidebar. */
export const isSidebar = (panel: Element): boolean => panel.matches(SIDEBAR);

/** Reads a panel's settings. */
export function readSettings(panel: Element): PanelSettings {
  if (isSidebar(panel)) return sidebarSettings(json(panel, 'data-settings') ?? {});
  const widget = panel.closest(WIDGET);
  return panelSettings((widget && json(widget, 'data-settings')) ?? {});
}

/** The panel with an id. */
export const readPanel = (root: ParentNode, id: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`${PANEL}#${CSS.escape(ELEMENT_ID + id)}`);

/** The links on a page that act on a panel. @param page the page's address */
export const readOpeners = (root: ParentNode, panel: Element, page: string): HTMLElement[] => {
  if (isSidebar(panel)) return [...(panel.parentElement?.querySelectorAll<HTMLElement>(SIDEBAR_BUTTON) ?? [])];
  const id = panel.id.slice(ELEMENT_ID.length);
  return [...root.querySelectorAll<HTMLElement>(ACTION_LINK)].filter(
    (link) => panelIdOf(parseUrlAction(readActionHash(link, page))?.settings ?? {}) === id && !panel.contains(link),
  );
};
