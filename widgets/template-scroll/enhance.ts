/** Scrolls the page to the template that its address names. */
import { reducedMotion } from '../../src/ui/scrolling/scrollSnap';
import { readTemplate } from './read';

/**
 * Scrolls once per page view, and only from the top: elsewhere the browser has restored the place, or the shopper has
 * begun to read.
 */
export function start(): void {
  if (scrollY) return;
  readTemplate(location.search, document)?.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' });
}
