/** Owns marking the titles that lead to places on this page: the title of the visible place is current. */
import { CURRENT } from '../contract';
import { readAnchors, readPlace } from '../read';

/** The observed area: a line in the middle of the screen. */
const MIDDLE = { rootMargin: '-50% 0px -50% 0px' };

function mark(title: Element, isCurrent: boolean): void {
  const link = title.matches('a') ? title : title.querySelector('a');
  title.classList.toggle(CURRENT, isCurrent);
  if (isCurrent) link?.setAttribute('aria-current', 'location');
  else link?.removeAttribute('aria-current');
}

/** Starts marking. Returns a function that stops it. */
export function watchPlaces(menu: Element): () => void {
  const titles = new Map<Element, Element>();
  for (const title of readAnchors(menu)) {
    const place = readPlace(document, title);
    if (place) titles.set(place, title);
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) mark(titles.get(target) as Element, isIntersecting);
  }, MIDDLE);
  for (const place of titles.keys()) observer.observe(place);
  return () => observer.disconnect();
}
