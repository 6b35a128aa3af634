/** Shows one panel at a time: by click, by key, by the address, by the link to the reviews. */

import { takeTo } from '../../src/dom/focus';
import { indexAfter } from '../../src/rules/tabKeys';
import { REVIEW_LINK, REVIEWS, TABS, type Tab } from './contract';
import { readTabs, readWanted } from './read';

function show(tabs: readonly Tab[], chosen: Tab | undefined): void {
  for (const { link, panel } of tabs) {
    const isChosen = link === chosen?.link;
    link.setAttribute('aria-selected', `${isChosen}`);
    link.tabIndex = isChosen ? 0 : -1;
    link.closest('li')?.classList.toggle('active', isChosen);
    panel.style.display = isChosen ? '' : 'none';
  }
}

/** Opens what an address asks for; without `initial` one that asks for nothing here changes nothing. */
function open(host: Element, address: string, initial?: number): void {
  const tabs = readTabs(host);
  // The browser has looked for it, whatever its letters.
  const named = document.querySelector(':target');
  const wanted = readWanted(tabs, address, named);
  // At first every panel was open when the browser scrolled there; a shopper who has moved on since is left alone.
  const isNear = named && Math.abs(named.getBoundingClientRect().top) < innerHeight;
  const chosen = wanted ?? tabs[initial as number];
  if (chosen) show(tabs, chosen);
  if (wanted && isNear) named.scrollIntoView();
}

/** Opens a tab. False for a link without a panel: it is the browser's. */
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
  const next = tabs[indexAfter(event.key, index, tabs.length, isVertical, getComputedStyle(target).direction === 'rtl')];
  if (!next) return;
  event.preventDefault();
  show(tabs, next);
  takeTo(next.link);
}

/** Opens what the address asks for, else the first tab. */
export function adopt(host: HTMLElement): undefined {
  open(host, location.href, 0);
  host.addEventListener('keydown', onKey);
}

export function start(): void {
  addEventListener('hashchange', () => {
    for (const host of document.querySelectorAll(TABS)) open(host, location.hash);
  });
  // Early, so that whatever moves to the reviews finds them open; the browser does, by the link's hash.
  const onClick = ({ target }: Event) => (target as Element).closest?.(REVIEW_LINK) && document.querySelectorAll(REVIEWS).forEach(choose);
  document.addEventListener('click', onClick, true);
}
