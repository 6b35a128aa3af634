/** Owns the product's first picture: a variation's picture replaces it, and the original comes back. */

import { trigger } from '../../src/bridge/jquery/events';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { GALLERY } from '../../src/rules/selectors';
import type { Variation, VariationImage } from '../../src/rules/variation';
import { createGalleryTeller } from './galleryTeller';
import { type IdChange, imageOf, isThumbOf, type Move, moveFor } from './picture.rules';
import { swapImage } from './swapImage';

const PICTURES = `${GALLERY},.images`;

export interface Picture {
  /** Shows a variation's picture; without one, the original. */
  show(variation?: Variation): void;
  stop(): void;
}

const thumbsOf = (gallery: Element) => [...gallery.querySelectorAll<HTMLElement>('.flex-control-nav img')];

/** Notes the picture's id on the form, where other scripts read it. */
function noteId(form: Element, to: string): IdChange {
  const from = form.getAttribute('current-image');
  form.setAttribute('current-image', to);
  return { from, to };
}

/** Shows an image: a gallery that contains it turns to it, another one gets it as its first picture. Returns what the gallery does next. */
function showIn(gallery: Element, image: VariationImage | undefined, ids: IdChange): Move<HTMLElement> | undefined {
  const thumbs = thumbsOf(gallery);
  const [first] = thumbs;
  const own = thumbs.find((thumb) => isThumbOf(image, thumb.getAttribute('data-o_src') ?? thumb.getAttribute('src')));
  swapImage(gallery, first, own ? undefined : image);
  if (own) trigger('flexslider-click', [], own);
  return moveFor(ids, own, first);
}

/** Brings the original back when a variation's picture does not load. */
function restoreBroken({ target }: Event): void {
  const gallery = target instanceof HTMLImageElement && target.matches('.wp-post-image[data-o_src]') && target.closest(PICTURES);
  if (gallery) swapImage(gallery, thumbsOf(gallery)[0]);
}

/** Creates the picture of one form. @param product the element that contains the form and its gallery */
export function createPicture(form: HTMLElement, product: ParentNode, { after }: Clock = clock): Picture {
  const teller = createGalleryTeller({ after });
  // Each form has a listener of its own, because forms that share a product leave the page at different times.
  const onError = (event: Event) => restoreBroken(event);
  product.addEventListener('error', onError, true);
  return {
    show(variation) {
      const image = imageOf(variation);
      const ids = noteId(form, image ? `${variation?.image_id ?? ''}` : '');
      const gallery = product.querySelector(PICTURES);
      teller.tell(gallery, gallery ? showIn(gallery, image, ids) : undefined);
    },
    stop() {
      teller.stop();
      product.removeEventListener('error', onError, true);
    },
  };
}
