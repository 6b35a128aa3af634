/**
 * Owns how a visitor closes a popup without its button: by Escape, a click beside it, or the back gesture. Only the
 * topmost popup hears them.
 */
import { isTopCover } from '../../../src/bridge/page/covers';
import type { Cleanup } from '../../../src/island/types';
import { onBackGesture } from '../../../src/ui/covers/backGesture';
import { onPressBeside } from '../../../src/ui/covers/coverPage';
import { isInLayerOver } from '../../../src/ui/covers/layers';
import { OVER_POPUPS } from '../contract';

interface Leaving {
  /** The whole popup, which may cover the page. */
  widget: Element;
  /** The popup's box. */
  content: Element;
  closesOnEscape: boolean;
  closesOnBackground: boolean;
  close(): void;
}

/** True for an element that is neither in the popup's box nor in a layer over the popup. */
const isBeside = ({ widget, content }: Leaving, target: Element): boolean =>
  target.isConnected && !content.contains(target) && !target.closest(OVER_POPUPS) && !isInLayerOver(target, widget);

/** Closes the popup when Escape is released, unless something in the popup, or in a layer over it, has used the key. */
function hearEscape(popup: Leaving, signal: AbortSignal): void {
  const { widget, closesOnEscape, close } = popup;
  let isTaken = false;
  const press = ({ defaultPrevented, isComposing, target }: KeyboardEvent) => {
    isTaken =
      defaultPrevented ||
      isComposing ||
      !isTopCover(widget) ||
      (target instanceof Element && isInLayerOver(target, widget));
  };
  const letGo = () => {
    if (!isTaken && isTopCover(widget) && closesOnEscape) close();
    isTaken = false;
  };
  document.addEventListener('keydown', (event) => event.key === 'Escape' && press(event), { signal });
  document.addEventListener('keyup', ({ key }) => key === 'Escape' && letGo(), { signal });
}

/** Listens to everything that closes the popup; returns how to stop. */
export function listenForLeaving(popup: Leaving): Cleanup {
  const { widget, closesOnEscape, closesOnBackground, close } = popup;
  const openedAt = performance.now();
  const life = new AbortController();
  const { signal } = life;
  // A click from before the opening is the one that has opened the popup.
  const leave = ({ timeStamp }: Event) => closesOnBackground && isTopCover(widget) && timeStamp >= openedAt && close();
  hearEscape(popup, signal);
  onPressBeside((target) => isBeside(popup, target), leave, { signal });
  const stopGesture = closesOnEscape ? onBackGesture(() => isTopCover(widget) && close()) : () => {};
  return () => {
    life.abort();
    stopGesture();
  };
}
