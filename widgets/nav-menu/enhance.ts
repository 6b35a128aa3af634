/** Runs ElementsKit's menu: its drawer, submenus, mega panels with content on demand, and one-page mode (SPEC 2.3). */

import { onBubbling } from '../../src/bridge/jquery/events';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import { hoveredIn } from '../../src/dom/hovered';
import type { Cleanup, Intent } from '../../src/island/types';
import { onPressBeside } from '../../src/ui/covers/coverPage';
import { dismissHovered } from '../../src/ui/presses/dismissHovered';
import { HOST, INDICATOR, ITEM, MEGA_ITEM, TOGGLER } from './contract';
import { addButtons } from './page/buttons';
import { closeDrawer, sayDrawer, toggleDrawer } from './page/drawer';
import { clearCopies, fill } from './page/onDemand';
import { placePanels } from './page/place';
import { closeOthers, isOpen, openAround, setOpen, toggleItem } from './page/submenus';
import {
  isOnePage,
  opensByIcon,
  opensOnHover,
  readBreakPoint,
  readHasFailed,
  readHost,
  readOpener,
  readPanel,
} from './read';
import { isOnPage, smallQuery } from './rules';
import css from './styles.css?inline';

const smallScreen = (host: Element): MediaQueryList => matchMedia(smallQuery(readBreakPoint(host)));

/**
 * Closes the open items of a header that starts or stops sticking, and of its placeholder, because the items have moved
 * away from under the mouse.
 */
function closeIn(header: Element): void {
  for (const place of [header, header.nextElementSibling])
    for (const host of place?.querySelectorAll?.(HOST) ?? []) if (!smallScreen(host).matches) closeOthers(host);
}

/** Adds the style sheets and starts listening to sticky headers. */
export function start(): void {
  adoptStyles(css);
  onBubbling('sticky:stick sticky:unstick', closeIn);
}

/**
 * True when a press on an item opens or closes its panel. False when the browser follows the link: on small screens if
 * only the indicator opens, and when the mouse has opened the submenu already.
 */
const togglesPanel = (host: HTMLElement, item: Element, target: Element): boolean =>
  !!readPanel(item) &&
  (smallScreen(host).matches ? !!target.closest(INDICATOR) || !opensByIcon(item) : !opensOnHover(host));

/** Marks all items and the drawer's buttons as open or closed for screen readers. */
function name(host: HTMLElement): void {
  for (const item of host.querySelectorAll(ITEM))
    if (readPanel(item)) readOpener(item)?.setAttribute('aria-expanded', String(isOpen(item)));
  sayDrawer(host, false);
}

/**
 * Opens submenus and loads their content for the hand: when the mouse enters an item, and when the keyboard focus
 * reaches it.
 */
function followHand(host: HTMLElement, isSmall: () => boolean, signal: AbortSignal): void {
  const itemOf = (target: EventTarget | null, selector: string) =>
    target instanceof Element ? target.closest(selector) : null;
  const want = ({ target }: { target: EventTarget | null }) => {
    const item = itemOf(target, MEGA_ITEM);
    // After a failure only the button tries again: new nodes under a resting mouse would fire this event each time.
    if (item && opensOnHover(host) && !isSmall() && !readHasFailed(item)) void fill(item);
  };
  host.addEventListener('pointerover', want, { signal, passive: true });
  want({ target: hoveredIn(host) });
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

/** Closes items on Escape, which returns the focus, on a click elsewhere, and on a link to a place on this page. */
function listenForLeaving(host: HTMLElement, signal: AbortSignal): void {
  // In the capture phase, before the drawer gets the key.
  document.addEventListener(
    'keydown',
    (event) => {
      const item =
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !event.isComposing &&
        host.contains(event.target as Node) &&
        openAround(event.target as Element);
      if (!item) return;
      event.preventDefault();
      moveFocus(readOpener(item));
      // Runs after the focus has moved, because the focus opens an item.
      setOpen(item, false, false);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || !host.contains(target)) return;
      const link = target.closest('a');
      const item = link?.parentElement;
      if (item?.matches(ITEM) && togglesPanel(host, item, target)) return;
      if (link && isOnePage(host) && isOnPage(link.getAttribute('href') ?? '', location.href)) closeDrawer(host);
    },
    { signal },
  );
  onPressBeside(
    (target) => target.isConnected && !host.contains(target),
    () => closeOthers(host),
    { signal },
  );
}

/** Opens or closes an item's panel, and loads its content. */
function toggle(host: HTMLElement, item: Element): void {
  const isSmall = smallScreen(host).matches;
  if (!toggleItem(host, item, isSmall)) return;
  placePanels(host, isSmall);
  void fill(item);
}

/** Adopts a menu. */
export function adopt(host: HTMLElement): Cleanup {
  const life = new AbortController();
  const { signal } = life;
  const query = smallScreen(host);
  const place = () => placePanels(host, query.matches);
  const leave = () => {
    closeDrawer(host);
    closeOthers(host);
  };
  // A script's copy of the menu may have been made of open parts.
  leave();
  clearCopies(host);
  const removeButtons = addButtons(host, (item) => toggle(host, item));
  name(host);
  place();
  query.addEventListener('change', leave, { signal });
  addEventListener('resize', place, { signal, passive: true });
  followHand(host, () => query.matches, signal);
  if (opensOnHover(host)) dismissHovered(host, ITEM, (item) => !query.matches && !!readPanel(item), signal);
  listenForLeaving(host, signal);
  return () => {
    life.abort();
    leave();
    removeButtons();
  };
}

/**
 * Handles a press.
 * @param target a toggler, the link of an item with a submenu, the indicator in it, or an element in one of these
 */
export function press({ target }: Pick<Intent, 'target'>): false | undefined {
  const host = readHost(target);
  if (!host) return false;
  const toggler = target.closest<HTMLElement>(TOGGLER);
  if (toggler) return void toggleDrawer(host, toggler);
  const item = target.closest(ITEM);
  if (!item) return false;
  if (togglesPanel(host, item, target)) return void toggle(host, item);
  // A finger on the indicator counts as a mouse that enters, and does not mean to follow the link.
  return target.closest(INDICATOR) && readPanel(item) ? undefined : false;
}
