/**
 * The element that messages belong into: the topmost modal dialog of another script, because everything outside it is
 * inert, to screen readers too; otherwise the body.
 */
export const messageRoot = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
