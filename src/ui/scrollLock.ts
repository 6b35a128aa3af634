/** Owns the page's scroll lock: one for all that cover the page, without a jump where the scroll bar was. */
import { sharedStore } from '../bridge/page/shared';

/** Of the page: several chunks bring this module. */
const lock = () => sharedStore('scrollLock', () => ({ holders: 0 }));

/** Locks scrolling behind a dialog; returns how to let go. Before the dialog is shown: the whole page takes new styles by both. */
export function lockScroll(): () => void {
  const { documentElement } = document;
  if (lock().holders++ === 0) {
    documentElement.style.paddingInlineEnd = `${innerWidth - documentElement.clientWidth}px`;
    documentElement.style.overflow = 'hidden';
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--lock().holders > 0) return;
    documentElement.style.overflow = '';
    documentElement.style.paddingInlineEnd = '';
  };
}
