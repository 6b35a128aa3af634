/** Owns the global functions that themes call from `onclick` on elements with `data-link`, as ShopEngine brings them. */
import { defaultGlobal } from '../../src/dom/ownGlobal';

/** Defines what is missing; ShopEngine's own functions, there or to come, win. */
export function provideShareFunctions(share: (element: HTMLElement) => void, copyLink: (element: HTMLElement) => void): void {
  defaultGlobal('shopengine_share', share);
  defaultGlobal('shopengine_copy_link', copyLink);
}
