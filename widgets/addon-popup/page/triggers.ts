/** Owns the triggers that open an add-on popup (SPEC 3.10). Knows nothing of how a popup opens. */
import type { Clock } from '../../../src/bridge/page/clock';
import type { Cleanup } from '../../../src/island/types';
import { type AddonPopup, DATE_DELAY, type PopupTrigger } from '../contract';
import { scrolledShare } from '../rules';

/**
 * Sets a trigger; returns how to end it.
 * @param open may be called more than once: it ignores calls for a popup that is open or was; takes what was pressed
 */
type Arm = (popup: AddonPopup, open: (pressed?: Element) => void, clock: Clock) => Cleanup;

/** Events that show activity: the original's, and those of touch and keys. */
const SIGNS = ['mousemove', 'click', 'keyup', 'keydown', 'scroll', 'resize', 'touchstart'];

/** Runs a search with a selector that an editor has typed. An invalid selector finds nothing. */
function matches<T>(selector: string, find: (selector: string) => T): T | undefined {
  try {
    return selector ? find(selector) : undefined;
  } catch {
    return undefined;
  }
}

function listen(target: EventTarget, types: readonly string[], run: (event: Event) => void): Cleanup {
  const gone = new AbortController();
  for (const type of types)
    target.addEventListener(type, run, { capture: true, passive: type !== 'click', signal: gone.signal });
  return () => gone.abort();
}

/** The delay begins with the load event, or now where that has passed, because the island's code may come late. */
const onLoad: Arm = ({ loadDelay }, open, { after }) => {
  let stop: Cleanup = () => {};
  const wait = () => {
    stop = after(loadDelay, open);
  };
  if (document.readyState === 'complete') wait();
  else stop = listen(window, ['load'], wait);
  return () => stop();
};

const onScroll: Arm = ({ scrollProgress }, open) => {
  const look = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrolledShare(scrollY, scrollHeight, clientHeight) >= scrollProgress) open();
  };
  // The browser may have scrolled a page to where the visitor left it.
  if (scrollY > 0) look();
  return listen(window, ['scroll'], look);
};

const onElement: Arm = ({ scrollTo }, open) => {
  const look = () => {
    const place = matches(scrollTo, (selector) => document.querySelector(selector))?.getBoundingClientRect();
    if (place && place.top < document.documentElement.clientHeight) open();
  };
  look();
  return listen(window, ['scroll', 'resize'], look);
};

/**
 * The date may also pass while the page is open. A timer runs for some weeks at most; when it ends, the date is checked
 * again.
 */
const onDate: Arm = ({ date }, open, { now, after }) => {
  let stop: Cleanup = () => {};
  const look = () => {
    if (date === undefined) return;
    if (date < now()) stop = after(DATE_DELAY, open);
    else stop = after(date - now() + 1, look);
  };
  look();
  return () => stop();
};

/** Uses one timer, which is set again when it ends, because events of activity come by the hundred. */
const onInactivity: Arm = ({ inactivityTime }, open, { now, after }) => {
  let seen = now();
  let stop: Cleanup = () => {};
  const look = () => {
    const left = seen + inactivityTime - now();
    if (left > 0) {
      stop = after(left, look);
      return;
    }
    open();
    // If the popup could not open now, inactivity is checked again.
    seen = now();
    stop = after(Math.max(inactivityTime, 1000), look);
  };
  stop = after(inactivityTime, look);
  const forget = listen(document, SIGNS, () => {
    seen = now();
  });
  return () => {
    stop();
    forget();
  };
};

/** Only leaving the body itself is an exit. The listener captures, so it also hears the elements in it. */
const onExit: Arm = (_popup, open) => {
  const leave = ({ target }: Event) => target === document.body && open();
  return listen(document.body, ['mouseleave'], leave);
};

/** Elements that arrive later open the popup too. A link to "#" does not make the page jump. */
const onClick: Arm = ({ opener }, open) => {
  for (const one of matches(opener, (selector) => document.querySelectorAll<HTMLElement>(selector)) ?? [])
    one.style.cursor = 'pointer';
  return listen(document, ['click'], (event) => {
    const pressed =
      event.target instanceof Element && matches(opener, (selector) => (event.target as Element).closest(selector));
    if (!pressed) return;
    if (pressed.getAttribute('href') === '#') event.preventDefault();
    open(pressed);
  });
};

const arms: Record<PopupTrigger, Arm> = {
  never: () => () => {},
  load: onLoad,
  scroll: onScroll,
  'element-scroll': onElement,
  date: onDate,
  inactivity: onInactivity,
  exit: onExit,
  custom: onClick,
};

/** Sets the popup's trigger; returns how to end it. */
export const arm: Arm = (popup, open, clock) => arms[popup.trigger](popup, open, clock);
