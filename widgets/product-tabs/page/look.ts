/**
 * Owns what tabs need before a hand comes to them. The head's styles show the first panel, and this file marks its tab.
 */
import { readTabs, readWanted } from '../read';
import { mark } from './mark';

const isSeen = (panel: HTMLElement) => panel.getClientRects().length > 0;

/**
 * Marks the first tab, and shows its panel where a theme hides all panels until a script shows one. Returns true where
 * the tabs' own code is needed at once: the address asks for a panel, or several panels are visible, because the page
 * lacks the head's styles.
 */
export function lookAtTabs(host: Element): boolean {
  const tabs = readTabs(host);
  if (readWanted(tabs, location.href, document.querySelector(':target'))) return true;
  const [first, ...others] = tabs;
  mark(tabs, first);
  if (first && !isSeen(first.panel)) first.panel.style.display = 'block';
  return others.some(({ panel }) => isSeen(panel));
}
