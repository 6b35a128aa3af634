/** Owns watching the end of a list that grows by scrolling. */
import { clock } from '../../../src/bridge/page/clock';
import { ANCHOR } from '../contract';

/** How long the end must be in view, in milliseconds (SPEC 9). */
const DEBOUNCE = 500;
/** How far below the window the end counts as in view. */
const rootMargin = '0px 0px 200px';

export interface EndWatch {
  /** Watches the list's present end from now on. */
  look(): void;
  stop(): void;
}

/** Starts watching. @param onSeen runs when the end has been in view for a while */
export function watchEnd(host: Element, onSeen: () => void): EndWatch {
  let forget = () => {};
  const see = (entries: IntersectionObserverEntry[]) => {
    forget();
    if (entries.at(-1)?.isIntersecting) forget = clock.after(DEBOUNCE, onSeen);
  };
  const observer = new IntersectionObserver(see, { rootMargin });
  const stop = () => {
    forget();
    observer.disconnect();
  };
  const look = () => {
    stop();
    const anchor = host.querySelector(ANCHOR);
    if (anchor) observer.observe(anchor);
  };
  return { look, stop };
}
