/** Reads a toggle's panel, and the panels that close when it opens. */
import { CARD, type Collapse, OPEN, PANEL, TOGGLE } from './contract';

const byId = (address: string | null | undefined, { ownerDocument: root }: Element): HTMLElement | null => {
  const id = address?.split('#')[1];
  return id ? root.getElementById(id) : null;
};

/**
 * The panel in the toggle's card, because ids repeat when the editor has copied an item; else the panel that the toggle
 * names.
 */
function readPanel(toggle: HTMLElement): HTMLElement | null {
  const card = toggle.closest(CARD);
  return (
    card?.querySelector<HTMLElement>(PANEL) ??
    byId(toggle.dataset.target, toggle) ??
    byId(toggle.getAttribute('href'), toggle)
  );
}

/** Reads a toggle; undefined when it has no panel on this page. */
export function readCollapse(toggle: HTMLElement): Collapse | undefined {
  const panel = readPanel(toggle);
  return panel ? { toggle, panel } : undefined;
}

/** True when the panel is open. */
export const readIsOpen = ({ panel }: Collapse): boolean => panel.classList.contains(OPEN);

const parentOf = ({ toggle, panel }: Collapse) => panel.dataset.parent ?? toggle.dataset.parent;

/** The other panels of the toggle's accordion; none outside an accordion. */
export function readOthers(collapse: Collapse): Collapse[] {
  const group = byId(parentOf(collapse), collapse.panel);
  return [...(group?.querySelectorAll<HTMLElement>(TOGGLE) ?? [])].flatMap((toggle) => {
    const other = readCollapse(toggle);
    return other && other.panel !== collapse.panel && byId(parentOf(other), other.panel) === group ? [other] : [];
  });
}
