/** Owns the menu of small screens, which slides over the page. */
import { coverPage } from '../../src/ui/coverPage';
import { ACTIVE, CLOSE, PARTS, TOGGLER } from './contract';
import { readContainer } from './read';

/** Ends the covering, of those that are open. */
const open = new WeakMap<Element, () => void>();

function setShown(host: HTMLElement, isShown: boolean): void {
  for (const part of host.querySelectorAll(PARTS)) part.classList.toggle(ACTIVE, isShown);
  sayDrawer(host, isShown);
}

/** What opens the drawer says whether it is open. */
export function sayDrawer(host: Element, isShown: boolean): void {
  for (const toggler of host.querySelectorAll(`button${TOGGLER}`)) if (!toggler.matches(CLOSE)) toggler.setAttribute('aria-expanded', String(isShown));
}

export function closeDrawer(host: HTMLElement): void {
  const release = open.get(host);
  open.delete(host);
  setShown(host, false);
  release?.();
}

/** @param toggler what was pressed, and gets the focus back */
export function toggleDrawer(host: HTMLElement, toggler: HTMLElement): void {
  const container = readContainer(host);
  if (!container || open.has(host) || toggler.matches(CLOSE)) return closeDrawer(host);
  setShown(host, true);
  const focus = container.querySelector<HTMLElement>(CLOSE);
  open.set(host, coverPage(container, { close: () => closeDrawer(host), opener: toggler, focus }));
}
