/** Owns what tabs need before a hand comes to them: the head's styles show the first panel, and this marks its tab. */
import { mark } from './mark';
import { readTabs, readWanted } from './read';

const isSeen = (panel: HTMLElement) => panel.getClientRects().length > 0;

/**
 * Marks the first tab, and shows its panel where a theme hides all of them until a script shows one. Returns true where
 * that is not enough: the address asks for a panel, or more than one is to be seen, because the page lacks the head's
 * styles.
 */
export function lookAtTabs(host: Element): boolean {
  const tabs = readTabs(host);
  if (readWanted(tabs, location.href, document.querySelector(':target'))) return true;
  const [first, ...others] = tabs;
  mark(tabs, first);
  if (first && !isSeen(first.panel)) first.panel.style.display = 'block';
  return others.some(({ panel }) => isSeen(panel));
}
