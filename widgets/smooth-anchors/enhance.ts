/**
 * Lets the browser's own jump to an anchor be smooth. It stays the browser's: address, history, focus and what the
 * place's `scroll-margin` and the page's `scroll-padding` say are as ever.
 */
import { pageSetting } from '../../src/bridge/page/globals';
import { readPlace } from '../../src/dom/place';
import type { Cleanup } from '../../src/island/types';
import { reducedMotion } from '../../src/ui/scrollSnap';
import { ASTRA, JUMPING } from './contract';

const root = document.documentElement;

/** Only for the jump that this click is: whoever else moves the page says how. */
function smoothen(): void {
  const before = root.style.scrollBehavior;
  root.style.scrollBehavior = 'smooth';
  setTimeout(() => {
    root.style.scrollBehavior = before;
  });
}

/**
 * True if the link glides: in Astra where its setting says so, asked at each press. The theme's host alone says
 * nothing.
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
