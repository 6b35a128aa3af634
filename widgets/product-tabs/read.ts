/** Reads the tabs. */
import { LINK, REVIEWS, TABS, type Tab } from './contract';
import { isReviews } from './rules';

/** The host's own tabs, without the tabs of a block inside it. */
export const readTabs = (host: Element): Tab[] =>
  [...host.querySelectorAll<HTMLAnchorElement>(LINK)].flatMap((link) => {
    const id = link.getAttribute('href')?.split('#')[1];
    const panel = id && host.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    return panel && link.closest(TABS) === host ? { link, panel } : [];
  });

/**
 * The tab that an address asks for: the tab of the named panel, or the tab whose panel is or contains the named
 * element.
 * @param address the page's address, or its hash alone
 * @param named the element that the browser has found for the hash
 */
export const readWanted = (tabs: readonly Tab[], address: string, named: Element | null): Tab | undefined =>
  tabs.find(
    ({ link, panel }) => address.endsWith(link.hash) || panel.contains(named) || link.closest('li')?.contains(named),
  ) ?? (isReviews(address) ? tabs.find(({ link }) => link.matches(REVIEWS)) : undefined);
