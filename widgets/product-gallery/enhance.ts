/** Shows a product's gallery at once, and adds thumbnails, swiping, zoom and big pictures. */

import { onBubbling, trigger } from '../../src/bridge/jquery/events';
import { pageGlobal } from '../../src/bridge/page/globals';
import { adoptStyles } from '../../src/bridge/page/styles';
import { moveFocus } from '../../src/dom/focus';
import type { Cleanup, Intent } from '../../src/island/types';
import { isOn } from '../../src/rules/values';
import { say } from '../../src/texts/say';
import { openGallery } from '../../src/texts/table';
import { make } from '../../src/ui/make';
import { GALLERY, PARAMS, RESET, SLIDE, TRIGGER, ZOOM } from './contract';
import { openLightbox } from './lightbox';
import { readPicture, readSlides } from './read';
import { nearest } from './rules';
import { createSlides } from './slides';
import css from './styles.css?inline';
import { createZoom } from './zoom';

interface Gallery {
  /** Goes back to the first picture in its present state. */
  reset(): void;
  stopZoom(): void;
  /** Opens the big pictures at a link's picture; false when the link leads to none of them. */
  open(link: HTMLElement): boolean;
  stop: Cleanup;
}

const galleries = new WeakMap<Element, Gallery>();

const galleryOf = (element: Element) => galleries.get(element.closest(GALLERY) ?? element);

/** True when the theme has chosen a feature: zoom, flexslider or photoswipe. */
const has = (feature: string) => isOn(pageGlobal(PARAMS)[`${feature}_enabled`]);

/** Makes the button of the big pictures. It has an address only because themes' styles need one; a press never follows it. */
function makeTrigger(): HTMLAnchorElement {
  const glyph = make('span', { ariaHidden: 'true' }, '+');
  const trigger = make('a', { href: '#', className: TRIGGER, role: 'button', ariaHasPopup: 'dialog', ariaLabel: say(openGallery) }, glyph);
  trigger.addEventListener('click', (event) => event.preventDefault());
  return trigger;
}

function createGallery(host: HTMLElement): Gallery {
  const ending = new AbortController();
  const slides = readSlides(host);
  const row = has('flexslider') ? createSlides(host, slides, pageGlobal(PARAMS), ending.signal) : undefined;
  const stopZoom = has('zoom') ? createZoom(host, ending.signal) : () => {};
  const button = has('photoswipe') && slides.some(readPicture) ? makeTrigger() : undefined;
  if (button) host.prepend(button);
  let close: Cleanup | undefined;

  /** The picture to open for the shown slide. A film has no big picture, so the nearest picture opens. */
  const nearestPicture = (shown: readonly HTMLElement[]) =>
    slides[
      nearest(
        shown.map((one) => slides.indexOf(one)),
        row?.snap.index ?? 0,
      )
    ];

  const gallery: Gallery = {
    stopZoom,
    reset() {
      stopZoom();
      row?.pager?.refresh();
      row?.snap.show(0);
    },
    open(link) {
      const shown = slides.filter(readPicture);
      const slide = link === button ? nearestPicture(shown) : link.closest<HTMLElement>(SLIDE);
      if (!button || !slide || !shown.includes(slide) || (link !== button && !link.querySelector('img'))) return false;
      stopZoom();
      row?.autoplay?.hold('open', true);
      close = openLightbox(shown, shown.indexOf(slide), (index) => {
        const last = shown[index] as HTMLElement;
        row?.snap.show(slides.indexOf(last), true);
        row?.autoplay?.hold('open', false);
        moveFocus(link === button ? link : last.querySelector('a'));
      });
      return true;
    },
    stop() {
      close?.();
      ending.abort();
      observer.disconnect();
      stopZoom();
      row?.stop();
      button?.remove();
      galleries.delete(host);
    },
  };

  // A variation's picture replaces the first one.
  const observer = new MutationObserver(() => {
    gallery.reset();
    // After a choice the gallery stops moving, because the shopper looks at the chosen picture.
    row?.autoplay?.hold('chosen', true);
  });
  if (slides[0]) observer.observe(slides[0], { subtree: true, attributeFilter: ['data-large_image'] });
  return gallery;
}

/** Adopts a gallery. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  // The server prints the gallery with an opacity of 0, and the theme would fade it in.
  Object.assign(host.style, { transition: 'none', opacity: '1' });
  if (galleries.has(host)) return undefined;
  const params = pageGlobal(PARAMS);
  trigger('wc-product-gallery-before-init', [host, params], host, true);
  const gallery = createGallery(host);
  galleries.set(host, gallery);
  trigger('wc-product-gallery-after-init', [host, params], host, true);
  return gallery.stop;
}

/** Opens the big pictures. Other links are left to the browser. */
export function act({ target }: Intent): void | false {
  if (!galleryOf(target)?.open(target)) return false;
}

/** Starts listening to variations and to commands of WooCommerce's script. */
export function start(): void {
  adoptStyles(css);
  onBubbling(RESET, (target) => galleryOf(target)?.reset());
  // WooCommerce's variation script presses a thumbnail by this event.
  onBubbling('flexslider-click', (target) => galleryOf(target) && (target as HTMLElement).click());
  onBubbling(ZOOM, (target) => galleryOf(target)?.stopZoom());
}
