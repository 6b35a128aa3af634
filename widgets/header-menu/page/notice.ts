/** Owns the room at the page's top for the shop's notice, where Astra lets the notice hang over the header. */
import { NOTICE } from '../contract';

/** Keeps as much room as the notice takes, and none once the notice is dismissed. */
export function followNotice(signal: AbortSignal): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (!notice) return;
  const keepRoom = () => {
    document.body.style.paddingTop = `${notice.clientHeight}px`;
  };
  const sizes = new ResizeObserver(keepRoom);
  sizes.observe(notice);
  signal.addEventListener('abort', () => sizes.disconnect());
  // The observer reports nothing for a notice that was dismissed on an earlier page. This waits for the page's load,
  // because the notice may not be shown yet.
  if (document.readyState === 'complete') keepRoom();
  else addEventListener('load', keepRoom, { signal, once: true });
}
