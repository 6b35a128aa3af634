/**
 * Owns telling scripts that the page has further posts or products. It uses the events that Jetpack's infinite scroll
 * has made usual.
 */
import { trigger } from './events';

/**
 * Announces new posts; call it once they are on the page. Scripts that work on each post (galleries, videos, sharing)
 * then handle them.
 */
export function tellPostsCame(): void {
  document.body.dispatchEvent(new CustomEvent('is.post-load', { bubbles: true }));
  trigger('post-load', [{}]);
}
