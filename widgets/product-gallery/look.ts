/** Owns what a gallery needs before a hand comes to it: that it shows, and whether its pictures can wait as they are printed. */
import { pageGlobal } from '../../src/bridge/page/globals';
import { isOn } from '../../src/rules/values';
import { PARAMS } from './contract';
import { readCarousel, readSlides } from './read';

/** Shows a gallery: the server prints it with an opacity of 0, and the theme would fade it in. */
export const reveal = (host: HTMLElement): void => void Object.assign(host.style, { transition: 'none', opacity: '1' });

/**
 * Shows a gallery, and says when its row of pictures is made: `hand` where the theme's styles show the other pictures small, as thumbnails
 * will be, or where there is no row; `now` where something else is to be seen.
 */
export function lookAtGallery(host: HTMLElement): 'hand' | 'now' {
  reveal(host);
  const [first, second] = readSlides(host);
  const params = pageGlobal(PARAMS);
  if (!first || !second || !isOn(params.flexslider_enabled)) return 'hand';
  const { hasArrows, isAutoplay, pager } = readCarousel(params);
  return hasArrows || isAutoplay || pager !== 'thumbnails' || second.offsetWidth >= first.offsetWidth ? 'now' : 'hand';
}
