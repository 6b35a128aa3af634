/**
 * Owns what every panel that covers the page needs, dialogs too: the rest of the page is inert and does not scroll,
 * Escape closes the topmost panel, the focus goes in and comes back, and what plays in a panel pauses with it. No panel
 * is the browser's own modal dialog, because that one's top layer would cover the layers of other scripts and make them
 * unusable.
 */
import { coverCount, enterCovers, isTopCover } from '../../bridge/page/covers';
import { isSeen } from '../../dom/seen';
import { onPressBeside } from '../presses/pressBeside';
import { onBackGesture } from './backGesture';
import { moveFocus, rememberOpener } from './focus';
import { isolate } from './isolate';
import { pauseIn, resumeIn } from './playing';
import { lockScroll } from './scrollLock';

export interface CoverOptions {
  /** Runs for Escape, for a phone's back gesture, and for a click outside. */
  close(): void;
  /** Gets the focus back. Default: the element that has it now. */
  opener?: HTMLElement | null | undefined;
  /** Returns what gets the focus back if the opener has left the page. */
  heir?: (() => HTMLElement | null | undefined) | undefined;
  /** Gets the focus. Default: the first element in the panel that can have it, otherwise the panel. */
  focus?: HTMLElement | null | undefined;
  /** Default true. */
  closesOnEscape?: boolean;
  /** Default true. */
  closesOutside?: boolean;
  /** Default true. */
  locksScroll?: boolean;
}

// Exported again, so that code that covers the page contains no copies of these.
export { onPressBeside, pauseIn, resumeIn };

const FOCUSABLE =
  'a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex="0"]';

/**
 * Moves the focus into the panel, or to the panel itself if nothing in it can have the focus yet: it may still slide
 * in.
 */
function focusIn(panel: HTMLElement, wanted: HTMLElement | null | undefined): void {
  moveFocus(
    wanted ??
      [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) =>
        isSeen(element, { visibilityProperty: true }),
      ),
  );
  if (panel.contains(document.activeElement)) return;
  if (panel.tabIndex < 0) panel.tabIndex = -1;
  moveFocus(panel);
}

/**
 * True outside the panel and its ancestors. The page behind is inert, so that is a layer of another script, or a
 * message.
 */
const isElsewhere = (panel: Element, target: EventTarget | null) =>
  target instanceof Element && !panel.contains(target) && !target.contains(panel);

function listen(panel: HTMLElement, { close, closesOnEscape = true, closesOutside = true }: CoverOptions): () => void {
  const life = new AbortController();
  const { signal } = life;
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target, defaultPrevented, isComposing } = event;
      if (
        key !== 'Escape' ||
        defaultPrevented ||
        isComposing ||
        !closesOnEscape ||
        isElsewhere(panel, target) ||
        !isTopCover(panel)
      )
        return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  // A press on an inert element reaches what is around the panel. The click that opened the panel does not count.
  const isOutside = (target: Element) => target !== panel && target.contains(panel);
  const since = performance.now();
  const leave = ({ timeStamp }: Event) => closesOutside && timeStamp > since && isTopCover(panel) && close();
  onPressBeside(isOutside, leave, { signal });
  const stopGesture = closesOnEscape ? onBackGesture(() => isTopCover(panel) && close()) : () => {};
  return () => {
    life.abort();
    stopGesture();
  };
}

/** Places elements that islands create above everything that is open already. */
export function putOnTop(...parts: readonly (HTMLElement | null)[]): void {
  for (const part of parts) part?.style.setProperty('--shop-islands-depth', `${coverCount()}`);
}

/** Makes a panel cover the page; returns how to end that. The panel must be visible already. */
export function coverPage(panel: HTMLElement, options: CoverOptions): () => void {
  const { opener, heir, focus, locksScroll = true } = options;
  const giveFocusBack = rememberOpener({
    panel,
    opener: opener ?? (document.activeElement as HTMLElement | null),
    heir,
  });
  resumeIn(panel);
  const undo = [
    () => pauseIn(panel),
    isolate(panel),
    listen(panel, options),
    locksScroll ? lockScroll() : () => {},
    enterCovers(panel),
    giveFocusBack,
  ];
  focusIn(panel, focus);
  return () => {
    for (const step of undo.splice(0)) step();
  };
}

/**
 * Shows a `<dialog>` over the page. The cover ends with the dialog's `close` event, which a form inside it may cause
 * too.
 * @param options `close` defaults to closing the dialog
 */
export function showDialog(dialog: HTMLDialogElement, options: Partial<CoverOptions> = {}): void {
  // Read first, because `show()` moves the focus.
  const opener = options.opener ?? (document.activeElement as HTMLElement | null);
  putOnTop(dialog);
  dialog.show();
  const release = coverPage(dialog, { close: () => dialog.close(), ...options, opener });
  dialog.addEventListener('close', function onClose() {
    // The event comes a task later, and by then the dialog may be open again.
    if (dialog.open) return;
    dialog.removeEventListener('close', onClose);
    release();
  });
}
