/** Reads the tabs. */
import { json } from '../../src/dom/json';
import { CHOSEN, PANEL, TAB, TABS, type Tab } from './contract';

const own = <T extends HTMLElement>(host: Element, selector: string): T[] =>
  [...host.querySelectorAll<T>(selector)].filter((one) => one.closest(TABS) === host);

/** The host's own tabs with their panels. If ids repeat, because the editor has copied an item, the order decides. */
export function readTabs(host: Element): Tab[] {
  const panels = own(host, PANEL);
  const links = own(host, TAB);
  const find = (link: HTMLElement, index: number) =>
    links.length === panels.length ? panels[index] : panels.find(({ id }) => id && `#${id}` === link.dataset.target);
  return links.flatMap((link, index) => {
    const panel = find(link, index);
    return panel ? [{ link, panel }] : [];
  });
}

/** True for the chosen tab. */
export const readIsChosen = ({ link }: Tab): boolean => link.classList.contains(CHOSEN[0]);

/** True for vertical tabs, through which Up and Down lead. */
export const readIsVertical = (host: Element): boolean => host.classList.contains('vertical');

/** The name of a tab in the address. */
export const readHandler = ({ link }: Tab): string => link.dataset.ekitHandlerId ?? '';

/** True when a tab opens on hover. */
export const readIsHover = ({ link }: Tab): boolean => link.dataset.ekitToggleTrigger === 'mouseenter';

/** True when the chosen tab is written into the address. The server leaves the setting out when it is off. */
export function readWritesHash(host: Element): boolean {
  const widget = host.closest('[data-settings*="ekit_hash_change"]');
  return !!widget && !!json(widget, 'data-settings')?.ekit_hash_change;
}
