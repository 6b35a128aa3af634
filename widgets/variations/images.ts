/** Owns the product's first picture: a variation's picture replaces it, and the original comes back. */

import { trigger } from '../../src/bridge/jquery/events';
import { callMethod, type Method } from '../../src/bridge/jquery/methods';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { GALLERY } from '../../src/rules/selectors';
import type { Variation } from '../../src/rules/variation';
import { createGalleryTeller, type GalleryTeller } from './galleryTeller';
import { imageOf, isThumbOf } from './picture.rules';
import { swapImage } from './swapImage';

const PICTURES = `${GALLERY},.images`;

export interface Picture {
  /** Shows a variation's picture; without one, the original. */
  show(variation?: Variation): void;
  stop(): void;
}

/** The id of the picture that a form's gallery stands at, while it is about to turn to the next. */
const standing = new WeakMap<Element, string | null>();

const idOf = (variation?: Variation | false) => (variation && imageOf(variation) ? `${variation.image_id ?? ''}` : '');

const tellers = new WeakMap<Element, GalleryTeller>();

function tellerOf(form: Element): GalleryTeller {
  const teller = tellers.get(form) ?? createGalleryTeller(clock);
  tellers.set(form, teller);
  return teller;
}

const galleryOf = (form: Element) => (form.closest('.product') ?? document).querySelector(PICTURES);
const thumbsOf = (gallery: Element | null) => [
  ...(gallery?.querySelectorAll<HTMLElement>('.flex-control-nav img') ?? []),
];

/** Brings the gallery's original picture back. */
function reset(gallery: Element | null): void {
  if (gallery) swapImage(gallery, thumbsOf(gallery)[0]);
}

/**
 * Goes back to the gallery's first picture when that has become another one. Before the first choice nothing is
 * pressed.
 */
function resetSlide(form: Element, variation?: Variation | false): void {
  const from = standing.has(form) ? standing.get(form) : form.getAttribute('current-image');
  const to = idOf(variation);
  standing.delete(form);
  // Other scripts read the picture's id there.
  form.setAttribute('current-image', to);
  if (from === to) return;
  const gallery = galleryOf(form);
  if (from) thumbsOf(gallery)[0]?.click();
  if (gallery) trigger('woocommerce_gallery_reset_slide_position', [], gallery);
}

/** Shows a picture: a gallery that contains it turns to it, another one gets it as its first picture. */
function update(form: Element, variation?: Variation | false): void {
  const gallery = galleryOf(form);
  const image = imageOf(variation);
  const thumbs = thumbsOf(gallery);
  const own = thumbs.find((thumb) => isThumbOf(image, thumb.getAttribute('data-o_src') ?? thumb.getAttribute('src')));
  if (gallery && image && !own) swapImage(gallery, thumbs[0], image);
  else callMethod('wc_variations_image_reset', [form]);
  if (own) {
    trigger('flexslider-click', [], own);
    standing.delete(form);
  } else if (!standing.has(form)) standing.set(form, form.getAttribute('current-image'));
  form.setAttribute('current-image', idOf(variation));
  tellerOf(form).tell(gallery, () =>
    own ? own.click() : callMethod('wc_maybe_trigger_slide_position_reset', [form], variation),
  );
}

/** What other scripts call on a form. */
export const pictureMethods: Record<string, Method> = {
  wc_variations_image_update: (forms, variation?: Variation) => {
    for (const form of forms) update(form, variation);
  },
  wc_variations_image_reset: (forms) => {
    for (const form of forms) reset(galleryOf(form));
  },
  wc_maybe_trigger_slide_position_reset: (forms, variation?: Variation) => {
    for (const form of forms) resetSlide(form, variation);
  },
};

/** Brings the original back when a variation's picture does not load. */
function restoreBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches('.wp-post-image[data-o_src]'))
    reset(target.closest(PICTURES));
}

/** Creates the picture of one form. @param product the element that contains the form and its gallery */
export function createPicture(form: HTMLElement, product: ParentNode, time: Clock = clock): Picture {
  tellers.set(form, createGalleryTeller(time));
  // Each form has a listener of its own, because forms that share a product leave the page at different times.
  const onError = (event: Event) => restoreBroken(event);
  product.addEventListener('error', onError, true);
  return {
    show: (variation) => callMethod('wc_variations_image_update', [form], variation ?? false),
    stop() {
      tellerOf(form).stop();
      product.removeEventListener('error', onError, true);
    },
  };
}
