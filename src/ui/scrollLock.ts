/** Owns the page's scroll lock: one for all open dialogs, without a jump where the scroll bar was. */
let holders = 0;

/** Locks scrolling behind a dialog; returns how to let go. */
export function lockScroll(): () => void {
  const { documentElement } = document;
  if (holders++ === 0) {
    documentElement.style.paddingInlineEnd = `${innerWidth - documentElement.clientWidth}px`;
    documentElement.style.overflow = 'hidden';
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders > 0) return;
    documentElement.style.overflow = '';
    documentElement.style.paddingInlineEnd = '';
  };
}
