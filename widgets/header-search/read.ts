/** Reads the header search. */
import { text } from '../../src/dom/attributes';
import { FIELD, PANEL } from './contract';

/** The panel that a button leads to: the one in the same widget, since ids repeat where a header is printed twice; else by its address. */
export function readPanel(root: ParentNode, button: Element): HTMLElement | null {
  const [, id = ''] = text(button, 'href').split('#');
  return button.parentElement?.querySelector<HTMLElement>(PANEL) ?? (id ? root.querySelector<HTMLElement>(`${PANEL}#${CSS.escape(id)}`) : null);
}

/** Names of the page builder's that stand around a panel, the innermost first; its style sheets go by them. */
export function readSurroundings(panel: Element): string[] {
  const names: string[] = [];
  for (let node = panel.parentElement; node && node.localName !== 'body'; node = node.parentElement) {
    const own = [...node.classList].filter((name) => /^(elementor|ekit|e-con)/.test(name)).join(' ');
    if (own) names.push(own);
  }
  return names;
}

export const readField = (panel: Element): HTMLInputElement | null => panel.querySelector<HTMLInputElement>(FIELD);
