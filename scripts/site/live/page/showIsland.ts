/** Brings the island that the window is about into view, and marks its place. */
import { allIslands } from '../../../../widgets/allIslands';

const MARK = 'data-shown-island';

/** What the island works on, or what wakes it. */
function placesOf(name: string): HTMLElement[] {
  const selectors = allIslands.flatMap(({ name: own, match = [], click = [] }) =>
    own === name ? [match, click].flat() : [],
  );
  return selectors.length ? [...document.querySelectorAll<HTMLElement>(selectors.join())] : [];
}

/** The first place that can be seen: in the page's content, else around it. The body is none. */
function findPlace(name: string): HTMLElement | undefined {
  const seen = placesOf(name).filter((place) => place !== document.body && place.checkVisibility());
  return seen.find((place) => place.closest('main')) ?? seen[0];
}

/**
 * Marks a place that is there now or comes later, and follows the island to a new one where a call has replaced the
 * place.
 */
export function showIsland(name: string): void {
  let isFound = false;
  const mark = () => {
    if (document.querySelector<HTMLElement>(`[${MARK}]`)?.checkVisibility()) return;
    const place = findPlace(name);
    place?.setAttribute(MARK, name);
    if (place && !isFound) place.scrollIntoView({ block: 'center' });
    isFound ||= !!place;
  };
  document.documentElement.dataset.shows = name;
  mark();
  new MutationObserver(mark).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden', 'style', 'class'],
  });
}
