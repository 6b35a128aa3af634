/** Shows one panel at a time, chosen by click, by hover, by key, or by the address. */

import { trigger } from '../../src/bridge/jquery/events';
import { emit } from '../../src/bridge/page/islands';
import { isRightToLeft } from '../../src/dom/direction';
import { takeTo } from '../../src/dom/focus';
import { ownId } from '../../src/dom/ownId';
import type { Cleanup } from '../../src/island/types';
import { handlerOf } from '../../src/rules/hashName';
import { indexAfter } from '../../src/rules/tabKeys';
import { pauseIn, resumeIn } from '../../src/ui/covers/playing';
import { CHOSEN, TABS, type Tab } from './contract';
import { readHandler, readIsChosen, readIsHover, readIsVertical, readTabs, readWritesHash } from './read';

/** Adds roles and states for screen readers, which the server shows only by classes. */
function tell(tabs: readonly Tab[], isVertical: boolean): void {
  for (const { link, panel } of tabs) {
    link.parentElement?.setAttribute('role', 'presentation');
    const list = link.parentElement?.parentElement;
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-orientation', isVertical ? 'vertical' : 'horizontal');
    link.setAttribute('role', 'tab');
    // Removes `aria-controls`, which names an element that does not exist.
    link.removeAttribute('aria-describedby');
    link.setAttribute('aria-controls', ownId(panel));
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', ownId(link));
  }
}

function show(tabs: readonly Tab[], chosen: Tab): void {
  for (const { link, panel } of tabs) {
    const isChosen = link === chosen.link;
    link.setAttribute('aria-selected', `${isChosen}`);
    link.tabIndex = isChosen ? 0 : -1;
    for (const element of [link, panel]) for (const name of CHOSEN) element.classList.toggle(name, isChosen);
  }
}

/** Opens a tab for the shopper, and announces it. */
function open(host: Element, tabs: readonly Tab[], chosen: Tab): void {
  if (readIsChosen(chosen)) return;
  for (const tab of tabs) if (readIsChosen(tab)) pauseIn(tab.panel);
  show(tabs, chosen);
  resumeIn(chosen.panel);
  const handler = readHandler(chosen);
  if (handler && readWritesHash(host)) history.pushState(history.state, '', `#${encodeURIComponent(handler)}`);
  trigger('shown.bs.tab', [], chosen.link);
  emit('tab:shown', { handler }, chosen.panel);
}

/** Opens the tab that the address names. Returns false when the address names none of these tabs. */
function obey(host: Element): boolean {
  const tabs = readTabs(host);
  const handler = handlerOf(location.hash);
  const chosen = handler ? tabs.find((tab) => readHandler(tab) === handler) : undefined;
  if (chosen) show(tabs, chosen);
  return !!chosen;
}

/**
 * Scrolls to the tab that the address names. The browser does not find it, because the name is in an attribute and not
 * in an id.
 */
function scrollTo(host: Element): void {
  const isBrowsers = !!document.getElementById(handlerOf(location.hash));
  if (!isBrowsers && scrollY === 0 && host.getBoundingClientRect().top > innerHeight) host.scrollIntoView();
}

/** Opens the tab of a link. False leaves a link without a panel to the browser. */
export function choose(link: HTMLElement): void | false {
  const host = link.closest(TABS);
  const tabs = host ? readTabs(host) : [];
  const chosen = tabs.find((tab) => tab.link === link);
  if (!host || !chosen) return false;
  open(host, tabs, chosen);
}

function onKey(event: KeyboardEvent): void {
  const host = event.currentTarget as Element;
  const tabs = readTabs(host);
  const index = tabs.findIndex(({ link }) => link === event.target);
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const isRtl = isRightToLeft(host);
  const next = tabs[indexAfter(event.key, index, tabs.length, readIsVertical(host), isRtl)];
  if (!next) return;
  event.preventDefault();
  open(host, tabs, next);
  takeTo(next.link);
}

function onPoint(event: PointerEvent): void {
  const host = event.currentTarget as Element;
  const tabs = readTabs(host);
  const chosen = tabs.find((tab) => tab.link.contains(event.target as Node) && readIsHover(tab));
  if (chosen && event.pointerType !== 'touch') open(host, tabs, chosen);
}

/** Opens the tab that the address names, else the server's choice, else the first. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  const tabs = readTabs(host);
  const [first] = tabs;
  if (!first) return undefined;
  tell(tabs, readIsVertical(host));
  show(tabs, tabs.find(readIsChosen) ?? first);
  if (obey(host)) scrollTo(host);
  const onHash = () => void obey(host);
  host.addEventListener('keydown', onKey);
  host.addEventListener('pointerover', onPoint);
  addEventListener('hashchange', onHash);
  return () => removeEventListener('hashchange', onHash);
}
