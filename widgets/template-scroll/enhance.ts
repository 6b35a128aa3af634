/** Scrolls the page to the template that its address names. */
import { reducedMotion } from '../../src/ui/scrollSnap';
import { readTemplate } from './read';

/** Once per visit, and not where the shopper already is somewhere: the browser has restored that, or they have begun to read. */
export function start(): void {
  if (scrollY) return;
  readTemplate(location.search, document)?.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}
