/**
 * Owns moving the focus. No other file calls `focus()` (tests/focus.test.ts), because the browser scrolls to the
 * focused element: a panel that returns the focus would move the shopper to another part of the page.
 */

/** Gives an element the focus without scrolling the page. */
export const moveFocus = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

/** Gives an element the focus and scrolls to it: a field with a mistake, or the element that an arrow key leads to. */
export const takeTo = (element: HTMLElement | null | undefined): void => element?.focus();
