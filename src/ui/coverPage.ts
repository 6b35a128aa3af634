/**
 * Owns what a panel of the server's needs that covers the page and cannot be a `<dialog>`: the rest of the page is
 * inert and does not scroll, Escape closes the topmost one, and the focus goes in and comes back.
 */
import { sharedStore } from '../bridge/shared';
import { isolate } from './isolate';
import { lockScroll } from './scrollLock';

export interface CoverOptions {
  /** Asked by Escape, and by a click outside. */
  close(): void;
  /** What gets the focus back. Default: what has it now. */
  opener?: HTMLElement | null | undefined;
  /** What gets the focus; default: the first element that can have it, else the panel. */
  focus?: HTMLElement | null | undefined;
  /** Default true. */
  closesOnEscape?: boolean;
  /** Default true. */
  closesOutside?: boolean;
  /** Default true. */
  locksScroll?: boolean;
}

const FOCUSABLE = 'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex="0"]';

/** Open panels, the topmost last; of the page: several chunks bring this module. */
const covers = () => sharedStore<object[]>('covers', () => []);

const isSeen = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The panel itself where nothing in it can be focused yet: its style sheet may let it slide in. */
function focusIn(panel: HTMLElement, wanted: HTMLElement | null | undefined): void {
  const first = wanted ?? [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isSeen);
  first?.focus({ preventScroll: true });
  if (panel.contains(document.activeElement)) return;
  if (panel.tabIndex < 0) panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
}

function listen(panel: HTMLElement, { close, closesOnEscape = true, closesOutside = true }: CoverOptions): () => void {
  const life = new AbortController();
  const { signal } = life;
  const isTop = () => covers().at(-1) === panel && !document.querySelector('dialog:modal');
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !closesOnEscape || !isTop()) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  const isOutside = (target: EventTarget | null) =>
    target instanceof Element && target.isConnected && !panel.contains(target) && !target.closest('[role=status]');
  // What is inert lets a click through, to what is around the panel. Not the click that opened it.
  const since = performance.now();
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (closesOutside && timeStamp > since && isTop() && isOutside(target)) close();
    },
    { signal },
  );
  return () => life.abort();
}

/** Lets a panel cover the page; returns how to end that. The panel is in sight already. */
export function coverPage(panel: HTMLElement, options: CoverOptions): () => void {
  const { opener, focus, locksScroll = true } = options;
  const before = opener ?? (document.activeElement as HTMLElement | null);
  const undo = [isolate(panel), listen(panel, options), locksScroll ? lockScroll() : () => {}];
  covers().push(panel);
  focusIn(panel, focus);
  return () => {
    const isOurs = panel.contains(document.activeElement) || document.activeElement === document.body;
    for (const step of undo) step();
    const place = covers().indexOf(panel);
    if (place >= 0) covers().splice(place, 1);
    if (isOurs && before?.isConnected) before.focus({ preventScroll: true });
  };
}
