/**
 * Owns clicks on links that a script triggers through jQuery. jQuery keeps such clicks from the DOM, so that islands
 * would miss them.
 */
import { shopIslands } from '../page/islands';
import type { JQuery } from './types';

/** True for a link that an island answers to. Other links, such as a theme's tabs, belong to their own scripts. */
const isAnswered = (link: Element): boolean =>
  !!(shopIslands().stores as { answers?: (link: Element) => boolean }).answers?.(link);

/**
 * Passes a click that a script has triggered on such a link (`$(link).trigger('click')`) on to the DOM, unless a
 * handler has dealt with it. jQuery's handlers do not run a second time. The browser does not follow the link, as with
 * jQuery alone.
 */
export function passClicksOn(jQuery: JQuery): void {
  const events = jQuery.event as { triggered?: string };
  const stay = (event: Event) => event.preventDefault();
  let isPassing = false;
  // The window comes last, after all other handlers.
  jQuery(window).on('click.shopIslands', ({ originalEvent, target, isDefaultPrevented }) => {
    if (
      isPassing ||
      originalEvent ||
      isDefaultPrevented() ||
      !(target instanceof HTMLAnchorElement && isAnswered(target))
    )
      return;
    isPassing = true;
    events.triggered = 'click';
    addEventListener('click', stay);
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    removeEventListener('click', stay);
    events.triggered = undefined;
    isPassing = false;
  });
}
