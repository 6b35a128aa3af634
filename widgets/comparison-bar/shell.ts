/** Owns the server's own elements around what the view shows: they are opened, closed, and given their content back. */
import { ACTIVE, BOX, EMPTY, EMPTY_WORDS, LINK, TOGGLE } from './contract';

/** The items are on their way. At once, whether the view is there or not. */
export const setBusy = (bar: Element): void => bar.querySelector(TOGGLE)?.setAttribute('aria-busy', 'true');

/**
 * Items are out of reach while the bar is closed: style sheets only move it out of sight.
 * @returns what closes the bar
 */
export function setOpen(bar: Element, isOpen: boolean): () => void {
  const box = bar.querySelector(BOX);
  bar.classList.toggle(ACTIVE, isOpen);
  if (isOpen) bar.classList.toggle(EMPTY, !!box?.querySelector(EMPTY_WORDS));
  const toggle = bar.querySelector(TOGGLE);
  toggle?.setAttribute('aria-expanded', String(isOpen));
  toggle?.removeAttribute('aria-busy');
  const link = bar.querySelector<HTMLElement>(LINK);
  if (link) link.hidden = !isOpen;
  box?.toggleAttribute('inert', !isOpen);
  return () => void setOpen(bar, false);
}

/**
 * Clears the box of what the server printed and the view does not show.
 * @param current what the view shows
 * @returns what puts that into the box itself, without the view
 */
export function giveBack(box: Element | null, printed: readonly ChildNode[], current: () => readonly ChildNode[]): () => void {
  for (const node of printed) if (node.parentNode === box) node.remove();
  return () => box?.append(...current());
}
