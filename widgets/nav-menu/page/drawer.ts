/** Owns the menu on small screens, which slides over the page. */
import { coverPage } from '../../../src/ui/covers/coverPage';
import { ACTIVE, CLOSE, PARTS, TOGGLER } from '../contract';
import { readContainer } from '../read';

/** For each open drawer, the function that uncovers the page. */
const open = new WeakMap<Element, () => void>();

function setShown(host: HTMLElement, isShown: boolean): void {
  for (const part of host.querySelectorAll(PARTS)) part.classList.toggle(ACTIVE, isShown);
  sayDrawer(host, isShown);
}

/** Marks the drawer's openers as open or closed. */
export function sayDrawer(host: Element, isShown: boolean): void {
  for (const toggler of host.querySelectorAll(`button${TOGGLER}`))
    if (!toggler.matches(CLOSE)) toggler.setAttribute('aria-expanded', String(isShown));
}

/** Closes the drawer. */
export function closeDrawer(host: HTMLElement): void {
  const release = open.get(host);
  open.delete(host);
  setShown(host, false);
  release?.();
}

/** Opens or closes the drawer. @param toggler the pressed button, which gets the focus back */
export function toggleDrawer(host: HTMLElement, toggler: HTMLElement): void {
  const container = readContainer(host);
  if (!container || open.has(host) || toggler.matches(CLOSE)) return closeDrawer(host);
  setShown(host, true);
  const focus = container.querySelector<HTMLElement>(CLOSE);
  open.set(host, coverPage(container, { close: () => closeDrawer(host), opener: toggler, focus }));
}
