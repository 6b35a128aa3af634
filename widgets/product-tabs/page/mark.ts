/** Owns which tab is marked as open, for the eye and for screen readers. It does not show or hide panels. */
import type { Tab } from '../contract';

/** Gives the link the role of a tab, which older WooCommerce (up to 9.8) prints on the list's item. */
function takeRole(link: HTMLAnchorElement): void {
  const item = link.closest('li[role=tab]');
  if (!item) return;
  link.setAttribute('role', 'tab');
  const panel = item.getAttribute('aria-controls');
  if (panel) link.setAttribute('aria-controls', panel);
  item.removeAttribute('aria-controls');
  item.setAttribute('role', 'presentation');
}

/** Marks one tab as open, or none. */
export function mark(tabs: readonly Tab[], chosen: Tab | undefined): void {
  for (const { link } of tabs) {
    const isChosen = link === chosen?.link;
    takeRole(link);
    link.setAttribute('aria-selected', `${isChosen}`);
    link.tabIndex = isChosen ? 0 : -1;
    link.closest('li')?.classList.toggle('active', isChosen);
  }
}
