/**
 * Makes the browser's own jump to an anchor smooth. The browser still does everything else: address, history, focus,
 * `scroll-margin` and `scroll-padding` work as usual.
 */
import { pageSetting } from '../../src/bridge/page/globals';
import { readPlace } from '../../src/dom/place';
import type { Cleanup } from '../../src/island/types';
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { ASTRA, JUMPING } from './contract';

const root = document.documentElement;

/** Makes only the jump of this click smooth. Other scripts that scroll the page decide for themselves. */
function smoothen(): void {
  const before = root.style.scrollBehavior;
  root.style.scrollBehavior = 'smooth';
  setTimeout(() => {
    root.style.scrollBehavior = before;
  });
}

/**
 * True if a press on the link scrolls smoothly. On Astra's pages a setting of Astra's decides, which is read at each
 * press. If the theme also names this island, the page always scrolls smoothly.
 */
const isWanted = (host: HTMLElement, link: Element): boolean =>
  !host.matches(ASTRA) ||
  !!host.dataset.island ||
  (pageSetting('astra', 'is_scroll_to_id') === '1' && !link.matches(JUMPING));

function onClick(host: HTMLElement, event: MouseEvent): void {
  if (
    event.defaultPrevented ||
    event.button ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    reducedMotion().matches
  )
    return;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
  if (link && isWanted(host, link) && readPlace(link)) smoothen();
}

/** Listens to clicks of the whole page for as long as the host is there. */
export function adopt(host: HTMLElement): Cleanup {
  const run = (event: MouseEvent) => onClick(host, event);
  addEventListener('click', run, { passive: true });
  return () => removeEventListener('click', run);
}
