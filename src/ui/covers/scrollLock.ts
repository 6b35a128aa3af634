/**
 * Owns the page's one scroll lock for everything that covers the page. The page does not jump when the scroll bar goes.
 */
import { sharedStore } from '../../bridge/page/shared';

/** Shared by the page, because several chunks contain this module. */
const lock = () => sharedStore('scrollLock', () => ({ holders: 0 }));

/**
 * Locks scrolling behind a dialog; returns how to release it. Call it before the dialog is shown, so that the styles of
 * the whole page change only once.
 */
export function lockScroll(): () => void {
  const { documentElement } = document;
  if (lock().holders++ === 0) {
    // The scroll bar of a page is at the right of the window, in both directions of writing.
    documentElement.style.paddingRight = `${innerWidth - documentElement.clientWidth}px`;
    documentElement.style.overflow = 'hidden';
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--lock().holders > 0) return;
    documentElement.style.overflow = '';
    documentElement.style.paddingRight = '';
  };
}
