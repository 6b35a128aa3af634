/** Brings the island that the window is about into view. */
import { allIslands } from '../../../../widgets/allIslands';

const isSeen = (element: Element): boolean => element.checkVisibility();

/** Marks the island's first host that can be seen. An island of the whole page has none of its own. */
export function showIsland(name: string): void {
  const selectors = allIslands.flatMap((row) => (row.name === name && row.match ? [row.match].flat() : []));
  const hosts = selectors.length ? [...document.querySelectorAll<HTMLElement>(selectors.join())] : [];
  const host = hosts.find(isSeen);
  if (!host || host === document.body) return;
  host.setAttribute('data-shown-island', name);
  host.scrollIntoView({ block: 'center' });
}
