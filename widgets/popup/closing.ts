/** Owns how a visitor leaves a popup without a button: Escape, and a click beside it. Only the topmost popup hears of them. */
import { isTopCover } from '../../src/bridge/page/covers';
import type { Cleanup } from '../../src/island/types';
import { onBackGesture } from '../../src/ui/backGesture';
import { isInLayerOver } from '../../src/ui/layers';
import { OVER_POPUPS } from './contract';

interface Leaving {
  /** All of it: it may cover the page. */
  widget: Element;
  /** What the shop sees as the popup. */
  content: Element;
  closesOnEscape: boolean;
  closesOnBackground: boolean;
  close(): void;
}

/** True for a place on the page that is not in the popup, and not in what lies over it. */
const isBeside = ({ widget, content }: Leaving, target: Element): boolean =>
  target.isConnected && !content.contains(target) && !target.closest(OVER_POPUPS) && !isInLayerOver(target, widget);

/** Escape closes when it is let go, unless something in the popup, or in a layer over it, had use for it. */
function hearEscape(popup: Leaving, signal: AbortSignal): void {
  const { widget, closesOnEscape, close } = popup;
  let isTaken = false;
  const press = ({ defaultPrevented, isComposing, target }: KeyboardEvent) => {
    isTaken = defaultPrevented || isComposing || !isTopCover(widget) || (target instanceof Element && isInLayerOver(target, widget));
  };
  const letGo = () => {
    if (!isTaken && isTopCover(widget) && closesOnEscape) close();
    isTaken = false;
  };
  document.addEventListener('keydown', (event) => event.key === 'Escape' && press(event), { signal });
  document.addEventListener('keyup', ({ key }) => key === 'Escape' && letGo(), { signal });
}

/** Listens until the popup is gone. */
export function listenForLeaving(popup: Leaving): Cleanup {
  const { widget, closesOnEscape, closesOnBackground, close } = popup;
  const openedAt = performance.now();
  const life = new AbortController();
  const { signal } = life;
  const click = ({ target, timeStamp }: MouseEvent) => {
    // Not the click that opened it.
    if (!closesOnBackground || !isTopCover(widget) || timeStamp < openedAt || !(target instanceof Element)) return;
    if (isBeside(popup, target)) close();
  };
  hearEscape(popup, signal);
  document.addEventListener('click', click, { signal });
  const stopGesture = closesOnEscape ? onBackGesture(() => isTopCover(widget) && close()) : () => {};
  return () => {
    life.abort();
    stopGesture();
  };
}
