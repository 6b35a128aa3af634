/** Owns the global functions that themes call from `onclick` on elements with `data-link`, under ShopEngine's names. */
import { defaultGlobal } from '../../../src/dom/ownGlobal';

/** Defines the missing functions. ShopEngine's own functions win, even when they come later. */
export function provideShareFunctions(
  share: (element: HTMLElement) => void,
  copyLink: (element: HTMLElement) => void,
): void {
  defaultGlobal('shopengine_share', share);
  defaultGlobal('shopengine_copy_link', copyLink);
}
