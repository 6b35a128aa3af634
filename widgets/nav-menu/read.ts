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

export const readHost = (element: Element): HTMLElement | null => element.closest<HTMLElement>(HOST);

export const readContainer = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(CONTAINER);

export const readBreakPoint = (host: Element): number => breakPointOf(number(host, 'data-responsive-breakpoint'), host.classList.contains(FOR_PHONES));

const has = (host: Element, name: string): boolean => !!readContainer(host)?.classList.contains(name);

/** SPEC 2.3: submenus open on click, unless the menu's owner wants them to when a mouse comes. */
export const opensOnHover = (host: Element): boolean => has(host, BY_HOVER);
export const isOnePage = (host: Element): boolean => has(host, ONE_PAGE);

/** True where a press on an item's link follows it, and only its sign opens. */
export const opensByIcon = (item: Element): boolean => !!item.closest(LIST)?.classList.contains(BY_ICON);

/** The panels of an item, and not those within them: one, or a list for small screens and a mega panel, of which the style sheet shows one. */
export const readPanels = (item: Element): HTMLElement[] =>
  [...item.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.matches(PANEL));

/** The panel of an item; the mega panel where it has a list, too. */
export const readPanel = (item: Element): HTMLElement | undefined => {
  const panels = readPanels(item);
  return panels.find((panel) => panel.matches(MEGA_PANEL)) ?? panels[0];
};

export const readLink = (item: Element): HTMLElement | undefined =>
  [...item.children].find((child): child is HTMLElement => child instanceof HTMLAnchorElement);

/** What opens an item's panel, and says whether it is open: the island's button, else its link. */
export const readOpener = (item: Element): HTMLElement | undefined => item.querySelector<HTMLElement>(`:scope>.${BUTTON}`) ?? readLink(item);

export const readIndicator = (item: Element): Element | undefined => readLink(item)?.querySelector(INDICATOR) ?? undefined;

export interface Wanted {
  /** What the content takes the place of. */
  place: HTMLElement;
  id: string;
}

/** What an item's panel still waits for. */
export function readWanted(item: Element): Wanted | undefined {
  const place = readPanel(item)?.querySelector<HTMLElement>(PLACE);
  const id = contentIdOf(place?.dataset.id ?? '');
  return place && id ? { place, id } : undefined;
}

/** True where a panel says that its content could not be had. */
export const readHasFailed = (item: Element): boolean => !!readPanel(item)?.querySelector(`${PLACE} [role=status]`);

/** How wide a mega panel is to be; "" for the style sheet's. */
export const readWidth = (item: Element): string => widthOf(text(item, WIDTH));

/** True for a panel from one edge of the page to the other. */
export const isFullWidth = (item: Element): boolean =>
  item.classList.contains(FULL_WIDTH) && item.classList.contains(FROM_TOP) && !!readPanel(item)?.matches(MEGA_PANEL);
