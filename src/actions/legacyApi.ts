/**
 * Owns the functions that plugins call on jQuery, for pages without WooCommerce's own scripts: `$.scroll_to_notices`,
 * `.block()`, `.unblock()`, `.wc_variation_form()`, `.wc_product_gallery()`, and those of a variation's pictures and
 * texts. The loader has defined them (loader/legacyCalls.ts) and kept the calls. This file also sets `window.Cookies`.
 */
import Cookies from 'js-cookie';
import { methods } from '../bridge/jquery/methods';
import { shopIslands } from '../bridge/page/islands';
import { originalsSettled } from '../bridge/page/settled';
import { defaultGlobal } from '../dom/ownGlobal';
import type { OriginalMark } from '../island/types';
import { ORIGINAL_PRODUCT, ORIGINAL_VARIATIONS } from '../rules/originals';
import { scrollToNotice } from '../ui/scrolling/scroll';

interface Collection extends ArrayLike<Element> {
  each(run: (this: HTMLElement) => void): unknown;
}

interface BlockOptions {
  message?: string | null;
  overlayCSS?: Record<string, string | number>;
}

const overlayOf = (element: HTMLElement) => element.querySelector(':scope > .blockOverlay');

/** Covers an element with an overlay, unless it has one already. */
function block(element: HTMLElement, { overlayCSS = {} }: BlockOptions): void {
  if (overlayOf(element)) return;
  const overlay = Object.assign(document.createElement('div'), { className: 'blockUI blockOverlay' });
  Object.assign(
    overlay.style,
    { position: 'absolute', inset: '0', zIndex: '1000', background: '#fff', opacity: '0.6', cursor: 'wait' },
    overlayCSS,
  );
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  element.append(overlay);
}

/** Mounts an island on the elements, whatever their markup. Leaves them to WooCommerce's script if that is at work. */
function mountOn(elements: Collection, island: string, original: OriginalMark): void {
  elements.each(function () {
    const { mount, isOriginalActive } = shopIslands();
    if (!isOriginalActive(original, this)) void mount(this, island);
  });
}

/**
 * The functions, by their names in loader/legacyCalls.ts. The others are the islands' own (bridge/jquery/methods.ts).
 */
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
    // The gallery's row comes with the chunk of its family.
    await shopIslands().wake('product-page');
    mountOn(galleries, 'product-gallery', ORIGINAL_PRODUCT);
  },
  scroll_to_notices(_jQuery, notices?: Collection) {
    if (notices?.[0]) scrollToNotice(notices[0]);
  },
};

/** Does the work of a function that a plugin has called. Fetches the code for it first, if needed. */
async function workLater(name: string, self: Collection, args: never[]): Promise<void> {
  const own = WORK[name];
  if (own) return own(self, args[0]);
  await shopIslands().wake('variations');
  methods()[name]?.(Array.from(self), ...args);
}

/**
 * Does the work of a function that a plugin has called. An island's own method of that name comes first, because
 * plugins read its result at once.
 */
function work(name: string, self: Collection, args: never[]): unknown {
  try {
    const method = methods()[name];
    if (method) return method(Array.from(self), ...args);
    workLater(name, self, args).catch((cause) => reportError(cause));
  } catch (cause) {
    // One plugin's mistake must not stop the next plugin's call.
    reportError(cause);
  }
  return undefined;
}

/** Runs the kept calls of plugins, once WooCommerce's own scripts have had their chance to start. */
export async function keepLegacyApi(): Promise<void> {
  await originalsSettled();
  shopIslands().takeCalls((name, self, args) => work(name, self as Collection, args as never[]));
  defaultGlobal<unknown>('Cookies', Cookies);
}
