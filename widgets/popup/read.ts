/** Reads a popup. It never throws, whatever shape the settings have. */
import { text } from '../../src/dom/attributes';
import { json } from '../../src/dom/json';
import type { Popup } from './contract';
import { parsePopupSettings } from './settings.rules';

/** Reads a popup's id and settings from its host. */
export function readPopup(host: Element): Popup {
  const printed = json(host, 'data-elementor-settings') ?? {};
  return { id: text(host, 'data-elementor-id'), settings: parsePopupSettings(printed), printed };
}
