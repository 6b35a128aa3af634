/**
 * Owns what a gallery needs before a hand comes to it: that it shows, and whether its pictures can wait as they are
 * printed.
 */
import { pageGlobal } from '../../src/bridge/page/globals';
import { isOn } from '../../src/rules/values';
import { type FlexsliderOptions, PARAMS, SLIDE } from './contract';
import { hasOnlyThumbs } from './rules';

/**
 * Shows a gallery, which the server prints invisible, and says when its row of pictures has to be made. `now`:
 * something else is to be seen than small pictures below a large one. `later`: the theme's styles show that already.
 * `never`: there is no row.
 */
export function lookAtGallery(host: HTMLElement): 'now' | 'later' | 'never' {
  // As the island does. The head's styles do it, too, where the page has them.
  Object.assign(host.style, { transition: 'none', opacity: '1' });
  const { flexslider_enabled, flexslider } = pageGlobal(PARAMS);
  const [first, second] = host.querySelectorAll<HTMLElement>(SLIDE);
  if (!first || !second || !isOn(flexslider_enabled)) return 'never';
  return hasOnlyThumbs(flexslider as FlexsliderOptions) && second.offsetWidth < first.offsetWidth ? 'later' : 'now';
}
