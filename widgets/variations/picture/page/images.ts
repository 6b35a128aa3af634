/**
 * Owns which pictures of a product are shown: a variation's own gallery, or its picture in place of the first one, and
 * later the page's own again.
 */

import { trigger } from '../../../../src/bridge/jquery/events';
import { callMethod, type Method } from '../../../../src/bridge/jquery/methods';
import { type Clock, clock } from '../../../../src/bridge/page/clock';
import { GALLERY } from '../../../../src/rules/selectors';
import type { Variation } from '../../../../src/rules/variation';
import { imageOf, isThumbOf } from '../rules';
import { createGalleryTeller, type GalleryTeller } from './galleryTeller';
import { expectGalleries, replaceGalleries, showOwnGallery } from './ownGallery';
import { swapImage } from './swapImage';

const PICTURES = `${GALLERY},.images`;
/** A gallery's first picture while a variation's is in its place. */
const SWAPPED = '.wp-post-image[data-o_src]';

export interface Picture {
  /** Shows a variation's picture. Without one it shows the original. */
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
 * Goes back to the gallery's first picture after this picture has changed. Before the first choice nothing is pressed.
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

/** The variation whose picture each form shows, whoever asked for it. */
const chosen = new WeakMap<Element, Variation | false | undefined>();

/**
 * Shows a variation's own gallery, or else its picture. A gallery that contains the picture turns to it; any other
 * gallery gets it as its first picture.
 */
function update(form: Element, variation: Variation | false = false): void {
  chosen.set(form, variation);
  const again = () => chosen.get(form) === variation && update(form, variation);
  if (!showOwnGallery(form, variation, again)) return updatePicture(form, variation);
  standing.delete(form);
  // It stands at its first picture already.
  tellerOf(form).tell(galleryOf(form), () => {});
}

function updatePicture(form: Element, variation: Variation | false): void {
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

/** The functions that other scripts call on a form. */
export const pictureMethods: Record<string, Method> = {
  wc_variations_image_update: (forms, variation?: Variation) => {
    for (const form of forms) update(form, variation);
  },
  wc_variations_gallery_replace: replaceGalleries,
  wc_variations_image_reset: (forms) => {
    for (const form of forms) reset(galleryOf(form));
  },
  wc_maybe_trigger_slide_position_reset: (forms, variation?: Variation) => {
    for (const form of forms) resetSlide(form, variation);
  },
};

/** Brings the original back when a variation's picture does not load. */
function restoreBroken({ target }: Event): void {
  if (target instanceof HTMLImageElement && target.matches(SWAPPED)) reset(target.closest(PICTURES));
}

/** Creates the picture of one form. @param product the element that contains the form and its gallery */
export function createPicture(form: HTMLElement, product: ParentNode, time: Clock = clock): Picture {
  tellers.set(form, createGalleryTeller(time));
  const show = (variation?: Variation | false) => callMethod('wc_variations_image_update', [form], variation ?? false);
  // Each form has listeners of its own, because forms that share a product leave the page at different times.
  const ending = new AbortController();
  const { signal } = ending;
  /** If a gallery comes after the choice, turns it to the variation's picture, if that is one of its slides. */
  const onReady = async ({ target }: Event) => {
    const gallery = target as Element;
    if (!gallery.matches(GALLERY) || !gallery.querySelector(SWAPPED)) return;
    reset(gallery);
    // The gallery's first thumbnail follows in a microtask.
    await undefined;
    show(chosen.get(form));
  };
  expectGalleries(form, signal);
  product.addEventListener('error', (event) => restoreBroken(event), { capture: true, signal });
  product.addEventListener('island:ready', onReady, { signal });
  return {
    show,
    stop() {
      tellerOf(form).stop();
      ending.abort();
      chosen.delete(form);
    },
  };
}
