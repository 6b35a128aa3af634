/** Owns the submenus. One branch is open at a time. */
import { DISMISSED } from '../../../src/ui/presses/dismissHovered';
import { ITEM, OPEN_SMALL, OPEN_WIDE } from '../contract';
import { readOpener, readPanels } from '../read';

/** True when an item's panel is open. */
export const isOpen = (item: Element): boolean =>
  readPanels(item).some(({ classList }) => classList.contains(OPEN_SMALL) || classList.contains(OPEN_WIDE));

/** Opens or closes an item. @param isSmall true for the vertical menu of small screens */
export function setOpen(item: Element, isShown: boolean, isSmall: boolean): void {
  const panels = readPanels(item);
  if (isShown) item.classList.remove(DISMISSED);
  for (const { classList } of panels) {
    classList.toggle(OPEN_SMALL, isShown && isSmall);
    classList.toggle(OPEN_WIDE, isShown && !isSmall);
  }
  if (panels.length) readOpener(item)?.setAttribute('aria-expanded', String(isShown));
}

/** Closes all open items except one and those around it. */
export function closeOthers(host: Element, item?: Element): void {
  for (const other of host.querySelectorAll(ITEM))
    if (isOpen(other) && !(item && other.contains(item))) setOpen(other, false, false);
}

/** Opens or closes an item. @returns true when it is open now */
export function toggleItem(host: Element, item: Element, isSmall: boolean): boolean {
  const isShown = !isOpen(item);
  closeOthers(host, item);
  setOpen(item, isShown, isSmall);
  return isShown;
}

/** The innermost open item around an element. */
export function openAround(element: Element): Element | undefined {
  for (let item = element.closest(ITEM); item; item = item.parentElement?.closest(ITEM) ?? null)
    if (isOpen(item)) return item;
  return undefined;
}
