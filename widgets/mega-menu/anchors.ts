/** Owns the marks of titles that lead to places of this page: the one in sight is current. */
import { CURRENT } from './contract';
import { readAnchors, readPlace } from './read';

/** The middle of the screen. */
const MIDDLE = { rootMargin: '-50% 0px -50% 0px' };

function mark(title: Element, isCurrent: boolean): void {
  const link = title.matches('a') ? title : title.querySelector('a');
  title.classList.toggle(CURRENT, isCurrent);
  if (isCurrent) link?.setAttribute('aria-current', 'location');
  else link?.removeAttribute('aria-current');
}

/** Returns how to stop. */
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
