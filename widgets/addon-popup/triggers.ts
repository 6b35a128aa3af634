/** Owns the moments at which an add-on popup wants to open (SPEC 3.10). Knows nothing of what opening is. */
import type { Clock } from '../../src/bridge/page/clock';
import type { Cleanup } from '../../src/island/types';
import { type AddonPopup, DATE_DELAY, type PopupTrigger } from './contract';
import { scrolledShare } from './rules';

/** @param open may be called more than once; a popup that is open, or has been, does not mind */
type Arm = (popup: AddonPopup, open: () => void, clock: Clock) => Cleanup;

/** What tells that a visitor is there; the original's events, and those of hands and keys on other devices. */
const SIGNS = ['mousemove', 'click', 'keyup', 'keydown', 'scroll', 'resize', 'touchstart'];

/** Selectors come from an editor's field: one that a browser does not understand matches nothing. */
function matches<T>(selector: string, find: (selector: string) => T): T | undefined {
  try {
    return selector ? find(selector) : undefined;
  } catch {
    return undefined;
  }
}

function listen(target: EventTarget, types: readonly string[], run: (event: Event) => void): Cleanup {
  const gone = new AbortController();
  for (const type of types) target.addEventListener(type, run, { capture: true, passive: type !== 'click', signal: gone.signal });
  return () => gone.abort();
}

/** Also after the load event: an island may come late. */
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
  // A page that the browser has brought back to where it was.
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

/** Also when the date passes while the page is open. Timers take no more than some weeks: then it is looked at again. */
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

/** One timer that is set again when it ends: signs come by the hundred. */
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
    // Where that could not be used.
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

/** Without capture's reach: leaving something inside the body is no exit. */
const onExit: Arm = (_popup, open) => {
  const leave = ({ target }: Event) => target === document.body && open();
  return listen(document.body, ['mouseleave'], leave);
};

/** Also what comes later. A link to nowhere stays where it is. */
const onClick: Arm = ({ opener }, open) => {
  for (const one of matches(opener, (selector) => document.querySelectorAll<HTMLElement>(selector)) ?? []) one.style.cursor = 'pointer';
  return listen(document, ['click'], (event) => {
    const pressed = event.target instanceof Element && matches(opener, (selector) => (event.target as Element).closest(selector));
    if (!pressed) return;
    if (pressed.getAttribute('href') === '#') event.preventDefault();
    open();
  });
};

const arms: Record<PopupTrigger, Arm> = {
  load: onLoad,
  scroll: onScroll,
  'element-scroll': onElement,
  date: onDate,
  inactivity: onInactivity,
  exit: onExit,
  custom: onClick,
};

/** Waits for the popup's moment; returns how to stop waiting. */
export const arm: Arm = (popup, open, clock) => arms[popup.trigger](popup, open, clock);
