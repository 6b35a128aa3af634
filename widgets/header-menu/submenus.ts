/** Owns the header's submenus: one open at a time on each level, in the menu that unfolds and in the menu bar. */
import { DROPPED, EXPANDED, PARENT, SUBMENU } from './contract';
import { readSubmenu } from './read';

/** An item says on its link, its arrow and its button whether it is open. */
function say(item: Element, isOpen: boolean): void {
  for (const child of item.children) {
    if (child.matches(SUBMENU)) continue;
    for (const part of [child, ...child.querySelectorAll('[aria-expanded]')])
      if (part.hasAttribute('aria-expanded')) part.setAttribute('aria-expanded', String(isOpen));
  }
}

/** True where an item's submenu is open. */
export const isExpanded = (item: Element): boolean => item.classList.contains(EXPANDED) || !!readSubmenu(item)?.classList.contains(DROPPED);

/** @param isBar true in the menu bar, whose style sheet shows submenus by a class */
function set(item: Element, isShown: boolean, isBar: boolean): void {
  const submenu = readSubmenu(item);
  if (!submenu) return;
  item.classList.toggle(EXPANDED, isShown && !isBar);
  submenu.classList.toggle(DROPPED, isShown && isBar);
  submenu.style.display = isBar ? '' : isShown ? 'block' : 'none';
  say(item, isShown);
}

/** Closes the open items below an element. @param isBar undefined gives them back to the style sheet */
export function closeSubmenus(root: ParentNode, isBar = true): void {
  for (const item of root.querySelectorAll(PARENT)) if (isExpanded(item)) set(item, false, isBar);
}

/** Opens or closes an item; its siblings close, and what is open within them. */
export function toggleSubmenu(item: Element, isBar: boolean): void {
  const isShown = !isExpanded(item);
  if (item.parentElement) for (const other of item.parentElement.querySelectorAll(PARENT)) if (isExpanded(other) && other !== item) set(other, false, isBar);
  set(item, isShown, isBar);
}

/** The open items around an element, the innermost first. */
export function openItemsAround(element: Element): Element[] {
  const items: Element[] = [];
  for (let item = element.closest(PARENT); item; item = item.parentElement?.closest(PARENT) ?? null) if (isExpanded(item)) items.push(item);
  return items;
}
