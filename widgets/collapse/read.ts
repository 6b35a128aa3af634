/** Reads what a toggle opens, and what closes with it. */
import { CARD, type Collapse, OPEN, PANEL, TOGGLE } from './contract';

const byId = (address: string | null | undefined, { ownerDocument: root }: Element): HTMLElement | null => {
  const id = address?.split('#')[1];
  return id ? root.getElementById(id) : null;
};

/** Its card's panel, since ids repeat where the editor has copied an item; else the one that it names. */
function readPanel(toggle: HTMLElement): HTMLElement | null {
  const card = toggle.closest(CARD);
  return card?.querySelector<HTMLElement>(PANEL) ?? byId(toggle.dataset.target, toggle) ?? byId(toggle.getAttribute('href'), toggle);
}

/** Undefined for a toggle that opens nothing here. */
export function readCollapse(toggle: HTMLElement): Collapse | undefined {
  const panel = readPanel(toggle);
  return panel ? { toggle, panel } : undefined;
}

export const readIsOpen = ({ panel }: Collapse): boolean => panel.classList.contains(OPEN);

const parentOf = ({ toggle, panel }: Collapse) => panel.dataset.parent ?? toggle.dataset.parent;

/** The others of its accordion; none where it has none. */
export function readOthers(collapse: Collapse): Collapse[] {
  const group = byId(parentOf(collapse), collapse.panel);
  return [...(group?.querySelectorAll<HTMLElement>(TOGGLE) ?? [])].flatMap((toggle) => {
    const other = readCollapse(toggle);
    return other && other.panel !== collapse.panel && byId(parentOf(other), other.panel) === group ? [other] : [];
  });
}
