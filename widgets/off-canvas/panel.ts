/** Owns one panel: open or closed, and what that means for the page. */
import { tellElementor } from '../../src/bridge/elementor';
import { emit } from '../../src/bridge/page/islands';
import { coverPage } from '../../src/ui/coverPage';
import { CONTENT, DELAYED, NO_SCROLL, SIDEBAR_ACTIVE, SIDEBAR_BOX, SIDEBAR_CLOSE } from './contract';
import { isSidebar, readOpeners, readSettings } from './read';

/** Ends the covering, of those that are open. */
const open = new Map<HTMLElement, () => void>();

export const isOpen = (panel: HTMLElement): boolean => open.has(panel);

/** Openers say which panel is theirs, and whether it is open. */
export function sayState(panel: HTMLElement): void {
  for (const opener of readOpeners(document, panel, location.href)) {
    if (panel.id) opener.setAttribute('aria-controls', panel.id);
    opener.setAttribute('aria-expanded', String(isOpen(panel)));
  }
}

/** A sidebar is in sight by a class; out of sight, nothing in it may have the focus. */
function setSidebar(panel: HTMLElement, isShown: boolean): void {
  panel.classList.toggle(SIDEBAR_ACTIVE, isShown);
  const box = panel.querySelector<HTMLElement>(SIDEBAR_BOX);
  if (box) box.inert = !isShown;
}

function setDialog(panel: HTMLElement, isShown: boolean): void {
  panel.setAttribute('aria-hidden', String(!isShown));
  panel.inert = !isShown;
  if (!isShown || !panel.hasAttribute(DELAYED)) return;
  panel.removeAttribute(DELAYED);
  tellElementor(panel.querySelectorAll(`${CONTENT} > [data-element_type]`));
}

/** Puts a panel into its place: open or closed. */
export const setShown = (panel: HTMLElement, isShown: boolean): void => (isSidebar(panel) ? setSidebar : setDialog)(panel, isShown);

export function closePanel(panel: HTMLElement): void {
  const release = open.get(panel);
  if (!release) return;
  open.delete(panel);
  setShown(panel, false);
  release();
  sayState(panel);
  emit('off-canvas:closed', { id: panel.id }, panel);
}

/** @param opener what gets the focus back */
export function openPanel(panel: HTMLElement, opener: HTMLElement | null): void {
  if (isOpen(panel)) return;
  const { closesOnEscape, closesOnOverlay, locksScroll } = readSettings(panel);
  setShown(panel, true);
  const focus = panel.querySelector<HTMLElement>(SIDEBAR_CLOSE);
  const release = coverPage(panel, { close: () => closePanel(panel), opener, focus, closesOnEscape, closesOutside: closesOnOverlay, locksScroll });
  if (locksScroll) document.body.classList.add(NO_SCROLL);
  open.set(panel, () => {
    document.body.classList.remove(NO_SCROLL);
    release();
  });
  sayState(panel);
  emit('off-canvas:opened', { id: panel.id }, panel);
}
