/** Shows a product's gallery at once, and adds thumbnails, swiping, zoom and big pictures. */

import { onBubbling } from '../../src/bridge/jquery/events';
import { methods } from '../../src/bridge/jquery/methods';
import { pageGlobal } from '../../src/bridge/page/globals';
import { shopIslands } from '../../src/bridge/page/islands';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { adoptStyles } from '../../src/bridge/page/styles';
import { startGallery } from '../../src/bridge/woocommerce/galleryEvents';
import type { Cleanup, Intent } from '../../src/island/types';
import { GALLERY, PARAMS, RESET, ZOOM } from './contract';
import { createGallery, type Gallery } from './page/gallery';
import css from './styles.css?inline';

const galleries = new WeakMap<Element, Gallery>();

/** How each adopted host is left. */
const adopted = new WeakMap<Element, Cleanup>();

/** Galleries that are being made now. */
const beginning = new Set<Element>();

const galleryOf = (element: Element) => galleries.get(element.closest(GALLERY) ?? element);

/** Ends the gallery of a host, if it has one. */
function end(host: HTMLElement): void {
  galleries.get(host)?.stop();
  galleries.delete(host);
}

/** Begins a gallery. Begins it again where the theme's choices come later. */
function begin(host: HTMLElement): void {
  end(host);
  beginning.add(host);
  startGallery(host, pageGlobal(PARAMS));
  beginning.delete(host);
}

/** Adopts a gallery, once. */
export function adopt(host: HTMLElement): Cleanup {
  // The server prints the gallery with an opacity of 0, and the theme would fade it in.
  Object.assign(host.style, { transition: 'none', opacity: '1' });
  const known = adopted.get(host);
  if (known) return known;
  methods().wc_product_gallery = offer;
  const leave = () => {
    adopted.delete(host);
    stop();
    end(host);
  };
  adopted.set(host, leave);
  const stop = whenGlobal(
    () => Object.keys(pageGlobal(PARAMS))[0],
    () => begin(host),
    true,
  );
  return leave;
}

/** Makes galleries for any script that calls the method, such as a plugin that has added a gallery. */
function offer(hosts: readonly Element[]): void {
  for (const host of hosts as readonly HTMLElement[]) {
    if (!beginning.has(host)) {
      adopt(host);
      void shopIslands().mount(host, 'product-gallery');
    } else if (!galleries.has(host)) galleries.set(host, createGallery(host));
  }
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
