/** Brings the island that the window is about into view. */
import { allIslands } from '../../../../widgets/allIslands';

const isSeen = (element: Element): boolean => element.checkVisibility();

/** Marks the island's first host, or what wakes it, that can be seen. An island of the whole page has none of its own. */
export function showIsland(name: string): void {
  document.documentElement.dataset.shows = name;
  const selectors = allIslands.flatMap(({ name: own, match = [], click = [] }) => (own === name ? [match, click].flat() : []));
  const places = selectors.length ? [...document.querySelectorAll<HTMLElement>(selectors.join())] : [];
  const host = places.find(isSeen);
  if (!host || host === document.body) return;
  host.setAttribute('data-shown-island', name);
  host.scrollIntoView({ block: 'center' });
}
