/**
 * Owns moving the focus. No other file calls `focus()`: the browser scrolls to what it focuses, and a panel that gives the
 * focus back would throw the shopper to another place of the page (tests/focus.test.ts).
 */

/** Gives an element the focus; the page stays where it is. */
export const moveFocus = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

/** Gives an element the focus and scrolls to it: a field with a mistake, or what an arrow key leads to. */
export const takeTo = (element: HTMLElement | null | undefined): void => element?.focus();
