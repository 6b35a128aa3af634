/**
 * Owns what a gallery needs before a hand comes to it: making it visible, and deciding whether the row of pictures can
 * wait.
 */
import { pageGlobal } from '../../../src/bridge/page/globals';
import { isOn } from '../../../src/rules/values';
import { type FlexsliderOptions, PARAMS, SLIDE } from '../contract';
import { hasOnlyThumbs } from '../rules';

/**
 * Shows a gallery, which the server prints invisible, and says when its row of pictures has to be made. `later`:
 * the theme's styles already show small pictures below a large one, as the row would. `now`: the row would look
 * different. `never`: there is no row.
 */
export function lookAtGallery(host: HTMLElement): 'now' | 'later' | 'never' {
  // Does the same as the island. The styles in the head do it, too, where the page has them.
  Object.assign(host.style, { transition: 'none', opacity: '1' });
  const { flexslider_enabled, flexslider } = pageGlobal(PARAMS);
  const [first, second] = host.querySelectorAll<HTMLElement>(SLIDE);
  if (!first || !second || !isOn(flexslider_enabled)) return 'never';
  return hasOnlyThumbs(flexslider as FlexsliderOptions) && second.offsetWidth < first.offsetWidth ? 'later' : 'now';
}
