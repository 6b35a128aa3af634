/**
 * Owns a product's gallery while the chosen variation has a gallery of its own: the variation's gallery replaces the
 * page's, and the page's comes back as the server prints it. A file of its own to save bytes: few products have such
 * variations.
 */
import { callMethod, methods } from '../../../../src/bridge/jquery/methods';
import { pageGlobal } from '../../../../src/bridge/page/globals';
import { aliveNodes, parseHtml } from '../../../../src/bridge/page/html';
import { fragmentOf } from '../../../../src/bridge/page/htmlParts';
import { shopIslands } from '../../../../src/bridge/page/islands';
import { startGallery, tellGallery } from '../../../../src/bridge/woocommerce/galleryEvents';
import { replaceElement } from '../../../../src/dom/replace';
import { ORIGINAL_PRODUCT } from '../../../../src/rules/originals';
import { GALLERY, PRINTED_GALLERY } from '../../../../src/rules/selectors';
import { scalarOf } from '../../../../src/rules/values';
import type { Variation } from '../../../../src/rules/variation';
import { readProductId } from '../../read';
import { galleryHtmlOf } from '../rules';

/** The HTML of each gallery that is a variation's own. */
const owned = new WeakMap<Element, string>();

const galleryOf = (form: Element) => (form.closest('.product') ?? document).querySelector<HTMLElement>(GALLERY);
const paramsOfPage = () => pageGlobal('wc_single_product_params');

/** The page's own gallery as the server prints it; "" on a page without that. */
const printedGallery = (form: Element): string =>
  form.querySelector(PRINTED_GALLERY)?.innerHTML.trim() ||
  scalarOf(pageGlobal('wc_variation_gallery_defaults')[readProductId(form)]);

/** Makes a gallery, which shows even before its own code has come: the server prints it with an opacity of 0. */
function makeGallery(html: string): HTMLElement | undefined {
  const [gallery] = aliveNodes(fragmentOf(parseHtml(html).querySelector(GALLERY))) as HTMLElement[];
  if (gallery) Object.assign(gallery.style, { transition: 'none', opacity: '1' });
  return gallery;
}

/** Starts a gallery: at once where its code is there. */
function start(gallery: HTMLElement): void {
  const { isOriginalActive, wake } = shopIslands();
  if (isOriginalActive(ORIGINAL_PRODUCT, gallery)) return startGallery(gallery, paramsOfPage());
  methods().wc_product_gallery?.([gallery]);
  void wake('product-page');
}

/** Other scripts read there which picture the gallery begins with, and whether it is a variation's own. */
function mark(form: Element, variation: Variation | false): void {
  form.setAttribute('current-image', variation ? `${variation.image_id ?? ''}` : '');
  if (variation) form.setAttribute('data-product_gallery_active', 'yes');
  else form.removeAttribute('data-product_gallery_active');
}

/** Replaces the gallery of a form's product. False if the product has no gallery, or the HTML has none. */
function replaceGallery(form: Element, html: string, variation: Variation | false): boolean {
  const old = galleryOf(form);
  const gallery = makeGallery(html);
  if (!old || !gallery) return false;
  mark(form, variation);
  if (variation) owned.set(gallery, html);
  tellGallery('before-destroy', old, paramsOfPage());
  replaceElement(old, [gallery]);
  start(gallery);
  return true;
}

/**
 * Replaces the galleries of several forms' products. True if one of them was replaced. @param variation whose own
 * gallery the HTML is
 */
export const replaceEach = (forms: readonly Element[], html: string, variation: Variation | false = false): boolean =>
  forms.filter((form) => replaceGallery(form, html, variation)).length > 0;

/**
 * Shows the variation's own gallery, or without one the page's. True when the variation's own is shown. Where the page
 * has no HTML to go back to, the gallery stays.
 */
export function showGallery(form: Element, variation: Variation | false): boolean {
  const html = galleryHtmlOf(variation);
  const old = galleryOf(form);
  const printed = printedGallery(form);
  if (!old || !printed) return false;
  if (html === (owned.get(old) ?? '')) {
    if (html) mark(form, variation);
    return !!html;
  }
  const isReplaced = callMethod('wc_variations_gallery_replace', [form], html || printed, html ? variation : false);
  return !!html && !!isReplaced;
}
