/** Reads the tabs. */
import { json } from '../../src/dom/json';
import { CHOSEN, PANEL, TAB, TABS, type Tab } from './contract';

const own = <T extends HTMLElement>(host: Element, selector: string): T[] =>
  [...host.querySelectorAll<T>(selector)].filter((one) => one.closest(TABS) === host);

/** The host's own tabs with their panels. Ids repeat where the editor has copied an item: then only their order tells. */
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

export const readIsChosen = ({ link }: Tab): boolean => link.classList.contains(CHOSEN[0]);

/** True where the tabs stand on each other: Up and Down lead through them. */
export const readIsVertical = (host: Element): boolean => host.classList.contains('vertical');

/** What the address calls a tab by. */
export const readHandler = ({ link }: Tab): string => link.dataset.ekitHandlerId ?? '';

/** True where pointing at a tab opens it. */
export const readIsHover = ({ link }: Tab): boolean => link.dataset.ekitToggleTrigger === 'mouseenter';

/** True where the chosen tab goes into the address. What is switched off is not printed. */
export function readWritesHash(host: Element): boolean {
  const widget = host.closest('[data-settings*="ekit_hash_change"]');
  return !!widget && !!json(widget, 'data-settings')?.ekit_hash_change;
}
