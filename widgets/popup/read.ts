/** Reads a popup. It never throws: settings of any shape are settings. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import { parsePopupSettings } from '../../src/rules/popupSettings';
import type { Popup } from './contract';

export function readPopup(host: Element): Popup {
  const printed = json(host, 'data-elementor-settings') ?? {};
  return { id: text(host, 'data-elementor-id'), settings: parsePopupSettings(printed), printed };
}

/** The fragment that a link or another element names; "" where it leads to another page. @param page address of the page */
export function readHash(element: Element, page: string): string {
  const own = text(element, 'data-e-action-hash');
  const href = own || text(element, 'href');
  if (href.startsWith('#')) return href;
  if (/^%23/.test(href)) return `#${href.slice(3)}`;
  const [address, hash] = href.split('#');
  return hash !== undefined && address === page.split('#')[0] ? `#${hash}` : '';
}
