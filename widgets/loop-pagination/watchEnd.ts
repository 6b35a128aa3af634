/** Watches the end of a list that grows by scrolling. */
import { clock } from '../../src/bridge/page/clock';
import { ANCHOR } from './contract';

/** How long the end has to be in sight, in milliseconds (SPEC 9). */
const DEBOUNCE = 500;
/** How far below the view it counts as in sight. */
const rootMargin = '0px 0px 200px';

export interface EndWatch {
  /** Looks from now on at the end that the list has now. */
  look(): void;
  stop(): void;
}

/** @param onSeen called when the end has been in sight for a while */
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
