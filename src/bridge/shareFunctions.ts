/** Owns the global functions that themes call from `onclick` on elements with `data-link`, as ShopEngine brings them. */

/** Defines what is missing; ShopEngine's own functions, there or to come, win. */
export function provideShareFunctions(share: (element: HTMLElement) => void, copyLink: (element: HTMLElement) => void): void {
  const page = window as { shopengine_share?: unknown; shopengine_copy_link?: unknown };
  page.shopengine_share ??= share;
  page.shopengine_copy_link ??= copyLink;
}
