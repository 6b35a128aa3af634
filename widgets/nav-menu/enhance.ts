/** Gives ElementsKit's menu life: its drawer, submenus, mega panels with content on demand, and one-page mode (SPEC 2.3). */

import { onBubbling } from '../../src/bridge/jquery/events';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import type { Cleanup, Intent } from '../../src/island/types';
import { addButtons } from './buttons';
import { HOST, INDICATOR, ITEM, MEGA_ITEM, TOGGLER } from './contract';
import { closeDrawer, sayDrawer, toggleDrawer } from './drawer';
import { fill } from './onDemand';
import { placePanels } from './place';
import { isOnePage, opensByIcon, opensOnHover, readBreakPoint, readHasFailed, readHost, readOpener, readPanel } from './read';
import { isOnPage, smallQuery } from './rules';
import css from './styles.css?inline';
import { closeOthers, isOpen, openAround, setOpen, toggleItem } from './submenus';

const smallScreen = (host: Element): MediaQueryList => matchMedia(smallQuery(readBreakPoint(host)));

/** Closes what is open in a header that begins or ends to stick, and in what keeps its place: it has moved away from under the mouse. */
function closeIn(header: Element): void {
  for (const place of [header, header.nextElementSibling])
    for (const host of place?.querySelectorAll?.(HOST) ?? []) if (!smallScreen(host).matches) closeOthers(host);
}

export function start(): void {
  adoptStyles(css);
  onBubbling('sticky:stick sticky:unstick', closeIn);
}

/** Whether a press on an item opens or closes its panel. A link is followed where only its sign does, on small screens, and where a mouse has opened its submenu. */
const togglesPanel = (host: HTMLElement, item: Element, target: Element): boolean =>
  !!readPanel(item) && (smallScreen(host).matches ? !!target.closest(INDICATOR) || !opensByIcon(item) : !opensOnHover(host));

/** Every item says whether it is open; the buttons of the drawer say it too. */
function name(host: HTMLElement): void {
  for (const item of host.querySelectorAll(ITEM)) if (readPanel(item)) readOpener(item)?.setAttribute('aria-expanded', String(isOpen(item)));
  sayDrawer(host, false);
}

/** Where a mouse opens submenus, a keyboard does by coming to them; both ask for content. */
function followHand(host: HTMLElement, isSmall: () => boolean, signal: AbortSignal): void {
  const itemOf = (target: EventTarget | null, selector: string) => (target instanceof Element ? target.closest(selector) : null);
  const want = (event: Event) => {
    const item = itemOf(event.target, MEGA_ITEM);
    // After a failure its button asks: what is made anew under a resting mouse is come to each time.
    if (item && opensOnHover(host) && !isSmall() && !readHasFailed(item)) void fill(item);
  };
  host.addEventListener('pointerover', want, { signal, passive: true });
  host.addEventListener(
    'focusin',
    (event) => {
      want(event);
      const item = itemOf(event.target, ITEM);
      if (!item || !opensOnHover(host) || isSmall() || !(event.target as Element).matches(':focus-visible')) return;
      closeOthers(host, item);
      setOpen(item, true, false);
    },
    { signal },
  );
  host.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isSmall() && opensOnHover(host)) closeOthers(host, itemOf(relatedTarget, ITEM) ?? undefined);
    },
    { signal },
  );
}

/** Closes by Escape, which gives the focus back, by a click elsewhere, and by a link to a place of this page. */
function listenForLeaving(host: HTMLElement, signal: AbortSignal): void {
  // Before the drawer hears of it.
  document.addEventListener(
    'keydown',
    (event) => {
      const item = event.key === 'Escape' && !event.defaultPrevented && host.contains(event.target as Node) && openAround(event.target as Element);
      if (!item) return;
      event.preventDefault();
      moveFocus(readOpener(item));
      // Not before: coming to it by keyboard opens it.
      setOpen(item, false, false);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !target.isConnected) return;
      if (!host.contains(target)) return closeOthers(host);
      const link = target.closest('a');
      const item = link?.parentElement;
      if (item?.matches(ITEM) && togglesPanel(host, item, target)) return;
      if (link && isOnePage(host) && isOnPage(link.getAttribute('href') ?? '', location.href)) closeDrawer(host);
    },
    { signal },
  );
}

/** Opens or closes an item's panel. */
function toggle(host: HTMLElement, item: Element): void {
  const isSmall = smallScreen(host).matches;
  if (!toggleItem(host, item, isSmall)) return;
  placePanels(host, isSmall);
  void fill(item);
}

export function adopt(host: HTMLElement): Cleanup {
  const life = new AbortController();
  const { signal } = life;
  const query = smallScreen(host);
  const place = () => placePanels(host, query.matches);
  const leave = () => {
    closeDrawer(host);
    closeOthers(host);
  };
  const removeButtons = addButtons(host, (item) => toggle(host, item));
  name(host);
  place();
  query.addEventListener('change', leave, { signal });
  addEventListener('resize', place, { signal, passive: true });
  followHand(host, () => query.matches, signal);
  listenForLeaving(host, signal);
  return () => {
    life.abort();
    leave();
    removeButtons();
  };
}

/** @param target a toggler, the link of an item with a submenu, the sign in it, or something in one of them */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const host = readHost(target);
  if (!host) return false;
  const toggler = target.closest<HTMLElement>(TOGGLER);
  if (toggler) return void toggleDrawer(host, toggler);
  const item = target.closest(ITEM);
  if (!item) return false;
  if (togglesPanel(host, item, target)) return void toggle(host, item);
  // A finger on the sign is a mouse that comes, and no wish to leave.
  return target.closest(INDICATOR) && readPanel(item) ? undefined : false;
}
