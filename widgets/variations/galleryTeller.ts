/** Owns telling galleries that the picture has changed, once it has stopped changing. */
import { trigger } from '../../src/bridge/jquery/events';
import type { Clock } from '../../src/bridge/page/clock';
import type { Move } from './picture.rules';

/** How long after a change galleries are told to update, in milliseconds (contract of WooCommerce). */
const SETTLE = 20;

export interface GalleryTeller {
  /** Tells the gallery after a moment. @param move undefined leaves the move that is already planned */
  tell(gallery: Element | null, move?: Move<HTMLElement>): void;
  stop(): void;
}

function update(gallery: Element | null, { isReset, thumb }: Move<HTMLElement>): void {
  thumb?.click();
  dispatchEvent(new Event('resize'));
  if (!gallery) return;
  if (isReset) trigger('woocommerce_gallery_reset_slide_position', [], gallery);
  trigger('woocommerce_gallery_init_zoom', [], gallery);
}

/** Creates the teller of one form's gallery. */
export function createGalleryTeller({ after }: Pick<Clock, 'after'>): GalleryTeller {
  let stop = () => {};
  /** Kept when several pictures follow each other quickly. */
  let planned: Move<HTMLElement> = {};
  return {
    tell(gallery, move = planned) {
      planned = move;
      stop();
      stop = after(SETTLE, () => {
        planned = {};
        update(gallery, move);
      });
    },
    stop: () => stop(),
  };
}
