/** Scrolls to the island that the window is about, and marks its place. */
import { allIslands } from '../../../../widgets/allIslands';
import { scrollHere } from './scrollHere';

const MARK = 'data-shown-island';

/** The selector of the elements that the island works on, or that wake it. */
function placesOf(name: string): HTMLElement[] {
  const selectors = allIslands.flatMap(({ name: own, match = [], click = [] }) =>
    own === name ? [match, click].flat() : [],
  );
  return selectors.length ? [...document.querySelectorAll<HTMLElement>(selectors.join())] : [];
}

/** The first place that can be seen: in the page's content, else anywhere on the page. The body does not count. */
function findPlace(name: string): HTMLElement | undefined {
  const seen = placesOf(name).filter((place) => place !== document.body && place.checkVisibility());
  return seen.find((place) => place.closest('main')) ?? seen[0];
}

/** Marks the island's place, now or once it comes, and marks the new place if a call has replaced the old one. */
export function showIsland(name: string): void {
  let isFound = false;
  const mark = () => {
    if (document.querySelector<HTMLElement>(`[${MARK}]`)?.checkVisibility()) return;
    const place = findPlace(name);
    place?.setAttribute(MARK, name);
    if (place && !isFound) scrollHere(place, 'center');
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
