/** Owns telling galleries that the picture has changed, once it has stopped changing. */
import { trigger } from '../../../../src/bridge/jquery/events';
import type { Clock } from '../../../../src/bridge/page/clock';

/** How long after a change galleries are told to update, in milliseconds (contract of WooCommerce). */
const SETTLE = 20;

export interface GalleryTeller {
  /**
   * Tells the gallery after a moment. A later picture replaces one that has not been announced yet.
   * @param turn turns the gallery to the picture
   */
  tell(gallery: Element | null, turn: () => void): void;
  stop(): void;
}

/** Creates the teller of one form's gallery. */
export function createGalleryTeller({ after }: Pick<Clock, 'after'>): GalleryTeller {
  let stop = () => {};
  return {
    tell(gallery, turn) {
      stop();
      stop = after(SETTLE, () => {
        dispatchEvent(new Event('resize'));
        turn();
        if (gallery) trigger('woocommerce_gallery_init_zoom', [], gallery);
      });
    },
    stop: () => stop(),
  };
}
