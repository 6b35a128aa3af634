/** Owns what tabs need before a hand comes to them: the head's styles show the first panel, and this marks its tab. */
import { mark } from './mark';
import { readTabs, readWanted } from './read';

/**
 * Marks the first tab. Returns true where that is not enough: the address asks for a panel, or not the first panel alone is to be seen, because
 * the page lacks the head's styles, or a theme waits for a script to show one.
 */
export function lookAtTabs(host: Element): boolean {
  const tabs = readTabs(host);
  if (readWanted(tabs, location.href, document.querySelector(':target'))) return true;
  mark(tabs, tabs[0]);
  return tabs.some(({ panel }, index) => !panel.getClientRects().length === !index);
}
