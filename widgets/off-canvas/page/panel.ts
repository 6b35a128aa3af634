/** Owns opening and closing a panel, and covering the page meanwhile. */
import { tellElementor } from '../../../src/bridge/elementor';
import { emit } from '../../../src/bridge/page/islands';
import { coverPage } from '../../../src/ui/covers/coverPage';
import { CONTENT, DELAYED, NO_SCROLL, SIDEBAR_ACTIVE, SIDEBAR_BOX, SIDEBAR_CLOSE } from '../contract';
import { isSidebar, readOpeners, readSettings } from '../read';

/** For each open panel, the function that uncovers the page. */
const open = new Map<HTMLElement, () => void>();

/** True when a panel is open. */
export const isOpen = (panel: HTMLElement): boolean => open.has(panel);

/** Marks a panel's openers with its id and its state. */
export function sayState(panel: HTMLElement): void {
  for (const opener of readOpeners(document, panel, location.href)) {
    if (panel.id) opener.setAttribute('aria-controls', panel.id);
    opener.setAttribute('aria-expanded', String(isOpen(panel)));
  }
}

/** Shows or hides a sidebar by a class. A hidden sidebar is inert, so that nothing in it can get the focus. */
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

/** Shows or hides a panel. */
export const setShown = (panel: HTMLElement, isShown: boolean): void =>
  (isSidebar(panel) ? setSidebar : setDialog)(panel, isShown);

/** Keeps the page still as long as an open panel wants that: one panel may open over another. */
function lockScroll(): void {
  const isLocked = [...open.keys()].some((panel) => readSettings(panel).locksScroll);
  document.body.classList.toggle(NO_SCROLL, isLocked);
}

/** Closes a panel. */
export function closePanel(panel: HTMLElement): void {
  const release = open.get(panel);
  if (!release) return;
  open.delete(panel);
  setShown(panel, false);
  lockScroll();
  release();
  sayState(panel);
  emit('off-canvas:closed', { id: panel.id }, panel);
}

/** Opens a panel. @param opener the element that gets the focus back */
export function openPanel(panel: HTMLElement, opener: HTMLElement | null): void {
  if (isOpen(panel)) return;
  const { closesOnEscape, closesOnOverlay, locksScroll } = readSettings(panel);
  setShown(panel, true);
  const focus = panel.querySelector<HTMLElement>(SIDEBAR_CLOSE);
  const release = coverPage(panel, {
    close: () => closePanel(panel),
    opener,
    focus,
    closesOnEscape,
    closesOutside: closesOnOverlay,
    locksScroll,
  });
  open.set(panel, release);
  lockScroll();
  sayState(panel);
  emit('off-canvas:opened', { id: panel.id }, panel);
}
