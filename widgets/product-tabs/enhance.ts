/** Shows one panel at a time, chosen by click, by key, by the address, or by the link to the reviews. */

import { isRightToLeft } from '../../src/dom/direction';
import { takeTo } from '../../src/dom/focus';
import { setShown } from '../../src/dom/shown';
import { indexAfter } from '../../src/rules/tabKeys';
import { REVIEW_LINK, REVIEWS, TABS, type Tab } from './contract';
import { mark } from './page/mark';
import { readTabs, readWanted } from './read';

function show(tabs: readonly Tab[], chosen: Tab | undefined): void {
  mark(tabs, chosen);
  for (const { link, panel } of tabs) setShown(panel, link === chosen?.link);
}

/**
 * Opens the tab that an address asks for. If it asks for none of these tabs, opens the tab with the index `initial`, if
 * there is one.
 */
function open(host: Element, address: string, initial?: number): void {
  const tabs = readTabs(host);
  // `:target` is the element that the browser has found for the hash, whatever its encoding.
  const named = document.querySelector(':target');
  const wanted = readWanted(tabs, address, named);
  // The browser scrolled there while all panels were open. If the shopper has scrolled on since, the page stays.
  const isNear = named && Math.abs(named.getBoundingClientRect().top) < innerHeight;
  const chosen = wanted ?? tabs[initial as number];
  if (chosen) show(tabs, chosen);
  if (wanted && isNear) named.scrollIntoView();
}

/** Opens a tab. False leaves a link without a panel to the browser. */
export function choose(link: Element): void | false {
  const tabs = readTabs(link.closest(TABS) ?? link);
  const chosen = tabs.find((tab) => tab.link === link);
  if (!chosen) return false;
  show(tabs, chosen);
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const tabs = readTabs(event.currentTarget as Element);
  const index = tabs.findIndex(({ link }) => link === target);
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const [first, second = first] = tabs.map(({ link }) => link.getBoundingClientRect()) as [DOMRect, DOMRect?];
  const isVertical = Math.abs(second.top - first.top) > Math.abs(second.left - first.left);
  const next = tabs[indexAfter(event.key, index, tabs.length, isVertical, isRightToLeft(target))];
  if (!next) return;
  event.preventDefault();
  show(tabs, next);
  takeTo(next.link);
}

/** Opens the tab that the address asks for, else the first. */
export function adopt(host: HTMLElement): undefined {
  open(host, location.href, 0);
  host.addEventListener('keydown', onKey);
}

/** Starts listening to the address and to links to the reviews. */
export function start(): void {
  addEventListener('hashchange', () => {
    for (const host of document.querySelectorAll(TABS)) open(host, location.hash);
  });
  // In the capture phase, so that the reviews are open before the browser or a script scrolls to them.
  const onClick = ({ target }: Event) =>
    (target as Element).closest?.(REVIEW_LINK) && document.querySelectorAll(REVIEWS).forEach(choose);
  document.addEventListener('click', onClick, true);
}
