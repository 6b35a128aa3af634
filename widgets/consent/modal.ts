/** Makes an element of somebody else's the only one that can be used, as a modal dialog is. */
import { lockScroll } from '../../src/ui/scrollLock';

/** @returns how to end it; the focus goes back to where it was */
export function coverPage(element: HTMLElement, onEscape: () => void): () => void {
  const opener = document.activeElement;
  const others = [...document.body.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.contains(element) && !one.inert && one.role !== 'status',
  );
  const unlock = lockScroll();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  };
  for (const other of others) other.inert = true;
  document.addEventListener('keydown', onKey);
  element.focus();
  return () => {
    for (const other of others) other.inert = false;
    unlock();
    document.removeEventListener('keydown', onKey);
    if (opener instanceof HTMLElement) opener.focus();
  };
}
