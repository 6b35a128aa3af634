/** Owns the server's elements around the view's content: opening them, closing them, and giving back their content. */
import { ACTIVE, BOX, EMPTY, EMPTY_WORDS, LINK, TOGGLE } from '../contract';

/** Marks the toggle as busy while the items load, with or without the view. */
export const setBusy = (bar: Element): void => bar.querySelector(TOGGLE)?.setAttribute('aria-busy', 'true');

/**
 * Opens or closes the bar. While it is closed its items are inert, because style sheets only move the bar out of sight.
 * @returns a function that closes the bar
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
 * Takes the server's nodes out of the box, so that the view can show them.
 * @param current the nodes that the view shows now
 * @returns a function that puts those nodes into the box, without the view
 */
export function giveBack(
  box: Element | null,
  printed: readonly ChildNode[],
  current: () => readonly ChildNode[],
): () => void {
  for (const node of printed) if (node.parentNode === box) node.remove();
  return () => box?.append(...current());
}
