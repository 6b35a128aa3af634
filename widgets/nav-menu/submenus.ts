/** Owns the submenus: one branch is open at a time. */
import { ITEM, OPEN_SMALL, OPEN_WIDE } from './contract';
import { readOpener, readPanels } from './read';

export const isOpen = (item: Element): boolean => readPanels(item).some(({ classList }) => classList.contains(OPEN_SMALL) || classList.contains(OPEN_WIDE));

/** @param isSmall true where the menu stands below each other, as on small screens */
export function setOpen(item: Element, isShown: boolean, isSmall: boolean): void {
  const panels = readPanels(item);
  for (const { classList } of panels) {
    classList.toggle(OPEN_SMALL, isShown && isSmall);
    classList.toggle(OPEN_WIDE, isShown && !isSmall);
  }
  if (panels.length) readOpener(item)?.setAttribute('aria-expanded', String(isShown));
}

/** Closes what is open, but for an item and what is around it. */
export function closeOthers(host: Element, item?: Element): void {
  for (const other of host.querySelectorAll(ITEM)) if (isOpen(other) && !(item && other.contains(item))) setOpen(other, false, false);
}

/** @returns true where it is open now */
export function toggleItem(host: Element, item: Element, isSmall: boolean): boolean {
  const isShown = !isOpen(item);
  closeOthers(host, item);
  setOpen(item, isShown, isSmall);
  return isShown;
}

/** The innermost open item around an element. */
export function openAround(element: Element): Element | undefined {
  for (let item = element.closest(ITEM); item; item = item.parentElement?.closest(ITEM) ?? null) if (isOpen(item)) return item;
  return undefined;
}
