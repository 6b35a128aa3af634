/** Owns telling scripts that further posts or products stand on the page: by the events that Jetpack's infinite scroll has made usual. */
import { trigger } from './events';

/** To be called once they stand there. Scripts that dress up each post (galleries, videos, sharing) do so with the new ones. */
export function tellPostsCame(): void {
  document.body.dispatchEvent(new CustomEvent('is.post-load', { bubbles: true }));
  trigger('post-load', [{}]);
}
