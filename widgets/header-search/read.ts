/** Reads the header search. */
import { text } from '../../src/dom/attributes';
import { FIELD, PANEL } from './contract';

/** The panel that a button leads to: the one in the same widget, since ids repeat where a header is printed twice; else by its address. */
export function readPanel(root: ParentNode, button: Element): HTMLElement | null {
  const [, id = ''] = text(button, 'href').split('#');
  return button.parentElement?.querySelector<HTMLElement>(PANEL) ?? (id ? root.querySelector<HTMLElement>(`${PANEL}#${CSS.escape(id)}`) : null);
}

export const readField = (panel: Element): HTMLInputElement | null => panel.querySelector<HTMLInputElement>(FIELD);
