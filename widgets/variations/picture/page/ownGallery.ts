/**
 * Owns when the code that replaces galleries is loaded: when a hand comes to a form that has variations with a gallery
 * of their own, or when the first such variation is shown.
 */
import type { Variation } from '../../../../src/rules/variation';
import { galleryHtmlOf, hasOwnGalleries } from '../rules';

let code: typeof import('./replaceGallery') | undefined;

/** If the code does not load, the page's gallery stays, and the next such variation loads the code again. */
const load = (run?: () => void) =>
  void import('./replaceGallery').then(
    (found) => {
      code = found;
      run?.();
    },
    () => {},
  );

/** Fetches the code when a hand comes to the form. */
export function expectGalleries(form: HTMLElement, signal: AbortSignal): void {
  if (!hasOwnGalleries(form.dataset.product_variations)) return;
  for (const type of ['pointerover', 'focusin']) form.addEventListener(type, () => load(), { once: true, signal });
}

/**
 * Shows a variation's own gallery, or without one the page's. True when the variation's own is shown.
 * @param again runs once the code is there; until then the page's gallery stays
 */
export function showOwnGallery(form: Element, variation: Variation | false, again: () => void): boolean {
  if (code) return code.showGallery(form, variation);
  if (galleryHtmlOf(variation)) load(again);
  return false;
}

/** Replaces the galleries of forms. True when one is replaced, or will be once the code is there. */
export function replaceGalleries(forms: readonly Element[], html: string, variation?: Variation | false): boolean {
  if (code) return code.replaceEach(forms, html, variation);
  load(() => replaceGalleries(forms, html, variation));
  return !!html;
}
