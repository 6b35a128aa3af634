/** Reads the tabs and panels of a filterable product list. */

import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { words } from '../../src/dom/words';
import { ACTIVE, HOST, PANEL, TAB, WIDGET } from './contract';

/** A tab, and the values of its call. */
export interface Tab {
  uid: string;
  name: string;
  products: string[];
  order: string;
  orderBy: string;
}

/** The ids in a JSON attribute; none when it is empty or broken. */
const idsIn = (button: Element): string[] => {
  const ids = json(button, 'data-product-list');
  return Array.isArray(ids) ? ids.map(String) : [];
};

/** Reads a tab's button. */
export const readTab = (button: Element): Tab => ({
  uid: text(button, 'data-filter-uid'),
  name: words(button),
  products: idsIn(button),
  order: text(button, 'data-product-order') || 'DESC',
  orderBy: text(button, 'data-product-order-by') || 'date',
});

/** The host's own tabs, in their order. */
export const readButtons = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>(TAB)].filter((button) => button.closest(HOST) === host);

/** The panel of a tab; undefined when it has none yet. */
export const readPanel = (host: Element, uid: string): HTMLElement | undefined =>
  (uid && host.querySelector<HTMLElement>(`${PANEL}.${CSS.escape(`filter-${uid}`)}`)) || undefined;

/** The `uid` of the tab that the server has opened; "" when it has opened none. */
export function readChosen(host: Element): string {
  const button = readButtons(host).find(({ classList }) => classList.contains(ACTIVE));
  return button ? readTab(button).uid : '';
}

/** The scalar display settings of the shop's owner. Undefined when the attribute is broken. */
export function readSettings(host: Element): Record<string, string> | undefined {
  const widget = host.closest(WIDGET);
  const settings = widget && json(widget, 'data-widget_settings');
  if (!settings) return undefined;
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value ?? '')]));
}
