/**
 * Owns the work of functions that plugins call on jQuery where WooCommerce's own scripts are not there:
 * `$.scroll_to_notices`, `.block()`, `.unblock()`, `.wc_variation_form()`, `.wc_product_gallery()`. The loader has put them
 * there (loader/legacyCalls.ts) and kept their calls. Brings `window.Cookies` too.
 */
import Cookies from 'js-cookie';
import { shopIslands } from '../bridge/page/islands';
import { originalsSettled } from '../bridge/page/settled';
import { defaultGlobal } from '../dom/ownGlobal';
import type { OriginalMark } from '../island/types';
import { ORIGINAL_PRODUCT, ORIGINAL_VARIATIONS } from '../rules/originals';
import { scrollToNotice } from '../ui/scroll';

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

/** Has an island run the elements, also those that it does not know by their markup. Where WooCommerce's script is at work, that one does. */
function mountOn(elements: Collection, island: string, original: OriginalMark): void {
  elements.each(function () {
    const { mount, isOriginalActive } = shopIslands();
    if (!isOriginalActive(original, this)) void mount(this, island);
  });
}

/** What the functions do, by their names in loader/legacyCalls.ts. */
const WORK: Record<string, (self: Collection, first?: never) => void> = {
  block(elements, options: BlockOptions = {}) {
    elements.each(function () {
      block(this, options);
    });
  },
  unblock(elements) {
    elements.each(function () {
      overlayOf(this)?.remove();
    });
  },
  wc_variation_form: (forms) => mountOn(forms, 'variations', ORIGINAL_VARIATIONS),
  async wc_product_gallery(galleries) {
    // The gallery's own row comes with its family.
    await shopIslands().wake('product');
    mountOn(galleries, 'product-gallery', ORIGINAL_PRODUCT);
  },
  scroll_to_notices(_jQuery, notices?: Collection) {
    if (notices?.[0]) scrollToNotice(notices[0]);
  },
};

/** Does the work of what plugins call, once WooCommerce's own scripts have had their chance to bring it. */
export async function keepLegacyApi(): Promise<void> {
  await originalsSettled();
  shopIslands().takeCalls((name, self, [first]) => {
    try {
      WORK[name]?.(self as Collection, first as never);
    } catch (cause) {
      // The next call is somebody else's.
      reportError(cause);
    }
  });
  defaultGlobal<unknown>('Cookies', Cookies);
}
