/** Reads the header search. */
import { text } from '../../src/dom/attributes';
import { FIELD, PANEL } from './contract';

/** The panel that a button leads to: by its address, else the one in the same widget. */
export function readPanel(root: ParentNode, button: Element): HTMLElement | null {
  const [, id = ''] = text(button, 'href').split('#');
  return (id && root.querySelector<HTMLElement>(`${PANEL}#${CSS.escape(id)}`)) || (button.parentElement?.querySelector<HTMLElement>(PANEL) ?? null);
}

export const readField = (panel: Element): HTMLInputElement | null => panel.querySelector<HTMLInputElement>(FIELD);
