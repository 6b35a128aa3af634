/** Reads the header search. */
import { text } from '../../src/dom/attributes';
import { FIELD, PANEL } from './contract';

/**
 * A button's panel: the one in the same widget, because ids repeat when a header is printed twice; else the one that
 * its address names.
 */
export function readPanel(root: ParentNode, button: Element): HTMLElement | null {
  const [, id = ''] = text(button, 'href').split('#');
  return (
    button.parentElement?.querySelector<HTMLElement>(PANEL) ??
    (id ? root.querySelector<HTMLElement>(`${PANEL}#${CSS.escape(id)}`) : null)
  );
}

/** The page builder's class names around a panel, the innermost first. The builder's style sheets need them. */
export function readSurroundings(panel: Element): string[] {
  const names: string[] = [];
  for (let node = panel.parentElement; node && node.localName !== 'body'; node = node.parentElement) {
    const own = [...node.classList].filter((name) => /^(elementor|ekit|e-con)/.test(name)).join(' ');
    if (own) names.push(own);
  }
  return names;
}

/** The search field of a panel. */
export const readField = (panel: Element): HTMLInputElement | null => panel.querySelector<HTMLInputElement>(FIELD);
