/**
 * Owns what every panel needs that covers the page, dialogs too: the rest of the page is inert and does not scroll, Escape
 * closes the topmost one, and the focus goes in and comes back. None is the browser's own modal dialog: its top layer would
 * cover the layers of other scripts, and kill them.
 */
import { coverCount, enterCovers, isTopCover } from '../bridge/page/covers';
import { isSeen } from '../dom/seen';
import { onBackGesture } from './backGesture';
import { moveFocus, rememberOpener } from './focus';
import { isolate } from './isolate';
import { lockScroll } from './scrollLock';

export interface CoverOptions {
  /** Asked by Escape, a phone's back gesture, and a click outside. */
  close(): void;
  /** What gets the focus back. Default: what has it now. */
  opener?: HTMLElement | null | undefined;
  /** What gets the focus back if the opener has left the page. */
  heir?: (() => HTMLElement | null | undefined) | undefined;
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

/** The panel itself where nothing in it can be focused yet: its style sheet may let it slide in. */
function focusIn(panel: HTMLElement, wanted: HTMLElement | null | undefined): void {
  moveFocus(wanted ?? [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find((element) => isSeen(element, { visibilityProperty: true })));
  if (panel.contains(document.activeElement)) return;
  if (panel.tabIndex < 0) panel.tabIndex = -1;
  moveFocus(panel);
}

/** The page behind is inert: what is neither in the panel nor around it is a layer of another script, or a message. */
const isElsewhere = (panel: Element, target: EventTarget | null) => target instanceof Element && !panel.contains(target) && !target.contains(panel);

function listen(panel: HTMLElement, { close, closesOnEscape = true, closesOutside = true }: CoverOptions): () => void {
  const life = new AbortController();
  const { signal } = life;
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, target, defaultPrevented, isComposing } = event;
      if (key !== 'Escape' || defaultPrevented || isComposing || !closesOnEscape || isElsewhere(panel, target) || !isTopCover(panel)) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  // What is inert lets a click through, to what is around the panel. Not the click that opened it.
  const isOutside = (target: EventTarget | null) => target instanceof Element && target !== panel && target.contains(panel);
  const since = performance.now();
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (closesOutside && timeStamp > since && isTopCover(panel) && isOutside(target)) close();
    },
    { signal },
  );
  const stopGesture = closesOnEscape ? onBackGesture(() => isTopCover(panel) && close()) : () => {};
  return () => {
    life.abort();
    stopGesture();
  };
}

/** Puts what islands make themselves over what is open already. */
export function putOnTop(...parts: readonly (HTMLElement | null)[]): void {
  for (const part of parts) part?.style.setProperty('--shop-islands-depth', `${coverCount()}`);
}

/** Lets a panel cover the page; returns how to end that. The panel is in sight already. */
export function coverPage(panel: HTMLElement, options: CoverOptions): () => void {
  const { opener, heir, focus, locksScroll = true } = options;
  const giveFocusBack = rememberOpener({ panel, opener: opener ?? (document.activeElement as HTMLElement | null), heir });
  const undo = [isolate(panel), listen(panel, options), locksScroll ? lockScroll() : () => {}, enterCovers(panel), giveFocusBack];
  focusIn(panel, focus);
  return () => {
    for (const step of undo.splice(0)) step();
  };
}

/**
 * Shows a `<dialog>` over the page. It is over with its `close` event, which a form in it may cause, too.
 * @param options `close` defaults to closing the dialog
 */
export function showDialog(dialog: HTMLDialogElement, options: Partial<CoverOptions> = {}): void {
  // `show()` moves the focus by itself.
  const opener = options.opener ?? (document.activeElement as HTMLElement | null);
  putOnTop(dialog);
  dialog.show();
  const release = coverPage(dialog, { close: () => dialog.close(), ...options, opener });
  dialog.addEventListener('close', function onClose() {
    // Told a task later: by then it may be open again.
    if (dialog.open) return;
    dialog.removeEventListener('close', onClose);
    release();
  });
}
