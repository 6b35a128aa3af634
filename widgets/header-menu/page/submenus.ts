/** Owns the header's submenus, in the unfolding menu and in the menu bar: one is open at a time on each level. */
import { DISMISSED } from '../../../src/ui/presses/dismissHovered';
import { DROPPED, EXPANDED, HOVERED, PARENT, SUBMENU } from '../contract';
import { readSubmenu } from '../read';

/** Marks an item's link, arrow and button as open or closed. */
function say(item: Element, isOpen: boolean): void {
  for (const child of item.children) {
    if (child.matches(SUBMENU)) continue;
    for (const part of [child, ...child.querySelectorAll('[aria-expanded]')])
      if (part.hasAttribute('aria-expanded')) part.setAttribute('aria-expanded', String(isOpen));
  }
}

/** True when an item's submenu is open. */
export const isExpanded = (item: Element): boolean =>
  item.classList.contains(EXPANDED) || !!readSubmenu(item)?.classList.contains(DROPPED);

/** Opens or closes an item. @param isBar true in the menu bar, whose style sheet shows submenus by a class */
function set(item: Element, isShown: boolean, isBar: boolean): void {
  const submenu = readSubmenu(item);
  if (!submenu) return;
  if (isShown) item.classList.remove(DISMISSED);
  item.classList.toggle(EXPANDED, isShown && !isBar);
  item.classList.toggle(HOVERED, isShown && isBar);
  submenu.classList.toggle(DROPPED, isShown && isBar);
  submenu.style.display = isBar ? '' : isShown ? 'block' : 'none';
  say(item, isShown);
}

/** Closes the open items below an element. @param isBar undefined leaves their display to the style sheet */
export function closeSubmenus(root: ParentNode, isBar = true): void {
  for (const item of root.querySelectorAll(PARENT)) if (isExpanded(item)) set(item, false, isBar);
}

/** Opens or closes an item, and closes its siblings with their submenus. */
export function toggleSubmenu(item: Element, isBar: boolean): void {
  const isShown = !isExpanded(item);
  if (item.parentElement)
    for (const other of item.parentElement.querySelectorAll(PARENT))
      if (isExpanded(other) && other !== item) set(other, false, isBar);
  set(item, isShown, isBar);
}

/** The open items around an element, the innermost first. */
export function openItemsAround(element: Element): Element[] {
  const items: Element[] = [];
  for (let item = element.closest(PARENT); item; item = item.parentElement?.closest(PARENT) ?? null)
    if (isExpanded(item)) items.push(item);
  return items;
}
