/** Owns the product's first picture: a variation's picture replaces it, and the original comes back. */

import { trigger } from '../../src/bridge/jquery/events';
import { type Clock, clock } from '../../src/bridge/page/clock';
import { GALLERY } from '../../src/rules/selectors';
import type { Variation, VariationImage } from '../../src/rules/variation';
import { resetAttributes, setAttributes } from './originals';

/** How long after a change galleries are told to update, in milliseconds (contract of WooCommerce). */
const SETTLE = 20;

const SLIDE = '.woocommerce-product-gallery__image,.woocommerce-product-gallery__image--placeholder';

const PICTURES = `${GALLERY},.images`;

export interface Picture {
  /** Shows a variation's picture; without one, the original. */
  show(variation?: Variation): void;
  stop(): void;
}

const valuesOf = (image: VariationImage) => ({
  src: image.src,
  width: image.src_w,
  height: image.src_h,
  srcset: image.srcset,
  sizes: image.sizes,
  title: image.title,
  alt: image.alt,
  'data-caption': image.caption,
  'data-src': image.full_src,
  'data-large_image': image.full_src,
  'data-large_image_width': image.full_src_w,
  'data-large_image_height': image.full_src_h,
});

/** Creates the picture of one form. @param product the element that contains the form and its gallery */
export function createPicture(form: HTMLElement, product: ParentNode, { after }: Clock = clock): Picture {
  let stop = () => {};
  /** What the gallery has to do once it knows the new picture; kept when several pictures follow each other quickly. */
  let next: { isMoved?: boolean; thumb?: HTMLElement | undefined } = {};

  const settle = (gallery: Element | null) => {
    stop();
    stop = after(SETTLE, () => {
      const { isMoved, thumb } = next;
      next = {};
      thumb?.click();
      dispatchEvent(new Event('resize'));
      if (!gallery) return;
      if (isMoved) trigger('woocommerce_gallery_reset_slide_position', [], gallery);
      trigger('woocommerce_gallery_init_zoom', [], gallery);
    });
  };

  /** Sets the picture, its link and its thumbnail, or restores the originals. */
  const swap = (gallery: Element, thumb: Element | undefined, image?: VariationImage) => {
    const slide = gallery.querySelector(SLIDE);
    const parts: [Element | null | undefined, Record<string, unknown>][] = [
      [gallery.querySelector('.wp-post-image'), image ? valuesOf(image) : {}],
      [slide, { 'data-thumb': image?.src }],
      [slide?.querySelector('a'), { href: image?.full_src }],
      [thumb, { src: image?.gallery_thumbnail_src }],
    ];
    for (const [element, values] of parts) if (element) image ? setAttributes(element, values) : resetAttributes(element);
  };

  const thumbsOf = (gallery: Element) => [...gallery.querySelectorAll<HTMLElement>('.flex-control-nav img')];

  // If a picture does not load, the original comes back.
  const onError = ({ target }: Event) => {
    const gallery = target instanceof HTMLImageElement && target.matches('.wp-post-image[data-o_src]') && target.closest(PICTURES);
    if (gallery) swap(gallery, thumbsOf(gallery)[0]);
  };
  product.addEventListener('error', onError, true);

  return {
    show(variation) {
      const image = variation?.image?.src ? variation.image : undefined;
      const id = image ? `${variation?.image_id ?? ''}` : '';
      const before = form.getAttribute('current-image');
      form.setAttribute('current-image', id);
      const gallery = product.querySelector(PICTURES);
      if (!gallery) return settle(null);
      const thumbs = thumbsOf(gallery);
      const [first] = thumbs;
      const isShownBy = (thumb: Element) => (thumb.getAttribute('data-o_src') ?? thumb.getAttribute('src')) === image?.gallery_thumbnail_src;
      // If the gallery contains this picture itself, the gallery shows it.
      const own = image?.gallery_thumbnail_src ? thumbs.find(isShownBy) : undefined;
      swap(gallery, first, own ? undefined : image);
      if (own) trigger('flexslider-click', [], own);
      if (own || id !== before) next = { isMoved: !own, thumb: own ?? (before ? first : undefined) };
      settle(gallery);
    },
    stop() {
      stop();
      product.removeEventListener('error', onError, true);
    },
  };
}
