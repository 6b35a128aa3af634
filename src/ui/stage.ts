/** Outside a modal dialog of another script everything is inert, to screen readers too; messages go into the topmost one. */
export const stage = (): Element => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
