/** Owns which tab is marked as the open one, for the eye and for screen readers. What is open it does not know. */
import type { Tab } from './contract';

/** Marks one tab; without one, none. */
export function mark(tabs: readonly Tab[], chosen: Tab | undefined): void {
  for (const { link } of tabs) {
    const isChosen = link === chosen?.link;
    link.setAttribute('aria-selected', `${isChosen}`);
    link.tabIndex = isChosen ? 0 : -1;
    link.closest('li')?.classList.toggle('active', isChosen);
  }
}
