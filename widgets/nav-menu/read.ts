/** Reads ElementsKit's menu. */
import { number, text } from '../../src/dom/attributes';
import {
  BUTTON,
  BY_HOVER,
  BY_ICON,
  CONTAINER,
  FOR_PHONES,
  FROM_TOP,
  FULL_WIDTH,
  HOST,
  INDICATOR,
  LIST,
  MEGA_PANEL,
  ONE_PAGE,
  PANEL,
  PLACE,
  WIDTH,
} from './contract';
import { breakPointOf, contentIdOf, widthOf } from './rules';

/** The menu around an element. */
export const readHost = (element: Element): HTMLElement | null => element.closest<HTMLElement>(HOST);

/** The drawer of a menu. */
export const readContainer = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(CONTAINER);

/** The greatest width with the small menu, in pixels. */
export const readBreakPoint = (host: Element): number =>
  breakPointOf(number(host, 'data-responsive-breakpoint'), host.classList.contains(FOR_PHONES));

const has = (host: Element, name: string): boolean => !!readContainer(host)?.classList.contains(name);

/** True when submenus open on hover. By default they open on click (SPEC 2.3). */
export const opensOnHover = (host: Element): boolean => has(host, BY_HOVER);
/** True for a menu whose links lead to places on one page. */
export const isOnePage = (host: Element): boolean => has(host, ONE_PAGE);

/** True when a press on an item's link follows the link, and only the indicator opens the panel. */
export const opensByIcon = (item: Element): boolean => !!item.closest(LIST)?.classList.contains(BY_ICON);

/** The item's own panels: one, or a list for small screens beside a mega panel, of which the style sheet shows one. */
export const readPanels = (item: Element): HTMLElement[] =>
  [...item.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.matches(PANEL));

/** The panel of an item; the mega panel when the item also has a list. */
export const readPanel = (item: Element): HTMLElement | undefined => {
  const panels = readPanels(item);
  return panels.find((panel) => panel.matches(MEGA_PANEL)) ?? panels[0];
};

/** The link of an item. */
export const readLink = (item: Element): HTMLElement | undefined =>
  [...item.children].find((child): child is HTMLElement => child instanceof HTMLAnchorElement);

/** The opener of an item's panel, which also carries its state: the island's button, else the link. */
export const readOpener = (item: Element): HTMLElement | undefined =>
  item.querySelector<HTMLElement>(`:scope>.${BUTTON}`) ?? readLink(item);

/** The indicator in an item's link. */
export const readIndicator = (item: Element): Element | undefined =>
  readLink(item)?.querySelector(INDICATOR) ?? undefined;

export interface Wanted {
  /** The element that the content replaces. */
  place: HTMLElement;
  id: string;
}

/** The missing content of an item's panel; undefined when none is missing. */
export function readWanted(item: Element): Wanted | undefined {
  const place = readPanel(item)?.querySelector<HTMLElement>(PLACE);
  const id = contentIdOf(place?.dataset.id ?? '');
  return place && id ? { place, id } : undefined;
}

/** True when a panel shows that its content did not load. */
export const readHasFailed = (item: Element): boolean => !!readPanel(item)?.querySelector(`${PLACE} [role=status]`);

/** The width of a mega panel; "" for that of the style sheet. */
export const readWidth = (item: Element): string => widthOf(text(item, WIDTH));

/** True for a panel that is as wide as the page. */
export const isFullWidth = (item: Element): boolean =>
  item.classList.contains(FULL_WIDTH) && item.classList.contains(FROM_TOP) && !!readPanel(item)?.matches(MEGA_PANEL);
