/** Shows a product's gallery at once, and adds thumbnails, swiping, zoom and big pictures. */

import { onBubbling, trigger } from '../../src/bridge/jquery/events';
import { callMethod, methods } from '../../src/bridge/jquery/methods';
import { pageGlobal } from '../../src/bridge/page/globals';
import { shopIslands } from '../../src/bridge/page/islands';
import { whenGlobal } from '../../src/bridge/page/lateGlobals';
import { adoptStyles } from '../../src/bridge/page/styles';
import type { Cleanup, Intent } from '../../src/island/types';
import { GALLERY, PARAMS, RESET, ZOOM } from './contract';
import { createGallery, type Gallery } from './gallery';
import css from './styles.css?inline';

const METHOD = 'wc_product_gallery';

const galleries = new WeakMap<Element, Gallery>();

/** Galleries that are being made now. */
const beginning = new Set<Element>();

const galleryOf = (element: Element) => galleries.get(element.closest(GALLERY) ?? element);

/** Ends the gallery of a host, if it has one. */
function end(host: HTMLElement): void {
  galleries.get(host)?.stop();
  galleries.delete(host);
}

/** Begins a gallery; anew, where the theme's choices come after it. */
function begin(host: HTMLElement): void {
  const params = pageGlobal(PARAMS);
  end(host);
  trigger('wc-product-gallery-before-init', [host, params], host, true);
  beginning.add(host);
  // A theme with a gallery of its own replaces the method.
  callMethod(METHOD, [host], params);
  beginning.delete(host);
  trigger('wc-product-gallery-after-init', [host, params], host, true);
}

/** Adopts a gallery. */
export function adopt(host: HTMLElement): Cleanup | undefined {
  // The server prints the gallery with an opacity of 0, and the theme would fade it in.
  Object.assign(host.style, { transition: 'none', opacity: '1' });
  if (galleries.has(host)) return undefined;
  methods()[METHOD] = offer;
  const stop = whenGlobal(
    () => Object.keys(pageGlobal(PARAMS))[0],
    () => begin(host),
    true,
  );
  return () => {
    stop();
    end(host);
  };
}

/** Makes galleries for whoever calls the method: here, or a plugin for a gallery that it has put in. */
function offer(hosts: readonly Element[]): void {
  for (const host of hosts as readonly HTMLElement[]) {
    if (!beginning.has(host)) void shopIslands().mount(host, 'product-gallery');
    else if (!galleries.has(host)) galleries.set(host, createGallery(host));
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
