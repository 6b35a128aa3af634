/**
 * Keeps functions that plugins call on jQuery, where WooCommerce's own scripts, which used to bring them, are not
 * there: `$.scroll_to_notices`, `.block()`, `.unblock()`, `.wc_variation_form()`, `.wc_product_gallery()`, `window.Cookies`.
 */
import Cookies from 'js-cookie';
import { scrollToNotice } from '../ui/scroll';
import type { JQuery } from './jqueryBridge';
import { originalsSettled } from './settled';

interface Collection {
  each(run: (this: HTMLElement) => void): unknown;
  [index: number]: Element | undefined;
}

interface BlockOptions {
  message?: string | null;
  overlayCSS?: Record<string, string | number>;
}

const overlayOf = (element: HTMLElement) => element.querySelector(':scope > .blockOverlay');

/** Covers an element, once. */
function block(element: HTMLElement, { overlayCSS = {} }: BlockOptions): void {
  if (overlayOf(element)) return;
  const overlay = Object.assign(document.createElement('div'), { className: 'blockUI blockOverlay' });
  Object.assign(overlay.style, { position: 'absolute', inset: '0', zIndex: '1000', background: '#fff', opacity: '0.6', cursor: 'wait' }, overlayCSS);
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.append(overlay);
}

/** Adds what is missing, once WooCommerce's own scripts have had their chance to bring it. */
export async function keepLegacyApi(jQuery: JQuery): Promise<void> {
  await originalsSettled();
  jQuery.scroll_to_notices ??= (notices: Collection) => {
    if (notices[0]) scrollToNotice(notices[0]);
  };
  jQuery.fn.block ??= function (this: Collection, options: BlockOptions = {}) {
    return this.each(function () {
      block(this, options);
    });
  };
  jQuery.fn.unblock ??= function (this: Collection) {
    return this.each(function () {
      overlayOf(this)?.remove();
    });
  };
  // Quick views call these on the form and the gallery they have just put in; the loader has found both itself.
  for (const name of ['wc_variation_form', 'wc_product_gallery']) {
    jQuery.fn[name] ??= function (this: Collection) {
      return this;
    };
  }
  (window as { Cookies?: unknown }).Cookies ??= Cookies;
}
